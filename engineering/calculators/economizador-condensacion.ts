import type { Option } from '../calculator.ts';
import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { coldestGases, condensingRecovery, PINCH } from '../formulas/condensing-economizer.ts';
import { waterDewPoint } from '../formulas/dew-point.ts';
import { temperatureOfSaturation } from '../if97/saturation.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, atField, refuse } from '../result.ts';
import { mention, type Sentence, say } from '../sentence.ts';
import { DENSITY_INPUT, densityPreset, type StackFuel } from './parts/combustion.ts';
import {
  BURNT_FUEL_CHOICE,
  BURNT_FUEL_INPUTS,
  FUEL_SOURCES,
  HOURS_INPUT,
  readBurntFuel,
  withEfficiency,
} from './parts/fuel.ts';
import { FUEL_LETTERS, SAVING_OUTPUTS, yearOfHeat } from './parts/saving.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { boilerGases } from './parts/stack.ts';
import { massFlow, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const POWER_UNITS = ['kW', 'BHP', 'MMBtu/h'] as const;
/** With gases of 150 °C and 4 % of oxygen, by the stack's own balance. */
const EFFICIENCY = { glp: 93, diesel: 87 };

const FUEL_OPTIONS = withEfficiency(BURNT_FUEL_CHOICE.options, EFFICIENCY).map((option) => ({
  ...option,
  presets: { ...option.presets, density: densityPreset(option.id) },
  ...(option.id === 'bunker' && {
    excluded:
      'Con búnker no se condensa: su azufre hace ácido sulfúrico que destruye el equipo y la chimenea. Use un economizador que no baje del rocío ácido, o cambie de combustible.',
  }),
}));

const GLP: Option['presets'] = FUEL_OPTIONS.find(({ id }) => id === 'glp')?.presets;

/** The inputs as the first fuel of this tool, GLP, would set them. */
function startingAtGlp<T extends { readonly value: number }>(key: string, given: T): T {
  return { ...given, value: GLP?.[key]?.value ?? given.value };
}

function heatOutput(label: string) {
  return output({ label, unit: 'kW', units: POWER_UNITS, digits: 3 });
}

export const calculator = defineCalculator({
  id: 'economizador-condensacion',
  title: 'Economizador de condensación',
  summary:
    'El calor sensible y latente que los gases dan al enfriarse bajo su punto de rocío, donde el combustible lo permite.',
  purpose: 'recuperar',
  example:
    'Una caldera de {heat} y {efficiency} de eficiencia quema GLP de {heatPerVolume} y {density}, con {oxygen} de oxígeno en los gases secos. Al bajar de {gasIn} a {gasOut}, los gases devuelven {recovered}, de ellos {latent} por condensación; en {hours}, a {pricePerVolume}, eso ahorra {cost} al año.',
  related: ['/equipment/economizadores', '/tools/economizadores', '/tools/eficiencia-chimenea'],
  inputs: {
    heat: input({
      label: 'Potencia útil de la caldera',
      help: 'Calor que entrega.',
      unit: 'kW',
      units: POWER_UNITS,
      value: 1340,
      min: 50,
      max: 25_000,
      step: 10,
    }),
    gasIn: temperature('Gases a la entrada', 150, 'Después del economizador común.', 60, 400),
    gasOut: temperature(
      'Gases a la salida',
      45,
      'Por debajo del punto de rocío condensan.',
      20,
      150,
    ),
    oxygen: input({
      label: 'Oxígeno en los gases secos',
      help: 'Del analizador; más aire baja el punto de rocío.',
      unit: '%',
      value: 4,
      min: 0,
      max: 15,
      step: 0.1,
    }),
    waterFlow: massFlow(
      'Agua que se calienta',
      3000,
      'De proceso; la sola reposición no pasa de lo que la caldera evapora.',
      50,
      200_000,
    ),
    waterIn: temperature('Agua a la entrada', 25, 'Cuanto más fría, más condensa.', 5, 70),
    density: { ...DENSITY_INPUT, value: densityPreset('glp').value },
    hours: HOURS_INPUT,
    altitude: ALTITUDE_INPUT,
    ...BURNT_FUEL_INPUTS,
    efficiency: startingAtGlp('efficiency', BURNT_FUEL_INPUTS.efficiency),
    heatPerVolume: startingAtGlp('heatPerVolume', BURNT_FUEL_INPUTS.heatPerVolume),
    pricePerVolume: startingAtGlp('pricePerVolume', BURNT_FUEL_INPUTS.pricePerVolume),
    carbonPerVolume: startingAtGlp('carbonPerVolume', BURNT_FUEL_INPUTS.carbonPerVolume),
  },
  choices: {
    fuel: { ...BURNT_FUEL_CHOICE, initial: 'glp', options: FUEL_OPTIONS },
    site: SITE_CHOICE,
  },
  outputs: {
    recovered: { ...heatOutput('Calor recuperado'), main: true },
    latent: heatOutput('Calor por condensación'),
    sensible: heatOutput('Calor por enfriamiento'),
    ...SAVING_OUTPUTS,
    dewPoint: output({
      label: 'Punto de rocío del agua',
      short: 'Punto de rocío',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
      main: true,
    }),
    condensate: output({
      label: 'Condensado ácido',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 3,
    }),
    coldest: output({
      label: 'Salida mínima de los gases',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
      note: 'Limitada por el agua: más fríos quedarían a menos de 5 K de ella.',
    }),
    waterOut: output({ label: 'Agua a la salida', unit: '°C', units: ['°C', '°F'], digits: 3 }),
    share: output({ label: 'Combustible ahorrado', unit: '%', digits: 3 }),
  },
  formulas: [
    formula('Q = ṁ_c·{Σ n_i·Δh_i + n_cond·M·h_fg}'),
    formula('ṁ_c = {Q_útil − Q}/{η·PC}'),
    formula('n_cond = n_agua − n_seco·{p_s/{p − p_s}}'),
    formula('T_rocío = T_s(x_agua·p)'),
    formula('ahorro = {Q·t}/{η·PC}·precio'),
  ],
  where: `Q calor recuperado; ṁc combustible que se sigue quemando; Qútil potencia útil, la misma que hoy; ni moles de cada gas por kilogramo de combustible y Δhi su cambio de entalpía; ncond agua que condensa, nagua y nseco agua y gas seco; M masa molar del agua; hfg calor latente; p presión de los gases, ps la de saturación del agua a la salida de los gases; xagua fracción de agua; Trocío temperatura de rocío, Ts la de saturación; ${FUEL_LETTERS}`,
  sources: [
    'US DOE, Steam Tip Sheets 26A y 26B; gases por estequiometría, saturación IAPWS-IF97, calores específicos de Çengel y Boles.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'Vale para GLP, diésel de bajo azufre y madera, no para búnker. Requiere acero inoxidable, chimenea apta para condensado y neutralización.',
    'Aire con 16 g de agua por kilogramo, valor fijo (28 °C y 67 % a nivel del mar): el rocío queda unos 3 K sobre el de aire seco.',
    'A igual potencia útil: con el economizador se quema menos y salen menos gases que hoy. Agua y gases van en contracorriente, con un acercamiento de 5 K. Es un predimensionamiento.',
  ],
  topics: ['dew-point', 'stack-loss'],
  run(inputs, { fuel, site: where }) {
    const site = sitePressure(where, inputs.altitude);
    if (!site.ok) return site;
    const stack = boilerGases(inputs, fuel);
    if (!stack.ok) return stack;
    const { gasOut, waterIn } = inputs;
    const cooled = condensingRecovery(stack.value, inputs, gasOut, site.value);
    if (!cooled.ok) return atField(cooled, 'gasOut');
    const { sensible, latent, recovered, condensate, dewPoint, waterOut, approach } = cooled.value;
    const coldest = coldestGases(stack.value, inputs, site.value);
    if (approach < PINCH) {
      const told = of(Math.ceil(10 * valueIn(coldest, '°C')) / 10, '°C');
      return refuse(
        say`Con esta agua, que entra a ${mention(waterIn, '°C', 3)}, los gases no bajan de ${mention(told, '°C', 3)}: más fríos quedarían a menos de 5 K de ella. Suba su salida, o use más agua o agua más fría.`,
        'gasOut',
      );
    }
    const bought = readBurntFuel(inputs, fuel);
    const saving = yearOfHeat(recovered, inputs.efficiency, bought, inputs.hours);
    if (!saving.ok) return saving;
    return accept({
      outputs: {
        recovered,
        ...saving.value,
        latent,
        sensible,
        dewPoint,
        condensate,
        coldest,
        waterOut,
        share: si('ratio', recovered / inputs.heat),
      },
      warnings: [
        ...condensingWarnings(fuel, gasOut, dewPoint),
        ...(waterOut > temperatureOfSaturation(site.value)
          ? [
              say`El agua saldría a ${mention(waterOut, '°C', 3)}: sin presión hierve. Use más agua o enfríe menos los gases.`,
            ]
          : []),
      ],
    });
  },
  curve(inputs, { fuel, site: where }) {
    const site = sitePressure(where, inputs.altitude);
    if (!site.ok) return site;
    const stack = boilerGases(inputs, fuel);
    if (!stack.ok) return stack;
    const from = coldestGases(stack.value, inputs, site.value);
    const recoveredAt = (out: Quantity<'temperature'>) => {
      const cooled = condensingRecovery(stack.value, inputs, out, site.value);
      return cooled.ok ? accept(cooled.value.recovered) : cooled;
    };
    const at = waterDewPoint(stack.value.gas, site.value);
    // Beyond, all the way to where they enter, it is one straight line.
    const to = Math.max(of(100, '°C'), inputs.gasOut);
    const line = lineChart({
      title: 'Calor recuperado según la salida de los gases',
      x: { label: 'Gases a la salida', unit: '°C', fromZero: false },
      y: { label: 'Calor recuperado', unit: 'kW' },
      series: 'Calor recuperado',
      point: 'Su caso',
      from,
      to: si('temperature', Math.min(to, inputs.gasIn)),
      at: inputs.gasOut,
      formula: recoveredAt,
    });
    if (!line.ok || !(at > from && at < inputs.gasIn)) return line;
    return accept({ ...line.value, split: { at, left: 'Condensa', right: 'Solo se enfría' } });
  },
});

function condensingWarnings(
  fuel: StackFuel,
  gasOut: Quantity<'temperature'>,
  dewPoint: Quantity<'temperature'>,
): readonly (Sentence | string)[] {
  if (gasOut >= dewPoint) {
    return [
      say`Los gases no llegan a su punto de rocío (${mention(dewPoint, '°C', 3)}): solo dan calor sensible y basta un economizador común.`,
    ];
  }
  const told: (Sentence | string)[] = [
    'El condensado es ácido (pH 3 a 5): neutralícelo antes del desagüe y use acero inoxidable también en la chimenea.',
  ];
  if (fuel === 'diesel') {
    told.push(
      'Con diésel, solo si su azufre es bajo (50 ppm o menos) y la combustión no hace hollín.',
    );
  }
  if (fuel === 'madera') {
    told.push('Con madera, las cenizas ensucian: prevea lavado y tratamiento del condensado.');
  }
  return told;
}
