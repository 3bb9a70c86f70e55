import { describe, expect, it } from 'vitest';
import { SEA_LEVEL_PRESSURE } from './atmosphere.ts';
import { formatNumber } from './format.ts';
import { pipeOfSize } from './formulas/pipe-sizes.ts';
import { reducerOutlet } from './formulas/pressure-reducer.ts';
import { diameterForVelocity, steamVelocity } from './formulas/steam-pipe.ts';
import { saturationTemperature } from './if97/saturation.ts';
import { liquidAt, wetSteam } from './if97/states.ts';
import { of, si, valueIn } from './quantities.ts';
import { COLUMNS } from './selection/index.ts';
import { solved } from './solved.ts';
import {
  altitudeError,
  at,
  celsius,
  copyOf,
  density,
  type Figure,
  flashed,
  flashVolume,
  kJ,
  line,
  printedAs,
  relief,
  returned,
  SAN_JOSE,
  steam7,
  stuckReducer,
  takenByVortex,
  tonOfBunker,
  unnoticed,
  unnoticedInSanJose,
  vented,
  ventFor,
  water,
} from './testing/copy-figures.ts';

// 1 kg of pure steam at 3 barg from water at 25 °C, with 5 % of the feed drained.
const pure = kJ(at(3).hg) - water(25) + (0.05 / 0.95) * (kJ(at(3).hf) - water(25));

const pumps = 'products/bombas-mecanicas-condensado';

/** The meter of the picture: what its screen has summed, over water at 20 °C. */
const summed =
  (1842.6 * (kJ(at(9.6).hg) - kJ(solved(liquidAt(SEA_LEVEL_PRESSURE, of(20, '°C'))).h))) / 1000;

const vents = (
  [
    ['1 000', 1000, 7],
    ['1 980', vented() / flashed(7), 7],
    ['3 210', vented() / flashed(3), 3],
    ['4 200', 4200, 7],
  ] as const
).flatMap(([load, kgh, from]): Figure[] => {
  const { steam, volume, bore } = ventFor(kgh, from);
  const [mass, width] = [formatNumber(steam, 3), formatNumber(bore, bore < 100 ? 2 : 3)];
  return [[pumps, `["${load}", "${from}", "${mass}", "{}", "${width}"`, volume, 3]];
});
const reduced = solved(reducerOutlet(at(10).p, at(3).p, at(10).hg));
const throttled = solved(reducerOutlet(at(14).p, at(0.5).p, at(14).hg));

const FIGURES: readonly Figure[] = [
  ['products/totalizadores', '1 842,6 t a 9,6 barg son {} GJ', summed, 4],
  ...vents,
  [pumps, '- ["{}", "7", "265"', vented() / flashed(7), 3],
  [pumps, '- ["{}", "3", "265"', vented() / flashed(3), 3],
  [pumps, 'plano, pasa {} kg/h', vented(), 3],
  [pumps, 'donde ocupa más, {}.', vented(SAN_JOSE), 3],
  [pumps, 'en San José pide {} mm', ventFor(4200, 7, SAN_JOSE).bore, 3],
  ...(
    [
      ['Compuerta', 8, 1],
      ['Globo', 340, 3],
      ['Bola de paso total', 3, 1],
      ['Mariposa céntrica', 45, 2],
      ['Mariposa triple excéntrica', 218, 3],
    ] as const
  ).map(
    ([kind, diameters, digits]): Figure => [
      'products/valvulas-corte',
      `[${kind}, "${diameters}", "{}",`,
      diameters * pipeOfSize(100).inside,
      digits,
    ],
  ),
  ['products/bombas-mecanicas-condensado', 'a 3 barg ({} °C)', celsius(at(3).T), 4],
  ['products/bombas-mecanicas-condensado', 'vapor a {} °C. La carga', celsius(at(1).T), 4],
  [
    'products/bombas-mecanicas-condensado',
    '(143,7 − 80) = {} %',
    (100 * (celsius(at(1).T) - 80)) / (celsius(at(3).T) - 80),
    2,
  ],
  ['models/bombas-mecanicas-condensado', 'barg · 100 °C · {} kJ/kg', kJ(at(0).hf), 4],
  [
    'models/bombas-mecanicas-condensado',
    'el venteo value: "0 barg · 100 °C · {} kJ',
    kJ(at(0).hg),
    4,
  ],
  ['models/bombas-mecanicas-condensado', '≈ {} kg', (1000 * at(0).vf) / at(5).vg, 2],
  [
    'products/bombas-mecanicas-condensado',
    'consumen unos {} kg de vapor a 5 barg',
    (1000 * at(0).vf) / at(5).vg,
    2,
  ],
  [
    'products/bombas-mecanicas-condensado',
    'vapor a 5 barg y {} kg a 7 barg',
    (1000 * at(0).vf) / at(7).vg,
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
    '30 minutos son unos {} kg/h',
    (1.15 * 2 * 40 * 16.07 * 0.49 * 142) / kJ(at(7).hfg),
    2,
  ],
  ['products/medidores-flujo', 'a esta densidad: {} y 76 m/s', Math.sqrt(54 / density(7)), 2],
  ['products/medidores-flujo', '({} kg/m³, a nivel del mar) en una línea', density(7), 3],
  ['products/medidores-flujo', '6 barg ({} kg/m³)', density(6), 3],
  ['products/medidores-flujo', 'indica {} % de más si es vórtice', 100 * unnoticed.vortex, 3],
  ['products/medidores-flujo', 'vórtice y {} % de más', 100 * unnoticed.differential, 2],
  ['products/medidores-flujo', 'son {} y 6,6 %', 100 * unnoticedInSanJose.vortex, 3],
  ['products/medidores-flujo', 'son 13,7 y {} %', 100 * unnoticedInSanJose.differential, 2],
  ['products/medidores-flujo', 'pierden unos {} mbar el DN 50', takenByVortex(50), 2],
  ['products/medidores-flujo', '{} mbar el DN 80', takenByVortex(80), 2],
  ['products/medidores-flujo', '{} mbar el DN 100', takenByVortex(100), 2],
  ['products/medidores-flujo', 'mide de {} a 12', COLUMNS['minimo-de-vortice'](100, 9.6), 3],
  ['products/medidores-flujo', 'a {} kg/h; aquí', COLUMNS['maximo-de-vortice'](100, 9.6), 3],
  ['models/totalizadores', 'un vórtice leería {} %', 100 * (density(9.6) / density(8) - 1), 2],
  ['models/totalizadores', 'la densidad cae {} %', 100 * (1 - density(8) / density(9.6)), 2],
  ['models/totalizadores', '"{} → 4,66 kg/m³"', density(9.6), 3],
  ['models/totalizadores', '"5,45 → {} kg/m³"', density(8), 3],
  [
    'products/valvulas-reductoras',
    'DN 80 da {} m/s',
    valueIn(steamVelocity(of(1000, 'kg/h'), reduced.v, pipeOfSize(80).inside), 'm/s'),
    2,
  ],
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
  ['products/valvulas-reductoras', 'sale a unos {} °C', celsius(throttled.T), 3],
  ['products/valvulas-reductoras', '°C, {} K sobre', throttled.superheat, 2],
  ['products/valvulas-reductoras', 'deja pasar unos {} kg/h', stuckReducer(), 3],
  [
    'products/valvulas-reductoras',
    'pide {} mm², el orificio K',
    (stuckReducer() / 1000) * relief(3.5, 10).area,
    3,
  ],
  [
    'products/valvulas-reductoras',
    '25 m/s piden {} mm',
    1000 * solved(diameterForVelocity(of(1000, 'kg/h'), at(10).vg, of(25, 'm/s'))),
    2,
  ],
  [
    'products/valvulas-reductoras',
    '3 barg, {} mm',
    1000 * solved(diameterForVelocity(of(1000, 'kg/h'), reduced.v, of(25, 'm/s'))),
    2,
  ],
  ['products/valvulas-seguridad', 'P₁ = {} kPa', relief(7, 10).relieving, 3],
  ['products/valvulas-seguridad', 'y A = {} mm²', relief(7, 10).area, 3],
  ['products/valvulas-seguridad', '(88 kPa) la cuenta da {} mm²', relief(7, 10, SAN_JOSE).area, 3],
  ['products/vapor-puro', 'de purga, {} kg de vapor de 6 barg por kg', pure / kJ(at(6).hfg), 2],
  ['products/vapor-puro', 'por kg; {} kg si su condensado', pure / (kJ(at(6).hg) - water(90)), 2],
  ['products/vapor-puro', 'unos {} kW por cada 100 kg/h en', pure / 36, 2],
  [
    'products/vapor-puro',
    'value: "{}" unit: kg/kg label: Vapor de planta de 6 barg',
    pure / (kJ(at(6).hg) - water(90)),
    2,
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

describe('a figure of the copy', () => {
  it.each(FIGURES.map((figure) => [figure[0], printedAs(figure)] as const))(
    '%s: «%s»',
    (file, printed) => expect(copyOf(file).includes(printed)).toBe(true),
  );

  it('of flash steam in a return line is more than 99 % at 0 barg, and less at 1.7 barg', () => {
    expect(flashVolume(flashed(7), 0)).toBeGreaterThan(99);
    expect(flashVolume(flashed(7, 1.7), 1.7)).toBeLessThan(99);
    const told = copyOf('services/gestion-energia').includes('de 7 a 0 barg ocupa más de 99 %');
    expect(told).toBe(true);
  });
});
