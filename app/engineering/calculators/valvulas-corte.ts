import { chart, defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { type Fitting, type FittingSize, fittingLoss } from '../formulas/bare-fittings.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { FUEL_CHOICE, FUEL_INPUTS, FUEL_SOURCES, HOURS_INPUT, readFuel } from './parts/fuel.ts';
import { INSULATION_INPUTS, sizeChoice, sizeOf } from './parts/insulation.ts';
import { SAVING_OUTPUTS, yearOfHeat } from './parts/saving.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { steamPressure } from './parts/steam.ts';
import { sweep } from './parts/sweep.ts';

const SIZES: readonly FittingSize[] = [50, 65, 80, 100, 150, 200, 250];
/** Fabric of a removable jacket. */
const JACKET_EMISSIVITY = of(0.9, '1');

const FITTING_CHOICE = {
  label: 'Accesorio',
  help: 'La válvula incluye sus bridas.',
  initial: 'valve',
  options: [
    { id: 'valve', label: 'Válvula de compuerta bridada, clase 150' },
    { id: 'flanges', label: 'Par de bridas, clase 150' },
  ],
} as const;

interface Bare {
  readonly fitting: Fitting;
  readonly dn: FittingSize;
  readonly hot: Quantity<'temperature'>;
  readonly conductivity: Quantity<'conductivity'>;
  readonly air: Quantity<'temperature'>;
  readonly site: Quantity<'pressure'>;
}

function lossUnder(thickness: Quantity<'length'>, bare: Bare) {
  const jacket = { thickness, conductivity: bare.conductivity, emissivity: JACKET_EMISSIVITY };
  return fittingLoss(bare.fitting, bare.dn, bare.hot, jacket, {
    air: bare.air,
    pressure: bare.site,
  });
}

interface Line {
  readonly pressure: Quantity<'gaugePressure'>;
  readonly conductivity: Quantity<'conductivity'>;
  readonly air: Quantity<'temperature'>;
}

function describeBare(
  { pressure, conductivity, air }: Line,
  fitting: Fitting,
  dn: FittingSize,
  site: Quantity<'pressure'>,
): Result<Bare> {
  const hot = saturationTemperature(absolute(pressure, site));
  return hot.ok ? accept({ fitting, dn, hot: hot.value, conductivity, air, site }) : hot;
}

export const calculator = defineCalculator({
  id: 'valvulas-corte',
  title: 'Calor perdido por válvulas y bridas desnudas',
  summary: 'Lo que pierden las válvulas sin aislar y lo que ahorran colchas removibles.',
  inputs: {
    count: input({
      label: 'Cantidad',
      help: 'Accesorios iguales sin aislar.',
      unit: 'unidades',
      value: 10,
      min: 1,
      max: 1000,
      step: 1,
    }),
    pressure: steamPressure('Presión del vapor', 7, 'Fija la temperatura de la válvula.', 0),
    ...INSULATION_INPUTS,
    thickness: { ...INSULATION_INPUTS.thickness, label: 'Espesor de la colcha', value: 25 },
    hours: { ...HOURS_INPUT, value: 8000, help: 'Horas al año con la línea caliente.' },
    altitude: ALTITUDE_INPUT,
    ...FUEL_INPUTS,
  },
  choices: {
    fitting: FITTING_CHOICE,
    size: sizeChoice(SIZES, 100),
    fuel: FUEL_CHOICE,
    site: SITE_CHOICE,
  },
  outputs: {
    saved: output({
      label: 'Calor que deja de perderse',
      unit: 'kW',
      units: ['kW', 'Btu/h', 'kcal/h'],
      digits: 3,
      main: true,
    }),
    ...SAVING_OUTPUTS,
    bare: output({
      label: 'Pérdida de cada uno, desnudo',
      unit: 'W',
      units: ['W', 'Btu/h', 'kcal/h'],
      digits: 3,
    }),
    insulated: output({
      label: 'Pérdida de cada uno, con colcha',
      unit: 'W',
      units: ['W', 'Btu/h', 'kcal/h'],
      digits: 3,
    }),
    surface: output({
      label: 'Superficie de la colcha',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
  },
  formulas: [
    formula('Q = A·[h_c·(T_s − T_a) + ε·σ·(T_s^4 − T_a^4)]'),
    formula('ahorro = {n·(Q_desnuda − Q_colcha)·t}/η'),
  ],
  sources: [
    'Superficies: ASTM C1129 (válvulas clase 150) y ASME B16.5 (bridas). Convección: Churchill y Chu.',
    'Contraste: US DOE, Steam Tip Sheet 17.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'DN 50 a DN 250, aire en reposo, válvula a la temperatura del vapor. Exactitud de ±15 %.',
  ],
  topics: ['heat-loss'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const bare = describeBare(inputs, choices.fitting, sizeOf(choices.size), site.value);
    if (!bare.ok) return bare;
    const each = lossUnder(inputs.thickness, bare.value);
    if (!each.ok) return each;
    const saved = si('power', inputs.count * (each.value.bare - each.value.insulated));
    if (!(saved > 0))
      return refuse('Con esa colcha no se ahorra calor; use un espesor mayor.', 'thickness');
    const saving = yearOfHeat(
      saved,
      inputs.efficiency,
      readFuel(inputs, choices.fuel),
      inputs.hours,
    );
    if (!saving.ok) return saving;
    const { jacketSurface } = each.value;
    return accept({
      outputs: {
        saved,
        ...saving.value,
        bare: each.value.bare,
        insulated: each.value.insulated,
        surface: jacketSurface,
      },
      warnings:
        jacketSurface > of(60, '°C')
          ? ['La superficie pasa de 60 °C y quema al tocarla: aumente el espesor.']
          : [],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const bare = describeBare(inputs, choices.fitting, sizeOf(choices.size), site.value);
    if (!bare.ok) return bare;
    const insulatedAt = (thickness: Quantity<'length'>) => {
      const loss = lossUnder(thickness, bare.value);
      return loss.ok ? accept(loss.value.insulated) : loss;
    };
    const present = insulatedAt(inputs.thickness);
    if (!present.ok) return present;
    return accept(
      chart({
        title: 'Pérdida de cada accesorio según el espesor de la colcha',
        x: { label: 'Espesor', unit: 'mm', scale: 'linear' },
        y: { label: 'Pérdida', unit: 'W', scale: 'linear' },
        series: [
          { label: 'Con colcha', points: sweep(of(10, 'mm'), of(100, 'mm'), 36, insulatedAt) },
        ],
        point: { label: 'Su colcha', at: [inputs.thickness, present.value] },
      }),
    );
  },
});
