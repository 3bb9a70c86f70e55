import { defineCalculator, input, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { diameterFor, twoPhaseLine } from '../formulas/condensate-line.ts';
import { BAR_PER_METRE } from '../formulas/condensate-pump.ts';
import { PIPE_SIZES, type PipeSize, pipeOfSize } from '../formulas/pipe-sizes.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept } from '../result.ts';
import { mention, mentionPlain, type Sentence, say } from '../sentence.ts';
import { ALL_SIZES, sizeChoice, sizeOf } from './parts/pipe-size.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, refuseWithoutDrop, steamPressure } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const FLOW_UNITS = ['kg/h', 't/h', 'lb/h'] as const;
const TOO_FAST = of(25, 'm/s');
/** At a start everything is cold and nothing flashes: twice the load, all liquid. */
const LIQUID_FAST = of(2, 'm/s');

const SPEED = { unit: 'm/s', units: ['m/s', 'ft/s'], digits: 3 } as const;
const LOSS = { unit: 'Δbar', units: ['Δbar', 'ΔkPa', 'Δpsi'], digits: 2 } as const;
const BACK = { unit: 'barg', units: ['barg', 'psig'], digits: 2 } as const;

export const calculator = defineCalculator({
  id: 'linea-condensado',
  title: 'Línea de condensado con vapor flash',
  summary:
    'El vapor flash que nace después de la trampa, la velocidad de la mezcla y el diámetro que la lleva sin golpes.',
  purpose: 'recuperar',
  example:
    'De {flow} de condensado que pasan de {upstream} a {downstream}, el {fraction} se hace vapor flash. A {target} hacen falta {diameter} de diámetro interior: {recommended}. En {size} la mezcla va a {velocity} y en {length} pierde {drop}.',
  related: ['/services/gestion-energia', '/tools/flash-trampas', '/tools/trampas-vapor'],
  inputs: {
    flow: massFlow('Condensado', 1000, 'En marcha, de todas las trampas a la vez.', 1, 100_000),
    upstream: steamPressure('Presión antes de la trampa', 7, 'La del equipo o la línea.', 0.1, 40),
    downstream: steamPressure('Presión en el retorno', 0.2, 'Al final de la línea.', 0, 15),
    target: input({
      label: 'Velocidad de diseño',
      help: '15 m/s en retornos comunes, hasta 25 m/s a la salida de una trampa.',
      unit: 'm/s',
      units: ['m/s', 'ft/s'],
      value: 15,
      min: 3,
      max: 25,
      step: 1,
    }),
    length: input({
      label: 'Longitud equivalente',
      help: 'Con accesorios.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 40,
      min: 1,
      max: 1000,
      step: 5,
    }),
    lift: input({
      label: 'Elevación',
      help: 'Subida después de la trampa; una línea de gravedad baja y no tiene.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 0,
      min: 0,
      max: 30,
      step: 0.5,
    }),
    altitude: ALTITUDE_INPUT,
  },
  choices: { size: sizeChoice(ALL_SIZES, 65), site: SITE_CHOICE },
  outputs: {
    recommended: text('Diámetro recomendado', true, 'Recomendado'),
    velocity: output({
      label: 'Velocidad en el DN elegido',
      short: 'En el elegido',
      ...SPEED,
      main: true,
    }),
    recommendedVelocity: output({ label: 'Velocidad en el DN recomendado', ...SPEED }),
    recommendedDrop: output({ label: 'Fricción en el DN recomendado', ...LOSS }),
    recommendedBack: output({ label: 'Contrapresión con el DN recomendado', ...BACK }),
    fraction: output({ label: 'Vapor flash', unit: '%', digits: 3, main: true }),
    steam: output({ label: 'Vapor flash en la línea', unit: 'kg/h', units: FLOW_UNITS, digits: 3 }),
    voidShare: output({ label: 'Parte del volumen que es vapor', unit: '%', digits: 3 }),
    diameter: output({
      label: 'Diámetro interior calculado',
      unit: 'mm',
      units: ['mm', 'in'],
      digits: 3,
    }),
    drop: output({ label: 'Fricción en el DN elegido', ...LOSS }),
    back: output({ label: 'Contrapresión con el DN elegido', ...BACK }),
    starting: output({
      label: 'Velocidad del agua en el arranque',
      unit: 'm/s',
      units: ['m/s', 'ft/s'],
      digits: 2,
      note: 'En el DN elegido, al doble de la carga y todo líquido.',
    }),
  },
  formulas: [
    formula('x = {h_{f1} − h_{f2}}/h_{fg2}'),
    formula('v_m = v_f + x·{v_g − v_f}'),
    formula('D = √{{4·ṁ·v_m}/{π·w}}'),
    formula('Δp = f·L/D·w^2/{2·10^5·v_m}'),
    formula('p_c = p_r + 0,0981·z + Δp'),
  ],
  where:
    'x parte que pasa a vapor flash; h_f y h_fg entalpías, 1 antes y 2 después de la trampa; vm, vf y vg volumen específico de la mezcla, del agua y del vapor; D diámetro; ṁ condensado; w velocidad; Δp caída por fricción, bar; f factor de fricción y L longitud; pc contrapresión en la trampa y pr retorno, barg; z elevación, m, llena de agua.',
  sources: [
    'Método por velocidad de Spirax Sarco (módulo 14.3); vapor flash IAPWS-IF97; fricción de mezcla homogénea (McAdams y Colebrook).',
  ],
  limits: [
    'Condensado saturado antes de la trampa. Tubería de acero cédula 40.',
    'La fricción de dos fases se conoce a ±30 %. Un retorno bombeado se dimensiona como agua, no con esta herramienta.',
  ],
  topics: ['condensate-line', 'flash'],
  comparison: {
    columns: ['Velocidad', 'Fricción', 'Contra\u00adpresión'],
    rows: [
      {
        label: 'Recomendado',
        outputs: ['recommendedVelocity', 'recommendedDrop', 'recommendedBack'],
      },
      { label: 'Elegido', outputs: ['velocity', 'drop', 'back'] },
    ],
    isPlain: true,
  },
  run(inputs, choices) {
    const reverse = refuseWithoutDrop(inputs.upstream, inputs.downstream, 'condensado');
    if (reverse) return reverse;
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const { inside } = pipeOfSize(sizeOf(choices.size));
    const lineIn = (bore: Quantity<'length'>) =>
      twoPhaseLine({
        flow: inputs.flow,
        upstream: absolute(inputs.upstream, site.value),
        downstream: absolute(inputs.downstream, site.value),
        diameter: bore,
      });
    const line = lineIn(inside);
    if (!line.ok) return line;
    const { velocity, volumeFlow, fraction, steam, voidShare } = line.value;
    const diameter = diameterFor(volumeFlow, inputs.target);
    const lifted = of(inputs.lift * BAR_PER_METRE, 'barg');
    const lossOf = ({ gradient }: typeof line.value) => {
      const drop = si('pressureDifference', gradient * inputs.length);
      return { drop, back: si('gaugePressure', inputs.downstream + lifted + drop) };
    };
    const drains = (bore: Quantity<'length'>) => {
      const through = lineIn(bore);
      return through.ok && lossOf(through.value).back < inputs.upstream;
    };
    const isTooHigh = inputs.downstream + lifted >= inputs.upstream;
    const lost = lossOf(line.value);
    const isFull = lost.back >= inputs.upstream;
    const pipe = PIPE_SIZES.find((size) => size.inside >= diameter && drains(size.inside));
    const better = pipe && pipe.inside !== inside ? lineIn(pipe.inside) : undefined;
    const betterLoss = better?.ok ? lossOf(better.value) : undefined;
    const starting = si('velocity', (2 * inputs.flow) / 1000 / ((Math.PI * inside ** 2) / 4));
    return accept({
      outputs: {
        recommendedVelocity: better?.ok ? better.value.velocity : null,
        recommendedDrop: betterLoss?.drop ?? null,
        recommendedBack: betterLoss?.back ?? null,
        velocity,
        recommended: pipe
          ? `DN ${pipe.dn}`
          : isTooHigh
            ? 'Ninguno: bombee'
            : 'Mayor que DN 300: reparta en dos líneas',
        fraction,
        steam,
        voidShare,
        diameter,
        // Of a line that does not drain they would be figures of nothing.
        drop: isFull ? null : lost.drop,
        back: isFull ? null : lost.back,
        starting,
      },
      warnings: lineWarnings({ velocity, starting, isFull, isTooHigh, pipe }, inputs),
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const { inside: diameter } = pipeOfSize(sizeOf(choices.size));
    return lineChart({
      title: 'Velocidad según la presión antes de la trampa',
      x: { label: 'Presión antes de la trampa', unit: 'barg' },
      y: { label: 'Velocidad de la mezcla', unit: 'm/s', reaches: of(30, 'm/s') },
      series: `DN ${sizeOf(choices.size)}`,
      levels: [
        { label: 'Diseño', at: inputs.target },
        { label: 'Máximo', at: TOO_FAST },
      ],
      point: 'Su caso',
      from: inputs.downstream,
      to: si('gaugePressure', Math.max(of(12, 'barg'), inputs.upstream)),
      at: inputs.upstream,
      formula: (upstream) => {
        const line = twoPhaseLine({
          flow: inputs.flow,
          upstream: absolute(upstream, site.value),
          downstream: absolute(inputs.downstream, site.value),
          diameter,
        });
        return line.ok ? accept(line.value.velocity) : line;
      },
    });
  },
});

interface Drawn {
  readonly velocity: Quantity<'velocity'>;
  readonly starting: Quantity<'velocity'>;
  /** All the pressure before the trap would go into pushing it along. */
  readonly isFull: boolean;
  /** No line drains there, however wide. */
  readonly isTooHigh: boolean;
  readonly pipe: PipeSize | undefined;
}

function lineWarnings(
  { velocity, starting, isFull, isTooHigh, pipe }: Drawn,
  { upstream, lift }: { upstream: Quantity<'gaugePressure'>; lift: Quantity<'length'> },
): readonly (Sentence | string)[] {
  const wider = pipe ? 'Use el diámetro recomendado' : 'Reparta en dos líneas';
  const told: (Sentence | string)[] = [];
  if (velocity > TOO_FAST) {
    told.push(
      say`La mezcla iría a más de ${mentionPlain(TOO_FAST, 'm/s')}: golpea, erosiona los codos y sube la contrapresión. ${isTooHigh ? 'Baje la línea o bombee' : wider}.`,
    );
  }
  if (starting > LIQUID_FAST) {
    told.push(
      say`En el arranque el agua iría a ${mention(starting, 'm/s', 2)}: la línea queda llena y frena el drenaje. Caliente despacio o use un diámetro mayor.`,
    );
  }
  if (isFull) {
    told.push(
      isTooHigh
        ? say`El retorno y la elevación ya piden los ${mention(upstream, 'barg', 3)} que hay antes de la trampa: el condensado no sale por ancha que sea la línea. Use una bomba mecánica.`
        : say`Empujar la mezcla por esa línea pide más que los ${mention(upstream, 'barg', 3)} que hay antes de la trampa: el condensado no sale. ${wider} o una bomba mecánica.`,
    );
  }
  if (lift > 0) {
    told.push(
      'Una línea que sube después de la trampa se llena de agua y golpea con el vapor flash: baje a un tanque venteado y bombee, si puede.',
    );
  }
  return told;
}
