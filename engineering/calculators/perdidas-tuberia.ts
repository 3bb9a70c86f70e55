import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { BARE_STEEL, bareLoss, CLADDING, insulatedLoss } from '../formulas/heat-loss.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { si } from '../quantities.ts';
import { accept } from '../result.ts';
import { FUEL_CHOICE, FUEL_SOURCES } from './parts/fuel.ts';
import { keptIn, SURFACE_INPUTS, savedOutputs, thicknessChart } from './parts/insulation.ts';
import { ALL_SIZES, sizeChoice, sizeOf } from './parts/pipe-size.ts';
import { FUEL_LETTERS } from './parts/saving.ts';
import { SITE_CHOICE } from './parts/site.ts';

export const calculator = defineCalculator({
  id: 'perdidas-tuberia',
  title: 'Pérdidas de tubería desnuda y aislamiento',
  summary: 'El calor que se va por una línea de vapor sin aislar y lo que ahorra aislarla.',
  alsoCalled: ['aislante'],
  purpose: 'recuperar',
  example:
    'Aislar {length} de {size} a {pressure} con {thickness} de aislamiento de {conductivity} y aire a {air}, baja la pérdida de {bare} a {insulated}: {saved} menos. En {hours}, con diésel de {heatPerVolume} a {pricePerVolume} y {efficiency} de eficiencia, son {cost} al año.',
  related: ['/services/analisis-sistemas', '/tools/valvulas-corte', '/tools/linea-vapor'],
  inputs: {
    length: input({
      label: 'Longitud de tubería',
      help: 'Tramo sin aislar.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 50,
      min: 1,
      max: 5000,
      step: 1,
    }),
    ...SURFACE_INPUTS,
  },
  choices: { size: sizeChoice(ALL_SIZES, 80), fuel: FUEL_CHOICE, site: SITE_CHOICE },
  outputs: savedOutputs(
    {
      bare: output({
        label: 'Pérdida desnuda',
        unit: 'W/m',
        units: ['W/m', 'Btu/(h·ft)'],
        digits: 3,
      }),
      insulated: output({
        label: 'Pérdida aislada',
        unit: 'W/m',
        units: ['W/m', 'Btu/(h·ft)'],
        digits: 3,
      }),
      reduction: output({ label: 'Reducción', unit: '%', digits: 3 }),
    },
    'Superficie del aislamiento',
  ),
  formulas: [
    formula('q = π·D·[h_c·(T_s − T_a) + ε·σ·(T_s^4 − T_a^4)]'),
    formula('h_c = {Nu·k_a}/D'),
    formula('Nu = {0,60 + {0,387·Ra^{1∕6}}/φ}^2'),
    formula('φ = {1 + {{0,559}/Pr}^{9∕16}}^{8∕27}'),
    formula('q_ais = {T_s − T_a}/R'),
    formula('R = {ln(r)}/{2·π·k} + 1/{π·D_2·h_o}'),
    formula('ahorro = {{q − q_ais}·L·t}/{η·PC}·precio'),
  ],
  where: `q pérdida por metro, qais ya aislada; D diámetro exterior; hc y ho coeficientes de convección y total hacia el aire (hc de Churchill y Chu; ka conductividad del aire; Nu, Ra y Pr sus números de Nusselt, Rayleigh y Prandtl; φ función de Pr); Ts tubería, a la temperatura del vapor, y Ta aire, en kelvin; ε emisividad; σ constante de Stefan-Boltzmann; D2 diámetro exterior del aislamiento y r = D2/D; k su conductividad; R resistencia al calor de un metro aislado; L longitud; ${FUEL_LETTERS}`,
  sources: [
    'Convección natural: Churchill y Chu (1975); radiación con emisividad 0,8 (acero) y 0,2 (lámina de aluminio).',
    'Contraste: Engineering ToolBox, Steam Pipes.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'DN 15 a DN 300, aire en reposo bajo techo. Exactitud de ±15 %; con viento se pierde más.',
  ],
  topics: ['heat-loss'],
  run(inputs, choices) {
    const { outside } = pipeOfSize(sizeOf(choices.size));
    return keptIn(inputs, choices, (hot, around) => {
      const bare = bareLoss(outside, hot, BARE_STEEL, around);
      if (!bare.ok) return bare;
      const wrapped = insulatedLoss(outside, hot, { ...inputs, emissivity: CLADDING }, around);
      if (!wrapped.ok) return wrapped;
      const { loss, surface } = wrapped.value;
      const reduction = si('ratio', 1 - loss / bare.value);
      return accept({
        saved: si('power', (bare.value - loss) * inputs.length),
        surface,
        shown: { bare: bare.value, insulated: loss, reduction },
      });
    });
  },
  curve(inputs, choices) {
    const { outside } = pipeOfSize(sizeOf(choices.size));
    return thicknessChart(inputs, choices.site, {
      title: 'Pérdida según el espesor del aislamiento',
      unit: 'W/m',
      series: 'Aislada',
      point: 'Su aislamiento',
      emissivity: CLADDING,
      bare: {
        label: 'Desnuda',
        loss: (hot, around) => bareLoss(outside, hot, BARE_STEEL, around),
      },
      loss: (cover, hot, around) => {
        const wrapped = insulatedLoss(outside, hot, cover, around);
        return wrapped.ok ? accept(wrapped.value.loss) : wrapped;
      },
    });
  },
});
