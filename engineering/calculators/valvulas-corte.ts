import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { type FittingSize, fittingLoss, JACKET_EMISSIVITY } from '../formulas/bare-fittings.ts';
import { saturatedSteamLimit } from '../formulas/flange-rating.ts';
import { si } from '../quantities.ts';
import { accept } from '../result.ts';
import { mention, say } from '../sentence.ts';
import { solved } from '../solved.ts';
import { FUEL_CHOICE, FUEL_SOURCES } from './parts/fuel.ts';
import { keptIn, SURFACE_INPUTS, savedOutputs, thicknessChart } from './parts/insulation.ts';
import { sizeChoice, sizeOf } from './parts/pipe-size.ts';
import { FUEL_LETTERS } from './parts/saving.ts';
import { SITE_CHOICE } from './parts/site.ts';

const SIZES: readonly FittingSize[] = [50, 65, 80, 100, 150, 200, 250];

const FITTING_CHOICE = {
  label: 'Accesorio',
  help: 'Clase 150; la válvula, de compuerta con sus bridas.',
  initial: 'valve',
  options: [
    { id: 'valve', label: 'Válvula bridada' },
    { id: 'flanges', label: 'Par de bridas' },
  ],
} as const;

/** Of saturated steam in carbon steel, ASME B16.5; the surfaces are those of this class. */
const CLASS_150 = solved(saturatedSteamLimit(150));
const HEAVIER = say`La clase 150 de acero al carbono llega con vapor saturado a ${mention(CLASS_150, 'barg', 3)} (ASME B16.5). A esta presión la pieza es de clase 300, más grande: pierde y ahorra más.`;

export const calculator = defineCalculator({
  id: 'valvulas-corte',
  purpose: 'recuperar',
  example:
    'Cubrir {count} válvulas bridadas {size} a {pressure} con colchonetas de {thickness} y {conductivity}, con aire a {air}, evita perder {saved} y ahorra {cost} al año, en {hours} con diésel de {heatPerVolume} a {pricePerVolume} y {efficiency} de eficiencia.',
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
    thickness: {
      ...SURFACE_INPUTS.thickness,
      label: 'Espesor de la colchoneta',
      help: 'US DOE (Steam Tip Sheet 17) supone 25 mm (1 in).',
      value: 25,
    },
    conductivity: {
      ...SURFACE_INPUTS.conductivity,
      label: 'Conductividad de la colchoneta',
      help: 'Lana mineral 0,045; aerogel 0,02 W/(m·K), a temperatura media.',
    },
    hours: { ...SURFACE_INPUTS.hours, help: 'Horas al año con las piezas calientes.' },
  },
  choices: {
    fitting: FITTING_CHOICE,
    size: { ...sizeChoice(SIZES, 100), help: 'De la pieza.' },
    site: SITE_CHOICE,
    fuel: FUEL_CHOICE,
  },
  outputs: savedOutputs(
    {
      bare: output({
        label: 'Pérdida por pieza, desnuda',
        unit: 'W',
        units: ['W', 'Btu/h', 'kcal/h'],
        digits: 3,
      }),
      insulated: output({
        label: 'Pérdida por pieza, con colchoneta',
        unit: 'W',
        units: ['W', 'Btu/h', 'kcal/h'],
        digits: 3,
      }),
    },
    'Superficie de la colchoneta',
  ),
  formulas: [
    formula('Q = A·[h_c·(T_s − T_a) + ε·σ·(T_s^4 − T_a^4)]'),
    formula('Q_ais = A/{π·D}·{T_s − T_a}/R'),
    formula('R = {ln(r)}/{2·π·k} + 1/{π·D_2·h_o}'),
    formula('D_2 = D + 2·e'),
    formula('ahorro = {n·(Q − Q_ais)·t}/{η·PC}·precio'),
  ],
  where: `Q y Qais calor de una pieza desnuda y cubierta; A superficie; D diámetro de la tubería, D2 cubierta y r = D2/D; e espesor; k conductividad; R resistencia al calor de un metro cubierto; hc y ho coeficientes de convección y total; Ts pieza y Ta aire, en kelvin; ε emisividad; σ de Stefan-Boltzmann; n piezas; ${FUEL_LETTERS}`,
  sources: [
    'Superficies: ASTM C1129 (válvulas) y ASME B16.5 (bridas). Convección: Churchill y Chu. Emisividad 0,6 (acero fundido, de 0,6 a 0,8), ajustada a US DOE, Steam Tip Sheet 17.',
    'Los valores publicados de tuberías comprueban la convección: acero con ε 0,8.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'DN 50 a DN 250 de clase 150, hasta 13,9 barg; aire en reposo; pieza a la temperatura del vapor; emisividad 0,6 desnuda y 0,9 con colchoneta. Exactitud de ±15 %; el ahorro, a menos de 5 % del de US DOE.',
  ],
  topics: ['fitting-loss', 'heat-loss'],
  run(inputs, choices) {
    const jacket = { ...inputs, emissivity: JACKET_EMISSIVITY };
    const kept = keptIn(inputs, choices, (hot, around) => {
      const each = fittingLoss(choices.fitting, sizeOf(choices.size), hot, jacket, around);
      if (!each.ok) return each;
      const { bare, insulated, jacketSurface } = each.value;
      const saved = si('power', inputs.count * (bare - insulated));
      return accept({ saved, surface: jacketSurface, shown: { bare, insulated } });
    });
    if (!kept.ok || inputs.pressure <= CLASS_150) return kept;
    return accept({ ...kept.value, warnings: [...kept.value.warnings, HEAVIER] });
  },
  curve(inputs, choices) {
    const size = sizeOf(choices.size);
    const jacket = { ...inputs, emissivity: JACKET_EMISSIVITY };
    return thicknessChart(inputs, choices.site, {
      title: 'Pérdida por pieza según el espesor de la colchoneta',
      axis: 'Pérdida por pieza',
      upTo: 100,
      unit: 'W',
      series: 'Con colchoneta',
      point: 'Su colchoneta',
      emissivity: JACKET_EMISSIVITY,
      bare: {
        label: 'Desnuda',
        loss: (hot, around) => {
          const each = fittingLoss(choices.fitting, size, hot, jacket, around);
          return each.ok ? accept(each.value.bare) : each;
        },
      },
      loss: (cover, hot, around) => {
        const each = fittingLoss(choices.fitting, size, hot, cover, around);
        return each.ok ? accept(each.value.insulated) : each;
      },
    });
  },
});
