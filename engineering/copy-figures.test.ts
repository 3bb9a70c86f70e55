import { describe, expect, it } from 'vitest';
import { SEA_LEVEL_PRESSURE } from './atmosphere.ts';
import { calculator as boiler } from './calculators/calderas-vapor.ts';
import { calculator as failedTraps } from './calculators/flash-trampas.ts';
import { calculator as steamTable } from './calculators/tabla-vapor.ts';
import { ANALYSES, excessAirFromOxygen } from './formulas/combustion.ts';
import { pumpDuty } from './formulas/condensate-pump.ts';
import { dissolvedOxygen } from './formulas/dissolved-oxygen.ts';
import { FUEL_DATA, GLP_HEATING_VALUE, IPCC } from './formulas/fuels.ts';
import { pipeOfSize } from './formulas/pipe-sizes.ts';
import { reducerOutlet } from './formulas/pressure-reducer.ts';
import { steamVelocity } from './formulas/steam-pipe.ts';
import { failedTrapLoss, TRAP_DISCHARGE } from './formulas/steam-trap.ts';
import { saturationPressure, saturationTemperature } from './if97/saturation.ts';
import { liquidAt, wetSteam } from './if97/states.ts';
import { usedPower } from './plant/destinations.ts';
import { withMeasures } from './plant/measures.ts';
import { EXAMPLE_PLANT, solveForSameHeat, solveOperation } from './plant/model.ts';
import { of, si, valueIn } from './quantities.ts';
import { solved } from './solved.ts';
import { answerIn, ask } from './tables/cells.ts';
import { economizerCaseFuel, fuelConsumption } from './tables/generation.ts';
import {
  at,
  carnot,
  celsius,
  copyOf,
  dew,
  economizer,
  type Figure,
  flashed,
  kJ,
  liftAt,
  line,
  printedAs,
  returned,
  SAN_JOSE,
  steam7,
  useful,
  water,
  wetWood,
} from './testing/copy-figures.ts';

const today = solved(solveOperation(EXAMPLE_PLANT));
const lost = 100 * (1 - usedPower(today.destinations) / today.balance.fuel);
const improved = withMeasures(EXAMPLE_PLANT, ['retorno', 'economizador']);
const recoverable =
  today.year.cost - solved(solveForSameHeat(improved, today.destinations)).year.cost;
const openTrap = ask(failedTraps, { failed: of(1, 'unidades') });
/** As the copy prints it: its further figures follow from that, for a reader with a pencil. */
const rounded = Number(answerIn(openTrap, 'perTrap', 'kg/h').toPrecision(2));

/** In % of the fuel: one bar less, and what of it comes from the cooler stack. */
const lower = withMeasures(EXAMPLE_PLANT, ['presion']);
const { efficiency = of(0, '%') } = lower.values;
const gained = 100 * (efficiency - (EXAMPLE_PLANT.values.efficiency ?? 0));
const stackOnly = { ...EXAMPLE_PLANT, values: { ...EXAMPLE_PLANT.values, efficiency } };
const [byPressure = 0, byStack = 0] = [lower, stackOnly].map(
  (state) =>
    100 *
    (1 - solved(solveForSameHeat(state, today.destinations)).balance.fuel / today.balance.fuel),
);

const oxygenAtSea = (celsius: number) =>
  valueIn(solved(dissolvedOxygen(of(celsius, '°C'), SEA_LEVEL_PRESSURE)), 'mg/L');

/** In DN 125 the steam that the drawing's tank takes at 64 °C, after its valve. */
const deaeratorPipe = (() => {
  const { p } = at(0.2);
  const { v } = solved(reducerOutlet(at(7).p, p, solved(wetSteam(at(7).p, of(98, '%'))).h));
  const { inside } = pipeOfSize(125);
  return valueIn(steamVelocity(of(722, 'kg/h'), v, inside), 'm/s');
})();

const FIGURES: readonly Figure[] = [
  [
    'services/gestion-energia',
    'value: "{}", unit: "%", label: "del combustible se pierde',
    lost,
    2,
  ],
  // With the heating values of the boilers' own table.
  ['services/gestion-energia', 'solo por los gases: unos {} % sobre', (91.7 * 36.2) / 38.66, 2],
  ['services/gestion-energia', 'de su {} %', byPressure, 2],
  ['services/gestion-energia', '{} puntos vienen de la chimenea', byStack, 1],
  ['services/gestion-energia', 'la eficiencia sube {} puntos', gained, 2],
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
  [
    'features',
    'el exceso ronda {} %',
    100 * solved(excessAirFromOxygen(of(3, '%'), ANALYSES.diesel)),
    2,
  ],
  ['home', 'sale con {} kJ/kg', kJ(at(7).hf), 3],
  [
    'home',
    'saturado pediría unos {} barg',
    valueIn(solved(saturationPressure(of(300, '°C'))), 'bar') - 1,
    2,
  ],
  ['home', '50 % de agua entrega unos {} MJ/kg', wetWood(0.5), 2],
  ['home', 'con 20 %, unos {}', wetWood(0.2), 3],
  ['equipment/calderas-vapor', 'value: "{}" unit: kW', useful, 3],
  ['equipment/calderas-vapor', 'vapor cede {} kJ al condensar', kJ(at(7).hfg), 4],
  ['equipment/calderas-vapor', 'siempre a unos {} °C', celsius(at(7).T), 3],
  ['equipment/calderas-vapor', 'brida sale {} % a 3 barg', (100 * at(7).vg) / at(3).vg, 2],
  ['equipment/calderas-vapor', 'y {} % a 1 barg', (100 * at(7).vg) / at(1).vg, 2],
  ['equipment/calderas-vapor', 'el factor es {}', 2256.5 / (steam7 - water(80)), 3],
  ['equipment/calderas-vapor', 'diésel rinde {} kWh', (38.66 / 3.6) * 0.82, 2],
  ['equipment/calderas-vapor', 'uno de búnker, {};', (41.72 / 3.6) * 0.82, 2],
  [
    'equipment/calderas-vapor',
    'kilogramo de GLP, {},',
    (valueIn(GLP_HEATING_VALUE, 'MJ/kg') / 3.6) * 0.88,
    3,
  ],
  ['equipment/calderas-vapor', 'y uno de madera, {}.', (15.6 / 3.6) * 0.75, 2],
  ['equipment/calderas-vapor', 'límite L de 3 000 ppm, {} %', (100 * 150) / (3000 - 150), 2],
  // With the net heating value of the boilers' own table.
  [
    'equipment/calderas-agua-caliente',
    '{} % sobre el poder inferior es 86 % sobre el superior',
    (86 * 38.66) / 36.2,
    2,
  ],
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
  ['equipment/desaireadores', 'solo baja de {} a', oxygenAtSea(25), 2],
  ['equipment/desaireadores', 'solo baja de 8,3 a {} mg/L', oxygenAtSea(90), 2],
  ['equipment/desaireadores', '0,2 barg equivalen a {} °C', celsius(at(0.2, SAN_JOSE).T), 3],
  ['equipment/desaireadores', 'del mar, {} °C en San José', celsius(at(0.2, SAN_JOSE).T), 3],
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
  ['equipment/desaireadores', 'a 0,2 barg van a {} m/s', deaeratorPipe, 2],
  [
    'equipment/bombas-calor',
    'value: "{}" label: Límite de Carnot de 100 a 180',
    carnot(180, 100),
    2,
  ],
  ['equipment/bombas-calor', 'COP de {} con 25 K de salto', 0.5 * carnot(45, 20), 2],
  ['equipment/bombas-calor', 'a {} con 55 K.', 0.5 * carnot(120, 65), 2],
  ['equipment/bombas-calor', 'saltos de {} a unos 11', liftAt(0.5, 4), 2],
  ['equipment/bombas-calor', 'saltos de 45 a unos {} K', liftAt(0.5, 16), 2],
  [
    'equipment/bombas-calor',
    'fuente debe estar a unos {} °C (60 % de Carnot)',
    180 - (0.6 * 453.15) / 4,
    3,
  ],
  ['equipment/bombas-calor', 'o a {} °C (50 %)', 180 - (0.5 * 453.15) / 4, 3],
  ['equipment/bombas-calor', 'emite unos {} kg de CO₂', ((2.613 / 38.66) * 3.6) / 0.82, 1],
  [
    'equipment/bombas-calor',
    'evita unos {} kg por kWh',
    ((2.613 / 38.66) * 3.6) / 0.82 - 0.0415 / 4,
    2,
  ],
  [
    'equipment/economizadores',
    'value: "{}" unit: "%" label: "Menos combustible, con GLP y gases de 240 a 140',
    answerIn(economizer, 'share', '%'),
    2,
  ],
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
    answerIn(economizer, 'gases', 'kg/h') /
      (valueIn(economizerCaseFuel(), 'kg/h') * (1 - answerIn(economizer, 'share', '1'))),
    3,
  ],
  [
    'equipment/economizadores',
    'calor específico ({} kJ/(kg·K) con GLP',
    answerIn(economizer, 'recovered', 'kW') / (answerIn(economizer, 'gases', 'kg/s') * 100),
    3,
  ],
  ['equipment/economizadores', 'a 7 barg ({} °C), hasta', celsius(at(7).T), 3],
  ['equipment/economizadores', '(170 °C), hasta {} °C.', celsius(at(7).T) - 15, 3],
  ['equipment/bombas-calor', 'que son ₡ {}/kWh', (620 * 3.6) / 38.66, 3],
  ['equipment/bombas-calor', '/kWh, es {}.', (0.82 * 75 * 38.66) / (620 * 3.6), 3],
  [
    'services/gestion-energia',
    'value: "₡ {}", unit: "M", label: "de ahorro al año: ejemplo con economizador y 85 % de retorno"',
    recoverable / 1e6,
    2,
  ],
  [
    'services/analisis-sistemas',
    'value: "₡ {}", unit: "M", label: "al año por trampa abierta: 3,2 mm, 7 barg, 6 000 h, ₡ 47/kg',
    answerIn(openTrap, 'trapCost', '₡') / 1e6,
    2,
  ],
  ['services/gestion-energia', '({} generados)', valueIn(today.balance.steam, 'kg/h'), 3],
  [
    'services/analisis-sistemas',
    'a ₡ {}/kg de vapor generado',
    answerIn(ask(boiler, {}), 'costPerTonne', '₡/t') / 1000,
    2,
  ],
  [
    'services/analisis-sistemas',
    'se pierden unos {} kg/h',
    answerIn(openTrap, 'perTrap', 'kg/h'),
    2,
  ],
  ['services/analisis-sistemas', 'cerca de {} t en 6 000 horas', 6 * rounded, 3],
  [
    'products/dispositivos-auxiliares',
    'value: "{}" unit: kg/h label: Fuga por un orificio de 3,2 mm a 7 barg',
    answerIn(openTrap, 'perTrap', 'kg/h'),
    2,
  ],
  [
    'products/dispositivos-auxiliares',
    'en San José se van unos {} kg/h: cerca',
    answerIn(openTrap, 'perTrap', 'kg/h'),
    2,
  ],
  ['products/dispositivos-auxiliares', 'cerca de {} t de vapor en 6 000 h', 6 * rounded, 3],
  [
    'products/valvulas-seguridad',
    'en San José, unos {} kg/h de vapor',
    valueIn(solved(failedTrapLoss(of(3, 'mm'), at(7, SAN_JOSE).p, SAN_JOSE)), 'kg/h'),
    2,
  ],
  ['products/dispositivos-auxiliares', '(coeficiente {})', TRAP_DISCHARGE, 2],
  ['products/valvulas-seguridad', '(coeficiente {})', TRAP_DISCHARGE, 2],
  ['services/analisis-sistemas', 'son ₡ {} millones', answerIn(openTrap, 'trapCost', '₡') / 1e6, 2],
  ['services/analisis-sistemas', 'son ₡ {} millones', (6 * rounded * 47) / 1000, 2],
];

describe('a figure of the copy', () => {
  it.each(FIGURES.map((figure) => [figure[0], printedAs(figure)] as const))(
    '%s: «%s»',
    (file, printed) => expect(copyOf(file).includes(printed)).toBe(true),
  );

  it('at a gauge pressure is that of sea level, which is said beside it, and the steam table starts there', () => {
    const table = ask(steamTable, { pressure: of(7, 'barg') });
    for (const [key, as] of [
      ['hf', 'hf'],
      ['hfg', 'hfg'],
      ['h', 'hg'],
    ] as const) {
      expect(answerIn(table, key, 'kJ/kg')).toBeCloseTo(kJ(at(7)[as]), 6);
    }
    const told = ['home', 'services/gestion-energia', 'services/analisis-sistemas'];
    for (const file of told) expect(copyOf(file), file).toMatch(/nivel del mar[^>]*kJ\/kg/i);
    expect(copyOf('home')).toContain('presiones manométricas a nivel del mar');
  });

  it('of a fuel stands on the basis that the head of its table names, with what is burnt for it', () => {
    expect(copyOf('equipment/calderas-vapor')).toContain(
      'Poder calorífico inferior, Eficiencia en',
    );
    for (const [fuel, ...cells] of fuelConsumption().slice(0, 4)) {
      expect(cells.join(), fuel).not.toMatch(/inferior|superior/);
      const [heat = 0, efficiency = 0, burnt = 0] = cells.map((cell) =>
        Number.parseFloat(cell.replace(',', '.')),
      );
      expect((heat * burnt * efficiency) / 360 / useful, fuel).toBeCloseTo(1, 2);
    }
  });

  it('of GLP is one everywhere', () => {
    expect(valueIn(FUEL_DATA.glp.heatingValue, 'MJ/L')).toBeCloseTo(24.89, 2);
    expect(valueIn(IPCC.glp.heatingValue, 'MJ/kg')).toBeCloseTo(47.3, 9);
    for (const file of ['equipment/economizadores', 'equipment/calderas-vapor']) {
      expect(copyOf(file).includes('47,3'), file).toBe(false);
    }
  });
});
