import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { perEnergy } from '../formulas/fuels.ts';
import {
  breakEvenCop,
  HOT_SINK,
  heatPumpLimits,
  LARGE_GLIDE,
  LARGE_LIFT,
  REAL_SHARE,
  realCop,
} from '../formulas/heat-pump.ts';
import { type Quantity, si, valueIn } from '../quantities.ts';
import { accept } from '../result.ts';
import { mention, mentionPlain, type Sentence, say } from '../sentence.ts';
import { copCurve } from './parts/cop-curve.ts';
import {
  BURNT_FUEL_CHOICE,
  BURNT_FUEL_INPUTS,
  ELECTRICITY_INPUTS,
  FUEL_SOURCES,
  HOURS_INPUT,
  readBurntFuel,
} from './parts/fuel.ts';
import { yearOfHeat } from './parts/saving.ts';
import { temperature } from './parts/steam.ts';

/** Four figures of the larger cost, and the other to the same place: what is shown adds up. */
function toSamePlace(...costs: readonly number[]): readonly Quantity<'colones'>[] {
  const place = 10 ** (Math.floor(Math.log10(Math.max(...costs, 1))) - 3);
  return costs.map((cost) => si('colones', Math.round(cost / place) * place));
}

export const calculator = defineCalculator({
  id: 'bombas-calor',
  title: 'Bomba de calor frente a caldera',
  summary: 'El COP que permite la física, el que se puede esperar y cuándo le gana a la caldera.',
  purpose: 'generar',
  example:
    'Para {heat} de calor hasta {sinkOut}, con una fuente que baja de {sourceIn} a {sourceOut} y un {secondLaw} de Carnot, se espera un COP de {cop}. Con electricidad a {pricePerEnergy} y una caldera de {efficiency} con diésel de {heatPerVolume} a {pricePerVolume}, con un COP de {breakEven} ya cuesta lo mismo.',
  related: [
    '/equipment/bombas-calor',
    '/tools/comparar-combustibles',
    '/tools/calderas-agua-caliente',
  ],
  inputs: {
    heat: input({
      label: 'Calor requerido',
      help: 'Potencia térmica que recibe el proceso.',
      unit: 'kW',
      units: ['kW', 'BHP', 'MMBtu/h', 'kcal/h'],
      value: 500,
      min: 10,
      max: 10_000,
      step: 10,
    }),
    sourceIn: temperature(
      'Entrada de la fuente',
      40,
      'Calor residual que entra al evaporador.',
      -10,
      150,
    ),
    sourceOut: temperature('Salida de la fuente', 35, 'Sale más fría de lo que entró.', -15, 150),
    sinkIn: temperature(
      'Entrada del proceso',
      75,
      'Temperatura con que llega el agua que se calienta.',
      10,
      180,
    ),
    sinkOut: temperature('Salida del proceso', 85, 'Temperatura que el proceso necesita.', 20, 185),
    secondLaw: input({
      label: 'Rendimiento frente a Carnot',
      help: 'De 40 a 60 % en máquinas industriales; 50 % para empezar.',
      unit: '%',
      value: valueIn(REAL_SHARE.usual, '%'),
      min: valueIn(REAL_SHARE.least, '%'),
      max: valueIn(REAL_SHARE.most, '%'),
      step: 1,
    }),
    ...ELECTRICITY_INPUTS,
    hours: HOURS_INPUT,
    ...BURNT_FUEL_INPUTS,
  },
  choices: { fuel: { ...BURNT_FUEL_CHOICE, label: 'Combustible de la caldera' } },
  outputs: {
    cop: output({
      label: 'COP esperado',
      unit: '1',
      digits: 3,
      main: true,
    }),
    saving: output({
      label: 'Ahorro al año frente a la caldera',
      short: 'Ahorro al año',
      unit: '₡',
      digits: 4,
      main: true,
      note: 'Solo energía: falta restar el cargo por demanda eléctrica. Si es negativo, la caldera cuesta menos.',
    }),
    breakEven: output({
      label: 'COP de equilibrio',
      unit: '1',
      digits: 3,
      note: 'Con un COP mayor que este, la bomba de calor cuesta menos.',
    }),
    carnot: output({
      label: 'COP de Carnot, entre las dos salidas',
      unit: '1',
      digits: 3,
      note: 'La base del COP esperado: el salto que debe vencer una sola etapa.',
    }),
    lorenz: output({
      label: 'COP de Lorenz, entre temperaturas medias',
      unit: '1',
      digits: 3,
      note: 'Límite de máquinas que siguen el cambio de temperatura: etapas en serie o CO₂ transcrítico.',
    }),
    lift: output({ label: 'Salto térmico', unit: 'ΔK', units: ['ΔK', 'Δ°F'], digits: 3 }),
    electricity: output({
      label: 'Potencia eléctrica',
      unit: 'kW',
      units: ['kW', 'MW'],
      digits: 4,
    }),
    pumpCost: output({ label: 'Energía de la bomba de calor al año', unit: '₡', digits: 4 }),
    boilerCost: output({ label: 'Combustible de la caldera al año', unit: '₡', digits: 4 }),
    pumpCarbon: output({ label: 'CO₂ de la bomba de calor al año', unit: 't CO₂', digits: 3 }),
    boilerCarbon: output({ label: 'CO₂ de la caldera al año', unit: 't CO₂', digits: 3 }),
    boilerBiogenic: output({
      label: 'CO₂ biogénico de la caldera al año',
      unit: 't CO₂',
      digits: 3,
    }),
  },
  formulas: [
    formula('COP_Carnot = T_{s,sal}/{T_{s,sal} − T_{f,sal}}'),
    formula('COP = η_C·COP_Carnot'),
    formula('COP_Lorenz = T̄_s/{T̄_s − T̄_f}'),
    formula('T̄ = {T_1 − T_2}/{ln(T_1∕T_2)}'),
    formula('COP_eq = {η·tarifa}/precio'),
    formula('ahorro = Q·t·{precio/η − tarifa/COP}'),
  ],
  where:
    'COP el esperado; T_s y T_f temperaturas absolutas del lado caliente y del frío, sal a su salida; COPCarnot y COPLorenz los límites; T̄ media logarítmica entre T1 y T2; ηC parte del COP de Carnot que se alcanza; COPeq el que iguala a la caldera de eficiencia η; Q calor; t horas al año; precio y tarifa, por kWh de combustible y de electricidad.',
  sources: [
    'Carnot y Lorenz como en Reinholdt y otros, «Heat pump COP, part 1» (IIR,\u00a02018), doi:\u00a010.18462/iir.gl.2018.1380.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'Fuente y proceso separados al menos 5 K; rendimiento de 40 a 60 % de Carnot entre las salidas, una sola etapa.',
    'El COP de 4 a 16 de nuestras bombas corresponde a saltos de 45 a unos 11 K (50 % de Carnot, calor a 90 °C). Con saltos mayores es menor: de 100 a 180 °C, Carnot mismo da 5,7.',
    'Solo energía: sin inversión, mantenimiento ni cargo por demanda eléctrica, que se paga cada mes por la potencia de la bomba.',
    'Es un predimensionamiento: el COP de una máquina lo garantiza su fabricante.',
  ],
  topics: ['heat-pump'],
  comparison: {
    columns: ['Energía al año', 'Emisión al año'],
    rows: [
      { label: 'Bomba de calor', outputs: ['pumpCost', 'pumpCarbon'] },
      { label: 'Caldera', outputs: ['boilerCost', 'boilerCarbon'] },
    ],
  },
  run(inputs, choices) {
    const limits = heatPumpLimits(inputs);
    if (!limits.ok) return limits;
    const cop = realCop(limits.value.carnot, inputs.secondLaw);
    if (!cop.ok) return cop;
    const fuel = readBurntFuel(inputs, choices.fuel);
    const boiler = yearOfHeat(inputs.heat, inputs.efficiency, fuel, inputs.hours);
    if (!boiler.ok) return boiler;
    const breakEven = breakEvenCop(inputs.efficiency, inputs.pricePerEnergy, perEnergy(fuel).price);
    if (!breakEven.ok) return breakEven;
    const electricity = inputs.heat / cop.value;
    const energy = electricity * inputs.hours;
    const [pumpCost = si('colones', 0), boilerCost = si('colones', 0)] = toSamePlace(
      energy * inputs.pricePerEnergy,
      boiler.value.cost,
    );
    const { lift, carnot, lorenz } = limits.value;
    const warnings: (string | Sentence)[] = [];
    if (lift > LARGE_LIFT) {
      warnings.push(
        say`El salto supera ${mentionPlain(LARGE_LIFT, 'ΔK')}: hacen falta dos etapas o una fuente más caliente.`,
      );
    }
    const glide = Math.max(inputs.sinkOut - inputs.sinkIn, inputs.sourceIn - inputs.sourceOut);
    if (glide > LARGE_GLIDE) {
      warnings.push(
        say`Una corriente cambia más de ${mentionPlain(LARGE_GLIDE, 'ΔK')}: máquinas en serie o CO₂ transcrítico siguen ese cambio y pueden dar un COP mayor, con Lorenz como límite; una sola etapa, no.`,
      );
    }
    if (inputs.sinkIn < inputs.sourceIn) {
      warnings.push(
        say`El agua llega más fría que la fuente (${mention(inputs.sourceIn, '°C', 3)}): caliéntela primero con ella en un intercambiador, sin compresor.`,
      );
    }
    if (inputs.sinkOut > HOT_SINK) {
      warnings.push(
        say`Por encima de ${mentionPlain(HOT_SINK, '°C')} hay pocas máquinas en el mercado; consúltenos.`,
      );
    }
    return accept({
      outputs: {
        cop: cop.value,
        saving: si('colones', boilerCost - pumpCost),
        breakEven: breakEven.value,
        carnot,
        lorenz,
        lift,
        electricity: si('power', electricity),
        pumpCost,
        boilerCost,
        pumpCarbon: si('carbon', energy * inputs.carbonPerEnergy),
        boilerCarbon: boiler.value.carbon,
        boilerBiogenic: boiler.value.biogenic,
      },
      warnings,
    });
  },
  curve(inputs, choices) {
    const price = perEnergy(readBurntFuel(inputs, choices.fuel)).price;
    const breakEven = breakEvenCop(inputs.efficiency, inputs.pricePerEnergy, price);
    return breakEven.ok ? copCurve(inputs, inputs.secondLaw, breakEven.value) : breakEven;
  },
});
