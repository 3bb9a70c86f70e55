import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pressureAtAltitude, SEA_LEVEL_PRESSURE } from './atmosphere.ts';
import { formatNumber } from './format.ts';
import { pumpDuty } from './formulas/condensate-pump.ts';
import { steamKv, XT_GLOBE } from './formulas/control-valve.ts';
import { waterDewPoint } from './formulas/dew-point.ts';
import { dissolvedOxygen } from './formulas/dissolved-oxygen.ts';
import { flash } from './formulas/flash.ts';
import { densityError } from './formulas/flow-meter.ts';
import { COMBUSTION, DRY_WOOD, excessAir } from './formulas/flue-gas.ts';
import { FUEL_DATA, GLP_HEATING_VALUE, IPCC } from './formulas/fuels.ts';
import { pipeOfSize } from './formulas/pipe-sizes.ts';
import { reducerOutlet } from './formulas/pressure-reducer.ts';
import { reliefArea, relievingPressure } from './formulas/safety-valve.ts';
import { diameterForVelocity, lineDrop, steamVelocity } from './formulas/steam-pipe.ts';
import { failedTrapLoss } from './formulas/steam-trap.ts';
import { saturationPressure, saturationTemperature } from './if97/saturation.ts';
import { liquidAt, saturatedAtPressure, wetSteam } from './if97/states.ts';
import { absolute, of, type Quantity, si, valueIn } from './quantities.ts';
import { solved } from './solved.ts';
import { answerIn } from './tables/cells.ts';
import { economizerCase, economizerCaseFuel } from './tables/generation.ts';

const SAN_JOSE = solved(pressureAtAltitude(of(1150, 'm')));

function at(barg: number, site: Quantity<'pressure'> = SEA_LEVEL_PRESSURE) {
  return solved(saturatedAtPressure(absolute(of(barg, 'barg'), site)));
}

/** Enthalpy of water in kJ/kg. */
function water(celsius: number): number {
  return valueIn(solved(liquidAt(of(10, 'bar'), of(celsius, '°C'))).h, 'kJ/kg');
}

const kJ = (h: Quantity<'specificEnergy'>) => valueIn(h, 'kJ/kg');
const celsius = (T: Quantity<'temperature'>) => valueIn(T, '°C');
const flashed = (from: number, to = 0) => solved(flash(at(from).p, at(to).p)).fraction;

function line(dn: 80 | 100, kgh = 2000) {
  const { p, T, vg } = at(7);
  const { inside: diameter } = pipeOfSize(dn);
  const flow = of(kgh, 'kg/h');
  const drop = lineDrop(
    { flow, pressure: p, temperature: T, specificVolume: vg, diameter },
    of(1, 'm'),
  );
  return solved(drop);
}

function relief(set: number, over: number, site = SEA_LEVEL_PRESSURE) {
  const input = {
    flow: of(1000, 'kg/h'),
    set: of(set, 'barg'),
    overpressure: of(over, '%'),
    atmosphere: site,
  };
  const relieving = relievingPressure(input);
  return {
    relieving: valueIn(relieving, 'kPa'),
    area: valueIn(solved(reliefArea(input.flow, relieving)), 'mm²'),
  };
}

/** A stuck reducer of Kvs 16 fed at 10 barg, into a line that relieves at 3,5 barg. */
function stuckReducer(): number {
  const { p, vg } = at(10);
  const downstream = of(3.5 * 1.1 + 1.01325, 'bar');
  const one = steamKv({
    flow: of(1000, 'kg/h'),
    upstream: p,
    downstream,
    density: si('density', 1 / vg),
    xT: XT_GLOBE,
  });
  return (16 / valueIn(solved(one).kv, 'Kv')) * 1000;
}

const steam7 = kJ(at(7).hg);
const useful = (steam7 - water(80)) / 3.6;
const blowdown = (0.03 / 0.97) * (kJ(at(7).hf) - water(80));
const returned = water(90) - water(25);
const boilerHeat = (1000 * (steam7 - water(90))) / 0.82;
const tonOfBunker = boilerHeat / 41.72 / 1000;
const wetWood = (moisture: number) =>
  valueIn(DRY_WOOD, 'MJ/kg') * (1 - moisture) - 2.443 * moisture;
const carnot = (sink: number, source: number) => (sink + 273.15) / (sink - source);
const dew = (fuel: 'glp' | 'diesel') =>
  celsius(solved(waterDewPoint(COMBUSTION[fuel], of(15, '%'), SEA_LEVEL_PRESSURE)));
const density = (barg: number, site?: Quantity<'pressure'>) => 1 / at(barg, site).vg;
const altitudeError = (barg: number) => 100 * (density(barg) / density(barg, SAN_JOSE) - 1);
const unnoticed = solved(densityError(si('density', density(7)), si('density', density(6))));
const economizer = economizerCase();
const flashVolume = (fraction: number, barg: number) => {
  const { vg, vf } = at(barg);
  return (100 * fraction * vg) / (fraction * vg + (1 - fraction) * vf);
};

/** `{}` stands where the page prints the figure; the text around it says which one is meant. */
const FIGURES: readonly (readonly [file: string, text: string, value: number, figures: number])[] =
  [
    ['about', 'la atmósfera da {} kPa', valueIn(SAN_JOSE, 'kPa'), 2],
    ['about', 'el agua hierve a {} °C', celsius(solved(saturationTemperature(SAN_JOSE))), 2],
    [
      'features',
      'cuesta {} % del combustible frente a alimentación a 80 °C',
      100 * ((kJ(at(7).hf) - water(80)) / (steam7 - water(80))) * 0.01,
      2,
    ],
    [
      'features',
      'o {} % frente a reposición a 25 °C',
      (kJ(at(7).hf) - water(25)) / (steam7 - water(80)),
      2,
    ],
    ['features', 'van a unos {} m/s', line(100).velocity, 2],
    ['features', 'pierden cerca de {} mbar por metro', line(100).gradient / 100, 1],
    ['features', 'A 2 barg el vapor cede {} kJ/kg', kJ(at(2).hfg), 4],
    ['features', 'a 7 barg, {}:', kJ(at(7).hfg), 4],
    [
      'features',
      'a 3 barg se condensa a {} °C',
      celsius(solved(saturationTemperature(si('pressure', 0.9 * at(3).p)))),
      3,
    ],
    ['features', 'en vez de {} °C, y la película', celsius(at(3).T), 3],
    [
      'features',
      'del orden de {} kg/h de vapor',
      valueIn(solved(failedTrapLoss(of(3, 'mm'), at(7).p, SEA_LEVEL_PRESSURE)), 'kg/h'),
      1,
    ],
    [
      'features',
      'cerca de {} % menos calor por kilogramo',
      (100 * returned) / (steam7 - water(25)),
      2,
    ],
    ['features', '{} % del condensado se vuelve vapor flash', 100 * flashed(7), 3],
    [
      'features',
      '10 m de subida son {} bar',
      valueIn(solved(pumpDuty(of(10, 'm'), of(0, 'barg'))).head, 'barg'),
      2,
    ],
    ['features', 'el exceso ronda {} %', 100 * solved(excessAir(of(3, '%'), COMBUSTION.diesel)), 2],
    ['home', 'sale con {} kJ/kg', kJ(at(7).hf), 3],
    [
      'home',
      'saturado pediría unos {} barg',
      valueIn(solved(saturationPressure(of(300, '°C'))), 'bar') - 1,
      2,
    ],
    ['home', '50 % de agua entrega unos {} MJ/kg', wetWood(0.5), 1],
    ['home', 'con 20 %, unos {}', wetWood(0.2), 3],
    ['equipment/calderas-vapor', 'value: "{}" unit: kW', useful + blowdown / 3.6, 3],
    ['equipment/calderas-vapor', 'a 10 barg el vapor ocupa {} m³/kg', at(10).vg, 3],
    ['equipment/calderas-vapor', 'a 3 barg, {}.', at(3).vg, 3],
    ['equipment/calderas-vapor', 'el factor es {}', 2256.5 / (steam7 - water(80)), 3],
    ['equipment/calderas-vapor', 'diésel rinde {} kWh', (38.66 / 3.6) * 0.82, 2],
    ['equipment/calderas-vapor', 'uno de búnker, {};', (41.72 / 3.6) * 0.82, 2],
    [
      'equipment/calderas-vapor',
      'kilogramo de GLP, {},',
      (valueIn(GLP_HEATING_VALUE, 'MJ/kg') / 3.6) * 0.88,
      3,
    ],
    ['equipment/calderas-vapor', 'y uno de leña, {}.', (15.6 / 3.6) * 0.75, 2],
    ['equipment/calderas-vapor', 'límite L de 3 000 ppm, {} %', (100 * 150) / (3000 - 150), 2],
    ['equipment/calderas-agua-caliente', '4,4 a {} unit', 437, 3],
    [
      'equipment/calderas-agua-caliente',
      'agua se dilata {} %',
      100 *
        (solved(liquidAt(of(4, 'bar'), of(90, '°C'))).v /
          solved(liquidAt(of(4, 'bar'), of(20, '°C'))).v -
          1),
      2,
    ],
    [
      'equipment/calderas-agua-caliente',
      'En 3 horas son unos {} kW',
      (15 * 0.997 * (water(60) - water(25))) / 3 / 3.6,
      1,
    ],
    ['equipment/calderas-agua-caliente', 'los gases de GLP condensan a unos {} °C', dew('glp'), 2],
    ['equipment/calderas-agua-caliente', 'los de diésel a unos {} °C', dew('diesel'), 2],
    ['equipment/desaireadores', '0,2 barg equivalen a {} °C', celsius(at(0.2, SAN_JOSE).T), 3],
    [
      'equipment/desaireadores',
      'para 105 °C hacen falta {} barg',
      valueIn(solved(saturationPressure(of(105, '°C'))), 'bar') - SAN_JOSE / 1e5,
      2,
    ],
    [
      'equipment/desaireadores',
      '6 000 h al año y {} mg/L',
      valueIn(solved(dissolvedOxygen(of(85, '°C'), SAN_JOSE)), 'mg/L'),
      2,
    ],
    [
      'equipment/desaireadores',
      '15 min a 105 °C, {} m³ útiles',
      (10_000 / 4) * solved(liquidAt(of(2, 'bar'), of(105, '°C'))).v,
      2,
    ],
    [
      'equipment/bombas-calor',
      'value: "{}" label: límite de Carnot de 100 a 180',
      carnot(180, 100),
      2,
    ],
    ['equipment/bombas-calor', 'queda entre {} y', 0.4 * carnot(65, 35), 2],
    ['equipment/bombas-calor', 'y {}; de 100 a 180', 0.6 * carnot(65, 35), 2],
    [
      'equipment/bombas-calor',
      'fuente debe estar a unos {} °C (60 % de Carnot)',
      180 - (0.6 * 453.15) / 4,
      3,
    ],
    ['equipment/bombas-calor', 'o a {} °C (50 %)', 180 - (0.5 * 453.15) / 4, 3],
    ['equipment/bombas-calor', 'emite unos {} kg de CO₂', ((2.613 / 38.66) * 3.6) / 0.82, 1],
    [
      'equipment/economizadores',
      'unas {} t de GLP',
      (valueIn(economizerCaseFuel(), 'kg/h') * answerIn(economizer, 'share', '1') * 4000) / 1000,
      2,
    ],
    ['equipment/economizadores', '{} t de CO₂ menos', answerIn(economizer, 'carbon', 't CO₂'), 3],
    [
      'equipment/economizadores',
      '{} kg de gases por kg de GLP',
      answerIn(economizer, 'gases', 'kg/h') / valueIn(economizerCaseFuel(), 'kg/h'),
      3,
    ],
    ['equipment/economizadores', 'saturación ({} °C a 7 barg)', celsius(at(7).T) - 15, 3],
    ['products/bombas-mecanicas-condensado', '{} kg/h de flash son', 1000 * flashed(7), 3],
    [
      'products/bombas-mecanicas-condensado',
      'son {} m³/h a nivel',
      1000 * flashed(7) * at(0).vg,
      3,
    ],
    [
      'products/bombas-mecanicas-condensado',
      'piden {} mm de diámetro',
      1000 * Math.sqrt((4 * 1000 * flashed(7) * at(0).vg) / 3600 / Math.PI / 15),
      2,
    ],
    ['products/bombas-mecanicas-condensado', 'a 3 barg ({} °C)', celsius(at(3).T), 4],
    ['products/bombas-mecanicas-condensado', 'vapor a {} °C. La carga', celsius(at(1).T), 4],
    [
      'products/bombas-mecanicas-condensado',
      '(143,7 − 80) = {} %',
      (100 * (celsius(at(1).T) - 80)) / (celsius(at(3).T) - 80),
      2,
    ],
    ['products/bombas-mecanicas-condensado', '25 °C son {} kW', (1000 * returned) / 3600, 2],
    [
      'products/dispositivos-auxiliares',
      'absolutos de presión parcial: {} °C',
      celsius(solved(saturationTemperature(si('pressure', 0.9 * at(7).p)))),
      3,
    ],
    [
      'products/dispositivos-auxiliares',
      '15 minutos equivale a {} kg/h',
      (4 * 30 * 16.07 * 0.49 * 145) / kJ(at(7).hfg),
      2,
    ],
    ['products/medidores-flujo', '({} kg/m³) en una línea', density(7), 3],
    ['products/medidores-flujo', '6 barg ({} kg/m³)', density(6), 3],
    ['products/medidores-flujo', 'indica {} % de más si es vórtice', 100 * unnoticed.vortex, 3],
    ['products/medidores-flujo', 'vórtice y {} % de más', 100 * unnoticed.differential, 2],
    [
      'products/medidores-flujo',
      'la mezcla tiene {} kg/m³',
      1 / solved(wetSteam(of(4, 'bar'), of(80, '%'))).v,
      3,
    ],
    ['products/totalizadores', 'densidad {} % a 7 barg', altitudeError(7), 2],
    ['products/totalizadores', '{} % a 3 barg', altitudeError(3), 2],
    ['products/totalizadores', 'y {} % a 1 barg', altitudeError(1), 2],
    ['products/totalizadores', 'lleva {} kW referidos', steam7 / 3.6, 3],
    ['products/totalizadores', 'consumo neto es {} kW', (steam7 - water(90)) / 3.6, 3],
    [
      'products/valvulas-reductoras',
      'sale a unos {} °C',
      celsius(
        solved(
          reducerOutlet(
            of(15, 'bar'),
            of(1.5, 'bar'),
            solved(saturatedAtPressure(of(15, 'bar'))).hg,
          ),
        ).T,
      ),
      3,
    ],
    ['products/valvulas-reductoras', 'deja pasar unos {} kg/h', stuckReducer(), 3],
    [
      'products/valvulas-reductoras',
      '25 m/s piden {} mm',
      1000 * solved(diameterForVelocity(of(1000, 'kg/h'), at(10).vg, of(25, 'm/s'))),
      2,
    ],
    [
      'products/valvulas-reductoras',
      '3 barg, {} mm',
      1000 *
        solved(
          diameterForVelocity(
            of(1000, 'kg/h'),
            solved(reducerOutlet(at(10).p, at(3).p, at(10).hg)).v,
            of(25, 'm/s'),
          ),
        ),
      2,
    ],
    ['products/valvulas-seguridad', 'P₁ = {} kPa', relief(7, 10).relieving, 3],
    ['products/valvulas-seguridad', 'y A = {} mm²', relief(7, 10).area, 3],
    [
      'products/valvulas-seguridad',
      '(88 kPa) la cuenta da {} mm²',
      relief(7, 10, SAN_JOSE).area,
      3,
    ],
    ['products/vapor-puro', 'debe marcar {} bar más', (SEA_LEVEL_PRESSURE - SAN_JOSE) / 1e5, 2],
    [
      'products/vapor-puro',
      'de 7 a 2,5 barg lo sobrecalienta {} K',
      solved(reducerOutlet(at(7).p, at(2.5).p, at(7).hg)).superheat,
      2,
    ],
    ['products/vapor-puro', 'bastarían {} min a 134 °C', 15 / 10 ** ((134 - 121.1) / 10), 2],
    ['products/valvulas-corte', 'la fricción es de unos {} Pa/m', line(100).gradient, 2],
    ['services/desarrollo-ingenierias', 'circulan a {} m/s en DN 100', line(100).velocity, 2],
    [
      'services/desarrollo-ingenierias',
      'y a {} m/s en DN 80',
      steamVelocity(of(2000, 'kg/h'), at(7).vg, pipeOfSize(80).inside),
      2,
    ],
    ['services/analisis-sistemas', 'condensa {} kg/h de vapor', (880 * 3.6) / kJ(at(7).hfg), 2],
    ['products/valvulas-corte', 'unos {} L de búnker', (13_600 * 3.6) / 0.82 / 41.72, 3],
    ['equipment/bombas-calor', 'combustible, es {}.', 2.5 * 0.82, 3],
    ['services/desarrollo-ingenierias', '0,82 = {}.', 2.5 * 0.82, 3],
    ['services/gestion-energia', '25 °C ahorra {} MJ. Con', returned, 3],
    ['services/gestion-energia', 'son {} litros de diésel', returned / 0.82 / 38.66, 2],
    ['services/gestion-energia', 'dan {} kg de vapor por litro', 1000 / tonOfBunker, 3],
    ['services/gestion-energia', 'pide unos {} L', tonOfBunker, 2],
    ['services/gestion-energia', 'con {} kJ/kg, contados', steam7, 4],
    ['services/gestion-energia', 'conserva {} kJ/kg', kJ(at(7).hf), 3],
    ['services/gestion-energia', '{} % de su masa', 100 * flashed(7), 3],
    [
      'services/analisis-sistemas',
      'requiere unos {} kg de vapor',
      (5000 * 3.8 * 70) / kJ(at(3).hfg),
      2,
    ],
  ];

function copyOf(file: string): string {
  return readFileSync(`content/${file}.yaml`, 'utf8').replace(/\s+/g, ' ');
}

describe('a figure of the copy', () => {
  it.each(FIGURES)('%s: «%s»', (file, text, value, figures) => {
    const printed = text.replace('{}', formatNumber(value, figures)).replace(/\s+/g, ' ');
    expect(copyOf(file).includes(printed), `${printed} (${value})`).toBe(true);
  });

  it('of flash steam in a return line is more than 99 % at 0 barg, and less at 1.7 barg', () => {
    expect(flashVolume(flashed(7), 0)).toBeGreaterThan(99);
    expect(flashVolume(flashed(7, 1.7), 1.7)).toBeLessThan(99);
    const told = copyOf('services/gestion-energia').includes('de 7 a 0 barg ocupa más de 99 %');
    expect(told).toBe(true);
  });

  it('of GLP is one everywhere', () => {
    expect(valueIn(FUEL_DATA.glp.heatingValue, 'MJ/L')).toBeCloseTo(24.89, 2);
    expect(valueIn(IPCC.glp.heatingValue, 'MJ/kg')).toBeCloseTo(47.3, 9);
    for (const file of ['equipment/economizadores', 'equipment/calderas-vapor']) {
      expect(copyOf(file).includes('47,3'), file).toBe(false);
    }
  });
});
