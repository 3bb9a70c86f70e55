import { defineCalculator, input, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { PIPE_SIZES, pipeOfSize, smallestPipe } from '../formulas/pipe-sizes.ts';
import {
  diameterForVelocity,
  lineDrop,
  steamVelocity,
  WORRYING_DROP,
} from '../formulas/steam-pipe.ts';
import { saturatedAtPressure, steamAt } from '../if97/states.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, atField, type Result, refuse } from '../result.ts';

import { mentionPlain, type Sentence, say } from '../sentence.ts';
import { ALL_SIZES, sizeChoice, sizeOf } from './parts/pipe-size.ts';

import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

/** Usual velocities: saturated 10 to 40 m/s, superheated 15 to 60. */
const VELOCITIES = {
  saturado: [of(10, 'm/s'), of(40, 'm/s')],
  sobrecalentado: [of(15, 'm/s'), of(60, 'm/s')],
} as const;

/** Sizes in which this flow would run faster are none that anyone considers; far beyond, steam chokes. */
const FASTEST_SHOWN = of(100, 'm/s');

const STATE_CHOICE = {
  label: 'Vapor',
  help: 'Sobrecalentado: indique cuánto sobre la saturación.',
  initial: 'saturado',
  options: [
    { id: 'saturado', label: 'Saturado seco' },
    { id: 'sobrecalentado', label: 'Sobrecalentado' },
  ],
} as const;

interface Steam {
  readonly pressure: Quantity<'pressure'>;
  readonly temperature: Quantity<'temperature'>;
  readonly specificVolume: Quantity<'specificVolume'>;
}

function steamIn(
  pressure: Quantity<'pressure'>,
  superheat: Quantity<'temperatureDifference'>,
): Result<Steam> {
  const line = saturatedAtPressure(pressure);
  if (!line.ok) return line;
  const { T, vg } = line.value;
  if (superheat === 0) return accept({ pressure, temperature: T, specificVolume: vg });
  const temperature = si('temperature', T + superheat);
  const steam = steamAt(pressure, temperature);
  return steam.ok ? accept({ pressure, temperature, specificVolume: steam.value.v }) : steam;
}

const SATURATED = of(0, 'ΔK');

const WIDEST = pipeOfSize(300).inside;

export const calculator = defineCalculator({
  id: 'linea-vapor',
  title: 'Línea de vapor por velocidad y caída de presión',
  summary: 'A qué velocidad corre el vapor, cuánta presión pierde y qué diámetro conviene.',
  alsoCalled: ['diámetro de tubería', 'cabezal'],
  purpose: 'distribuir',
  example:
    'Por {length} de {size} cédula 40 ({inside}), más {fittings} por accesorios, pasan {flow} de vapor saturado a {pressure}, de {specificVolume}, que van a {velocity}, y la línea pierde {drop}. A {target} bastan {diameter} de diámetro interior.',
  related: ['/services/desarrollo-ingenierias', '/tools/tamano-medidor', '/tools/trampas-vapor'],
  inputs: {
    flow: massFlow('Caudal de vapor', 2000, 'Máximo de la línea.', 1, 100_000),
    pressure: steamPressure('Presión de entrada', 7, 'Al inicio del tramo.', 0.1),
    superheat: input({
      label: 'Sobrecalentamiento',
      help: 'Grados sobre la saturación.',
      unit: 'ΔK',
      units: ['ΔK', 'Δ°F'],
      value: 30,
      min: 1,
      max: 300,
      step: 1,
      shownWhen: { choice: 'state', is: ['sobrecalentado'] },
    }),
    length: input({
      label: 'Longitud de tubería',
      help: 'Tramo recto, subidas incluidas.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 80,
      min: 1,
      max: 2000,
      step: 1,
    }),
    fittings: input({
      label: 'Recargo por accesorios',
      help: 'Longitud equivalente de codos, tes y válvulas; 10 a 30 % en líneas largas.',
      unit: '%',
      value: 20,
      min: 0,
      max: 200,
      step: 5,
    }),
    target: input({
      label: 'Velocidad de diseño',
      help: '25 m/s para vapor saturado; menos en ramales.',
      unit: 'm/s',
      units: ['m/s', 'ft/s'],
      value: 25,
      min: 10,
      max: 60,
      step: 1,
    }),
    altitude: ALTITUDE_INPUT,
  },
  choices: { size: sizeChoice(ALL_SIZES, 100), state: STATE_CHOICE, site: SITE_CHOICE },
  outputs: {
    recommended: text('Diámetro a la velocidad de diseño', true, 'Diámetro'),
    velocity: output({
      label: 'Velocidad en el DN elegido',
      short: 'Velocidad',
      unit: 'm/s',
      units: ['m/s', 'ft/s'],
      digits: 3,
      main: true,
    }),
    drop: output({
      label: 'Caída de presión',
      short: 'Caída',
      unit: 'Δbar',
      units: ['Δbar', 'Δpsi', 'ΔkPa'],
      digits: 3,
      main: true,
    }),
    exitVelocity: output({
      label: 'Velocidad a la llegada',
      unit: 'm/s',
      units: ['m/s', 'ft/s'],
      digits: 3,
      note: 'El vapor se expande a medida que pierde presión.',
    }),
    arrival: output({
      label: 'Presión de llegada',
      unit: 'barg',
      units: ['barg', 'psig', 'kPag'],
      digits: 3,
    }),
    gradient: output({
      label: 'Caída por metro equivalente',
      unit: 'Pa/m',
      units: ['Pa/m', 'bar/100 m'],
      digits: 3,
    }),
    diameter: output({
      label: 'Diámetro interior exacto',
      unit: 'mm',
      units: ['mm', 'in'],
      digits: 3,
    }),
    inside: output({
      label: 'Diámetro interior elegido',
      unit: 'mm',
      units: ['mm', 'in'],
      digits: 4,
    }),
    specificVolume: output({ label: 'Volumen específico', unit: 'm³/kg', digits: 4 }),
  },
  formulas: [
    formula('w = {4·ṁ·v}/{π·D^2}'),
    formula('p_1^2 − p_2^2 = p_1·v_1·G^2·(f·L/D + 2·ln(p_1/p_2))'),
    formula('1/√f = −2·log_10(ε/{3,7·D} + 2,51/{Re·√f})'),
  ],
  where:
    'w velocidad; ṁ caudal; v volumen específico y v1 al inicio; D diámetro; p1 y p2 presión al inicio y a la llegada; G caudal por área; f factor de fricción; L longitud con accesorios; ε rugosidad; Re número de Reynolds.',
  sources: [
    'Flujo compresible con fricción (p·v constante) y factor de Colebrook, ε 0,045 mm; volumen IAPWS-IF97 y viscosidad IAPWS R12-08; tubería ASME B36.10M cédula 40.',
  ],
  limits: [
    'Caída de hasta el 30 % de la presión de entrada (conviene no pasar del 10 %) y Mach menor que 0,3 a la llegada.',
    'Velocidades usuales: 10 a 40 m/s saturado, 15 a 60 m/s sobrecalentado.',
  ],
  topics: ['steam-pipe', 'viscosity', 'if97'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const superheat = choices.state === 'saturado' ? SATURATED : inputs.superheat;
    const steam = steamIn(absolute(inputs.pressure, site.value), superheat);
    if (!steam.ok) return steam;
    const { flow } = inputs;
    const { inside } = pipeOfSize(sizeOf(choices.size));
    const length = si('length', inputs.length * (1 + inputs.fittings));
    const drop = lineDrop({ ...steam.value, flow, diameter: inside }, length);
    if (!drop.ok) {
      return inside < WIDEST
        ? atField(drop, 'size')
        : refuse(
            'Es demasiado vapor para una sola línea DN 300 a esa presión: reparta en dos o más, o distribuya a más presión.',
            'flow',
          );
    }
    const diameter = diameterForVelocity(flow, steam.value.specificVolume, inputs.target);
    if (!diameter.ok) return diameter;
    const pipe = smallestPipe(diameter.value);
    const { velocity, exitVelocity } = drop.value;
    const [slowest, fastest] = VELOCITIES[choices.state];
    const warnings: (string | Sentence)[] = [];
    if (exitVelocity > fastest)
      warnings.push('La velocidad es alta: habrá ruido, erosión y arrastre de condensado.');
    if (velocity < slowest)
      warnings.push('La velocidad es baja: la tubería está sobrada y pierde más calor.');
    if (drop.value.drop > WORRYING_DROP * absolute(inputs.pressure, site.value))
      warnings.push(
        say`La línea pierde más del ${mentionPlain(WORRYING_DROP, '%')} de su presión: ${inside < WIDEST ? 'pruebe un diámetro mayor' : 'reparta en dos líneas'}.`,
      );
    return accept({
      outputs: {
        velocity,
        exitVelocity,
        drop: drop.value.drop,
        recommended: pipe ? `DN ${pipe.dn}` : 'Mayor que DN 300: reparta en dos líneas',
        arrival: si('gaugePressure', inputs.pressure - drop.value.drop),
        gradient: drop.value.gradient,
        diameter: diameter.value,
        inside,
        specificVolume: steam.value.specificVolume,
      },
      warnings,
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const superheat = choices.state === 'saturado' ? SATURATED : inputs.superheat;
    const steam = steamIn(absolute(inputs.pressure, site.value), superheat);
    if (!steam.ok) return steam;
    const velocityIn = (inside: Quantity<'length'>) =>
      steamVelocity(inputs.flow, steam.value.specificVolume, inside);
    const { inside } = pipeOfSize(sizeOf(choices.size));
    const fastest = Math.max(FASTEST_SHOWN, velocityIn(inside));
    const shown = PIPE_SIZES.map((size) => size.inside).filter(
      (bore) => velocityIn(bore) <= fastest,
    );
    const design = diameterForVelocity(inputs.flow, steam.value.specificVolume, inputs.target);
    const above = PIPE_SIZES.findIndex((size) => design.ok && size.inside >= design.value);
    const neighbours = above < 0 ? [] : PIPE_SIZES.slice(Math.max(0, above - 1), above + 1);
    return lineChart({
      title: 'Velocidad según el diámetro',
      x: { label: 'Diámetro interior', unit: 'mm', scale: 'log' },
      y: { label: 'Velocidad', unit: 'm/s', scale: 'log' },
      series: 'Cédula 40, hasta DN 300',
      levels: [{ label: 'Diseño', at: inputs.target }],
      zones: neighbours
        .filter((size) => size.inside !== inside && velocityIn(size.inside) <= fastest)
        .map((size) => ({
          label: `DN ${size.dn}`,
          at: [size.inside, velocityIn(size.inside)],
          isPoint: true,
        })),
      point: `Su línea, DN ${sizeOf(choices.size)}`,
      from: shown[0] ?? inside,
      to: shown.at(-1) ?? inside,
      at: inside,
      formula: (bore) => accept(velocityIn(bore)),
    });
  },
});
