import { chart, defineCalculator, input, output, text } from '../define-calculator.ts';
import { formatQuantity } from '../format.ts';
import { TYPICAL_TURNDOWN, turndown } from '../formulas/flow-meter.ts';
import { sizePlate } from '../formulas/orifice-plate.ts';
import { PIPE_SIZES, pipeOfSize } from '../formulas/pipe-sizes.ts';
import { steamVelocity } from '../formulas/steam-pipe.ts';
import { vortexLimits, vortexLoss } from '../formulas/vortex-meter.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { viscosity } from '../if97/viscosity.ts';
import { absolute, type Quantity, si } from '../quantities.ts';
import { accept, atField, refuse } from '../result.ts';
import { mention, type Sentence, say } from '../sentence.ts';
import {
  METER_COMPARISON,
  METER_FORMULAS,
  METER_LETTERS,
  NO_CHOSEN,
  NO_OTHER,
  PLATE_METHOD,
  tooLow,
  VORTEX_METHOD,
} from './parts/meter-methods.ts';
import { sizeChoice, sizeOf } from './parts/pipe-size.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure } from './parts/steam.ts';

const SPEED = { unit: 'm/s', units: ['m/s', 'ft/s'], digits: 3 } as const;
const READS = { unit: 'kg/h', units: ['kg/h', 'lb/h', 't/h'], digits: 3 } as const;
const LOSS = { unit: 'Δbar', units: ['Δbar', 'ΔkPa', 'Δpsi'], digits: 2 } as const;
const METER_SIZES = [25, 40, 50, 80, 100, 150, 200, 250, 300] as const;

/** Smallest meter that keeps a tenth of its top speed in reserve: the one that reads lowest. */
function smallestVortex(flow: Quantity<'massFlow'>, volume: Quantity<'specificVolume'>) {
  const { most } = vortexLimits(si('density', 1 / volume));
  return PIPE_SIZES.find(
    ({ dn, inside }) =>
      (METER_SIZES as readonly number[]).includes(dn) &&
      steamVelocity(flow, volume, inside) <= 0.9 * most,
  );
}

export const calculator = defineCalculator({
  id: 'tamano-medidor',
  title: 'Tamaño de un medidor de vapor',
  summary:
    'El diámetro de un vórtice por velocidad, o el orificio de una placa por presión diferencial, y el caudal más bajo que leen.',
  alsoCalled: ['caudalímetro', 'placa orificio'],
  purpose: 'medir',
  example:
    'Para {largest} de vapor a {pressure} en una línea DN\u00a080, un vórtice de ese diámetro trabaja a {velocity} y lee desde {least}. Con reducciones a DN\u00a050 lee desde {recommendedLeast}, a {recommendedVelocity} y con {recommendedLoss} de caída.',
  related: ['/products/medidores-flujo', '/tools/medidores-flujo', '/tools/linea-vapor'],
  inputs: {
    largest: massFlow('Caudal máximo', 2000, 'Demanda pico de la línea.', 5, 100_000),
    smallest: massFlow('Caudal mínimo', 200, 'El más bajo que interesa medir.', 0.5, 100_000),
    pressure: steamPressure('Presión en el medidor', 7, 'La más baja a caudal máximo.', 0.2, 25),
    difference: {
      ...input({
        label: 'Presión diferencial al máximo',
        help: 'Alcance del transmisor; 0,25 bar es usual en vapor.',
        unit: 'Δbar',
        units: ['Δbar', 'ΔkPa', 'Δpsi'],
        value: 0.25,
        min: 0.02,
        max: 2,
        step: 0.05,
      }),
      shownWhen: { choice: 'meter', is: ['placa'] },
    },
    altitude: ALTITUDE_INPUT,
  },
  choices: {
    meter: {
      label: 'Medidor',
      help: 'Del mismo diámetro que la línea o menor, con reducciones.',
      initial: 'vortice',
      options: [
        { id: 'vortice', label: 'Vórtice' },
        { id: 'placa', label: 'Placa de orificio (ISO 5167)' },
      ],
    },
    size: sizeChoice(METER_SIZES, 80),
    site: SITE_CHOICE,
  },
  outputs: {
    recommended: text('Medidor recomendado', true, 'Medidor'),
    bore: output({
      label: 'Orificio de la placa',
      unit: 'mm',
      units: ['mm', 'in'],
      digits: 4,
      main: true,
    }),
    recommendedLeast: output({
      label: 'Caudal más bajo que lee',
      short: 'Lee desde',
      ...READS,
      main: true,
    }),
    recommendedVelocity: output({ label: 'Velocidad en el DN recomendado', ...SPEED }),
    recommendedLoss: output({ label: 'Caída en el DN recomendado', ...LOSS }),
    recommendedCovered: output({
      label: 'Relación que cubre el DN recomendado',
      unit: '1',
      digits: 3,
    }),
    turndown: output({
      label: 'Relación pedida',
      unit: '1',
      digits: 3,
      note: 'Máximo entre mínimo.',
    }),
    least: output({ label: 'El diámetro elegido lee desde', ...READS }),
    velocity: output({ label: 'Velocidad en el diámetro elegido', ...SPEED }),
    loss: output({ label: 'Caída en el diámetro elegido', ...LOSS }),
    covered: output({
      label: 'Relación que cubre el diámetro elegido',
      unit: '1',
      digits: 3,
      note: 'Vórtice: del caudal máximo pedido al mínimo que lee; placa: la usual.',
    }),
    beta: output({ label: 'Relación de diámetros β', unit: '1', digits: 4 }),
    density: output({ label: 'Densidad del vapor', unit: 'kg/m³', digits: 4 }),
  },
  formulas: METER_FORMULAS,
  where: METER_LETTERS,
  sources: [...PLATE_METHOD.sources, ...VORTEX_METHOD.sources],
  limits: [
    'Vapor saturado seco. Vórtice hasta 76 m/s, con 10 % de reserva en el recomendado; placa desde DN 50, β de 0,10 a 0,75.',
    'Confirme el alcance con el fabricante y deje los tramos rectos que pide: la exactitud depende de ellos.',
  ],
  methods: { choice: 'meter', of: { vortice: VORTEX_METHOD, placa: PLATE_METHOD } },
  topics: ['meter-size'],
  comparison: METER_COMPARISON,
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const span = turndown(inputs.largest, inputs.smallest);
    if (!span.ok) return atField(span, 'smallest');
    const line = saturatedAtPressure(absolute(inputs.pressure, site.value));
    if (!line.ok) return line;
    const { p: pressure, T, vg } = line.value;
    const density = si('density', 1 / vg);
    const { inside } = pipeOfSize(sizeOf(choices.size));
    const velocity = steamVelocity(inputs.largest, vg, inside);
    const told: Sentence[] = [];
    const common = { turndown: span.value, density };
    if (choices.meter === 'placa') {
      const plate = sizePlate({
        flow: inputs.largest,
        inside,
        pressure,
        density,
        viscosity: viscosity(density, T),
        difference: inputs.difference,
      });
      if (!plate.ok) return atField(plate, plate.field ?? 'size');
      const least = si('massFlow', inputs.largest / TYPICAL_TURNDOWN.orifice);
      if (inputs.smallest < least) {
        told.push(
          tooLow(
            'la placa',
            least,
            span.value > TYPICAL_TURNDOWN.variableArea
              ? 'Reparta en dos o más medidores.'
              : 'Use un vórtice o un medidor de área variable.',
          ),
        );
      }
      return accept({
        outputs: {
          ...common,
          ...NO_OTHER,
          least,
          velocity,
          loss: plate.value.permanent,
          covered: TYPICAL_TURNDOWN.orifice,
          beta: plate.value.beta,
          bore: plate.value.bore,
        },
        warnings: told,
      });
    }
    const { least: slow, most } = vortexLimits(density);
    const isWidest = sizeOf(choices.size) === METER_SIZES.at(-1);
    if (velocity > most) {
      return refuse(
        say`El vapor pasaría a ${mention(velocity, 'm/s', 3)}, más que los ${mention(most, 'm/s', 2)} de un vórtice; ${isWidest ? 'reparta el vapor en dos medidores' : 'elija un diámetro mayor'}.`,
        isWidest ? 'largest' : 'size',
      );
    }
    const leastAt = (speed: Quantity<'velocity'>) =>
      si('massFlow', (inputs.largest * slow) / speed);
    const least = leastAt(velocity);
    const best = smallestVortex(inputs.largest, vg);
    const bestVelocity = best && steamVelocity(inputs.largest, vg, best.inside);
    const bestLeast = bestVelocity && leastAt(bestVelocity);
    const { dn } = pipeOfSize(sizeOf(choices.size));
    if (inputs.largest < least) {
      told.push(
        say`Un vórtice DN ${String(dn)} lee desde ${mention(least, 'kg/h', 3)}: más que el caudal máximo pedido, así que no lee nada. ${best ? `Use el DN ${String(best.dn)}, con reducciones.` : ''}`,
      );
    } else if (inputs.smallest < least) {
      told.push(
        tooLow(
          `un vórtice DN ${dn}`,
          least,
          best && bestLeast && inputs.smallest >= bestLeast
            ? `El DN ${best.dn}, con reducciones, sí lo lee.`
            : 'Ningún vórtice de la serie cubre ese rango: reparta en dos o use uno de área variable.',
        ),
      );
    }
    return accept({
      outputs: {
        ...common,
        recommended: best ? `Vórtice DN ${best.dn}` : 'Mayor que DN 300: reparta en dos',
        recommendedLeast: bestLeast ?? null,
        recommendedVelocity: bestVelocity ?? null,
        recommendedLoss: bestVelocity ? vortexLoss(bestVelocity, density) : null,
        recommendedCovered: bestVelocity ? si('ratio', bestVelocity / slow) : null,
        ...(best?.dn === dn
          ? NO_CHOSEN
          : {
              least,
              velocity,
              loss: vortexLoss(velocity, density),
              covered: velocity > slow ? si('ratio', velocity / slow) : null,
            }),
        beta: null,
        bore: null,
      },
      warnings: told,
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const line = saturatedAtPressure(absolute(inputs.pressure, site.value));
    if (!line.ok) return line;
    const { vg } = line.value;
    const { smallest, largest } = inputs;
    const own = pipeOfSize(sizeOf(choices.size));
    const isVortex = choices.meter === 'vortice';
    const best = (isVortex && smallestVortex(largest, vg)) || own;
    const velocityOf = (flow: number) => steamVelocity(si('massFlow', flow), vg, best.inside);
    const { least, most } = isVortex
      ? vortexLimits(si('density', 1 / vg))
      : { least: velocityOf(largest / TYPICAL_TURNDOWN.orifice), most: velocityOf(largest) };
    const between = ({ inside }: typeof own) => {
      const at = (speed: Quantity<'velocity'>) => {
        const flow = (largest * speed) / steamVelocity(largest, vg, inside);
        return [si('massFlow', flow), speed] as const;
      };
      return [at(least), at(most)] as const;
    };
    const lineOf = (size: typeof own) =>
      `DN\u00a0${size.dn} desde ${formatQuantity(between(size)[0][0], 'kg/h', 3)}`;
    const isRead = velocityOf(smallest) >= least;
    return accept(
      chart({
        title: 'Velocidad en todo el alcance del medidor',
        x: { label: 'Caudal de vapor', unit: 'kg/h', scale: 'log' },
        y: { label: 'Velocidad', unit: 'm/s', scale: 'log' },
        series: [
          { label: lineOf(own), points: between(own) },
          ...(best === own ? [] : [{ label: lineOf(best), points: between(best) }]),
        ],
        zones: isRead
          ? [{ label: 'Mínimo', at: [smallest, velocityOf(smallest)], isPoint: true }]
          : [],
        point: { label: 'Máximo', at: [largest, velocityOf(largest)] },
      }),
    );
  },
});
