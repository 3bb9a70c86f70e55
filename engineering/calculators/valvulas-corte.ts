import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { type FittingSize, fittingLoss, JACKET_EMISSIVITY } from '../formulas/bare-fittings.ts';
import { si } from '../quantities.ts';
import { accept } from '../result.ts';
import { FUEL_CHOICE, FUEL_SOURCES } from './parts/fuel.ts';
import { keptIn, SURFACE_INPUTS, savedOutputs, thicknessChart } from './parts/insulation.ts';
import { sizeChoice, sizeOf } from './parts/pipe-size.ts';
import { FUEL_LETTERS } from './parts/saving.ts';
import { SITE_CHOICE } from './parts/site.ts';

const SIZES: readonly FittingSize[] = [50, 65, 80, 100, 150, 200, 250];

const FITTING_CHOICE = {
  label: 'Accesorio',
  help: 'La válvula incluye sus bridas.',
  initial: 'valve',
  options: [
    { id: 'valve', label: 'Válvula de compuerta bridada, clase 150' },
    { id: 'flanges', label: 'Par de bridas, clase 150' },
  ],
} as const;

export const calculator = defineCalculator({
  id: 'valvulas-corte',
  purpose: 'recuperar',
  example:
    'Con {count} piezas desnudas a {pressure}, una colchoneta desmontable de {thickness} deja de perder {saved} y ahorra {cost} al año.',
  related: ['/products/valvulas-corte', '/tools/perdidas-tuberia'],
  title: 'Calor perdido por válvulas y bridas desnudas',
  summary: 'Lo que pierden las válvulas sin aislar y lo que ahorran las colchonetas desmontables.',
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
    ...SURFACE_INPUTS,
    thickness: { ...SURFACE_INPUTS.thickness, label: 'Espesor de la colchoneta', value: 25 },
  },
  choices: {
    fitting: FITTING_CHOICE,
    size: sizeChoice(SIZES, 100),
    fuel: FUEL_CHOICE,
    site: SITE_CHOICE,
  },
  outputs: savedOutputs(
    {
      bare: output({
        label: 'Pérdida de cada uno, desnudo',
        unit: 'W',
        units: ['W', 'Btu/h', 'kcal/h'],
        digits: 3,
      }),
      insulated: output({
        label: 'Pérdida de cada uno, con colchoneta',
        unit: 'W',
        units: ['W', 'Btu/h', 'kcal/h'],
        digits: 3,
      }),
    },
    'Superficie de la colchoneta',
  ),
  formulas: [
    formula('Q = A·[h_c·(T_s − T_a) + ε·σ·(T_s^4 − T_a^4)]'),
    formula('ahorro = {n·(Q_desnuda − Q_aislada)·t}/{η·PC}·precio'),
  ],
  where: `Q calor de una pieza; A su superficie; hc coeficiente de convección; Ts superficie y Ta aire; ε emisividad; σ constante de Stefan-Boltzmann; n piezas; ${FUEL_LETTERS}`,
  sources: [
    'Superficies: ASTM C1129 (válvulas clase 150) y ASME B16.5 (bridas). Convección: Churchill y Chu.',
    'Contraste: US DOE, Steam Tip Sheet 17.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'DN 50 a DN 250, aire en reposo, válvula a la temperatura del vapor. Exactitud de ±15 %.',
  ],
  topics: ['fitting-loss', 'heat-loss'],
  run(inputs, choices) {
    const jacket = { ...inputs, emissivity: JACKET_EMISSIVITY };
    return keptIn(inputs, choices, (hot, around) => {
      const each = fittingLoss(choices.fitting, sizeOf(choices.size), hot, jacket, around);
      if (!each.ok) return each;
      const { bare, insulated, jacketSurface } = each.value;
      const saved = si('power', inputs.count * (bare - insulated));
      return accept({ saved, surface: jacketSurface, shown: { bare, insulated } });
    });
  },
  curve(inputs, choices) {
    return thicknessChart(inputs, choices.site, {
      title: 'Pérdida de cada accesorio según el espesor de la colchoneta',
      unit: 'W',
      series: 'Con colchoneta',
      point: 'Su colchoneta',
      emissivity: JACKET_EMISSIVITY,
      loss: (jacket, hot, around) => {
        const each = fittingLoss(choices.fitting, sizeOf(choices.size), hot, jacket, around);
        return each.ok ? accept(each.value.insulated) : each;
      },
    });
  },
});
