import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { defineCalculator, input, output, verdict } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { headOf, neededNpsh, npshAvailable, suctionLoss } from '../formulas/npsh.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { pressureOfSaturation, saturationTemperature } from '../if97/saturation.ts';
import { liquidAt } from '../if97/states.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, atField, refuse } from '../result.ts';
import { mention, mentionPlain, type Sentence, say } from '../sentence.ts';
import { tankState } from './parts/feed-tank.ts';
import { sizeChoice, sizeOf } from './parts/pipe-size.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const FAST_SUCTION = of(1.5, 'm/s');
const HEAD_UNITS = ['m', 'ft'] as const;

function head(label: string, digits: number) {
  return output({ label, unit: 'm', units: HEAD_UNITS, digits });
}

export const calculator = defineCalculator({
  id: 'npsh-bomba',
  title: 'NPSH de la bomba de alimentación',
  summary:
    'La carga de succión que de verdad hay a la altitud de la planta, y la altura de tanque que falta para no cavitar.',
  alsoCalled: ['cavitación', 'succión'],
  purpose: 'generar',
  example:
    'Con agua a {water} en un tanque abierto y {flow} por {length} de {size} (ΣK {fittings}): {onWater} de presión − {vapour} de vapor + {level} de nivel − {loss} de pérdida = {available} de NPSH; la bomba pide {required}.',
  related: ['/equipment/desaireadores', '/tools/desaireadores', '/equipment/calderas-vapor'],
  inputs: {
    water: {
      ...temperature('Agua en el tanque', 85, 'La más caliente que llega a tener.', 5, 100),
      shownWhen: { choice: 'tank', is: ['abierto'] },
    },
    pressure: {
      ...steamPressure('Presión del desaireador', 0.2, 'De trabajo.', 0, 5),
      shownWhen: { choice: 'tank', is: ['desaireador'] },
    },
    level: input({
      label: 'Nivel mínimo sobre la bomba',
      help: 'Del agua al eje de la bomba; negativo si el agua está más abajo.',
      unit: 'm',
      units: HEAD_UNITS,
      value: 4,
      min: -5,
      max: 20,
      step: 0.1,
    }),
    flow: massFlow('Caudal de la bomba', 3000, 'Máximo, con recirculación.', 10, 100_000),
    length: input({
      label: 'Longitud de la succión',
      help: 'Tubería recta.',
      unit: 'm',
      units: HEAD_UNITS,
      value: 8,
      min: 0,
      max: 100,
      step: 1,
    }),
    fittings: input({
      label: 'Coeficientes de accesorios',
      detail: true,
      help: 'Suma: entrada 0,5; codo 0,75; válvula de compuerta 0,2; filtro limpio 2 (sucio, el doble).',
      unit: '1',
      value: 6,
      min: 0,
      max: 60,
      step: 0.5,
    }),
    required: input({
      label: 'NPSH que pide la bomba',
      help: 'De su curva, al caudal máximo.',
      unit: 'm',
      units: HEAD_UNITS,
      value: 3,
      min: 0.1,
      max: 15,
      step: 0.1,
    }),
    altitude: ALTITUDE_INPUT,
  },
  choices: {
    tank: {
      label: 'Tanque de alimentación',
      help: 'Un desaireador a presión no suma carga: su agua está hirviendo.',
      initial: 'abierto',
      options: [
        { id: 'abierto', label: 'Tanque abierto' },
        { id: 'desaireador', label: 'Desaireador a presión' },
      ],
    },
    size: sizeChoice([25, 32, 40, 50, 65, 80, 100, 125, 150, 200], 50),
    site: SITE_CHOICE,
  },
  outputs: {
    verdict: {
      ...verdict('Succión de la bomba', 'Alcanza'),
      short: 'Succión',
      note: 'Con margen: lo mayor de 0,6 m o 30 % sobre lo que pide la bomba.',
    },
    available: { ...head('NPSH disponible', 3), short: 'NPSH', main: true },
    seaLevel: {
      ...head('El mismo caso a nivel del mar', 3),
      note: 'La diferencia es lo que cuesta la altitud.',
    },
    margin: head('Margen sobre la bomba', 3),
    leastLevel: {
      ...head('Nivel mínimo recomendado', 3),
      note: 'Deja justo el margen de 0,6 m o 30 %.',
    },
    onWater: { ...head('Presión absoluta en el tanque', 3), note: 'En columna de su agua.' },
    vapour: head('Presión de vapor del agua', 3),
    loss: head('Pérdida en la succión', 2),
    velocity: output({
      label: 'Velocidad en la succión',
      unit: 'm/s',
      units: ['m/s', 'ft/s'],
      digits: 3,
    }),
  },
  formulas: [
    formula('NPSH_d = {p − p_s}/{ρ·g} + z − h_f'),
    formula('h_f = {f·L/D + ΣK}·w^2/{2·g}'),
  ],
  where:
    'NPSHd el disponible; p presión del tanque y ps la de vapor del agua; ρ densidad; g gravedad; z nivel sobre la bomba; hf pérdida en la succión; f factor de fricción; L y D longitud y diámetro; K coeficientes de accesorios; w velocidad.',
  sources: [
    'Definición del Hydraulic Institute; presión del sitio ISO 2533, presión de vapor y densidad IAPWS-IF97, fricción de Colebrook.',
  ],
  limits: [
    'Régimen estable: cuando un desaireador pierde presión de golpe, su agua hierve en la succión y hace falta más altura.',
    'El coeficiente supone limpio el filtro; de uno sucio cuente el doble. El NPSH de la bomba se lee a su caudal máximo.',
  ],
  topics: ['npsh', 'atmosphere', 'if97'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const state = tankState(choices.tank, site.value, inputs.pressure, inputs.water);
    if (!state.ok) return state;
    const { pressure, water } = state.value;
    const liquid = liquidAt(pressure, water);
    if (!liquid.ok) return atField(liquid, 'water');
    const { inside } = pipeOfSize(sizeOf(choices.size));
    const { flow, length, fittings, level, required } = inputs;
    const line = suctionLoss({ flow, tank: pressure, water, inside, length, fittings });
    if (!line.ok) return line;
    const { loss, velocity } = line.value;
    if (loss > of(100, 'm')) {
      return refuse(
        'La succión es demasiado angosta para ese caudal; elija un diámetro mayor.',
        'flow',
      );
    }
    const available = npshAvailable({ tank: pressure, water, level, loss });
    if (!available.ok) return available;
    const needed = neededNpsh(required);
    const told: Sentence[] = [];
    if (available.value < needed) {
      told.push(
        say`Hacen falta ${mention(needed, 'm', 3)} con margen: suba el tanque, ${choices.tank === 'abierto' ? 'baje la temperatura del agua, ' : ''}ensanche la succión o elija otra bomba.`,
      );
    }
    if (velocity > FAST_SUCTION) {
      told.push(
        say`En la succión el agua no debería pasar de ${mentionPlain(FAST_SUCTION, 'm/s')}: use un diámetro mayor.`,
      );
    }
    if (choices.tank === 'desaireador') {
      told.push(
        say`Si el desaireador pierde presión de golpe, el agua de la succión hierve: deje reserva de altura sobre el mínimo de ${mention(si('length', needed + loss), 'm', 3)}.`,
      );
    }
    return accept({
      outputs: {
        available: available.value,
        verdict:
          available.value < required
            ? 'Cavita: no opere así'
            : available.value < needed
              ? 'Margen insuficiente'
              : 'Alcanza',
        seaLevel:
          choices.tank === 'abierto' && site.value < SEA_LEVEL_PRESSURE
            ? si(
                'length',
                available.value +
                  headOf(si('pressure', SEA_LEVEL_PRESSURE - pressure), liquid.value.v),
              )
            : null,
        margin: si('length', available.value - required),
        leastLevel: si('length', level + needed - available.value),
        onWater: headOf(pressure, liquid.value.v),
        vapour: headOf(pressureOfSaturation(water), liquid.value.v),
        loss,
        velocity,
      },
      warnings: told,
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const state = tankState(choices.tank, site.value, inputs.pressure, inputs.water);
    if (!state.ok) return state;
    const { pressure: tank, water } = state.value;
    const boiling = saturationTemperature(tank);
    if (!boiling.ok) return boiling;
    const { inside } = pipeOfSize(sizeOf(choices.size));
    const { flow, length, fittings, level, required } = inputs;
    const line = { flow, tank, inside, length, fittings };
    const available = (at: Quantity<'temperature'>, height: Quantity<'length'>) => {
      const lost = suctionLoss({ ...line, water: at });
      if (!lost.ok) return lost;
      return npshAvailable({ tank, water: at, level: height, loss: lost.value.loss });
    };
    const y = { label: 'NPSH', unit: 'm', fromZero: true } as const;
    const named = { y, series: 'Disponible', point: 'Su caso' };
    // Water about to boil has only its level; in an open tank it is the temperature that takes the rest.
    const drawn =
      choices.tank === 'desaireador'
        ? lineChart({
            ...named,
            title: 'NPSH disponible según el nivel',
            x: { label: 'Nivel sobre la bomba', unit: 'm' },
            from: si('length', Math.min(0, level)),
            to: si('length', Math.max(of(8, 'm'), level)),
            at: level,
            formula: (height) => available(water, height),
          })
        : lineChart({
            ...named,
            title: 'NPSH disponible según la temperatura del agua',
            x: { label: 'Agua en el tanque', unit: '°C', fromZero: false },
            from: si('temperature', Math.min(of(40, '°C'), water)),
            to: boiling.value,
            at: water,
            formula: (at) => available(at, level),
          });
    if (!drawn.ok) return drawn;
    const { series } = drawn.value;
    const ends = [series[0]?.points.at(0), series[0]?.points.at(-1)];
    const levelAt = (height: Quantity<'length'>) =>
      ends.flatMap((end) => (end ? [[end[0], height] as const] : []));
    return accept({
      ...drawn.value,
      series: [
        ...series,
        { label: 'Lo que pide la bomba', points: levelAt(required) },
        { label: 'Con margen', points: levelAt(neededNpsh(required)) },
      ],
    });
  },
});
