import { defineCalculator, input, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { BAR_PER_METRE } from '../formulas/condensate-pump.ts';
import { condensateOf, stallLoad, steamTemperatureAt } from '../formulas/stall.ts';
import { saturationPressure, saturationTemperature } from '../if97/saturation.ts';
import { absolute, gauge, of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, atField, refuse } from '../result.ts';
import { mention, type Sentence, say } from '../sentence.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

/** Below a trap the condensate column helps; above it every metre of lift works against it. */
function backPressure(
  returned: Quantity<'gaugePressure'>,
  lift: Quantity<'length'>,
  leg: Quantity<'length'>,
): Quantity<'gaugePressure'> {
  return si('gaugePressure', returned + of((lift - leg) * BAR_PER_METRE, 'barg'));
}

/** Into a vented tank only the column on the trap drives, against the vacuum at the least load. */
function byGravity(
  vacuum: Quantity<'pressureDifference'>,
  leg: Quantity<'length'>,
): Sentence | string {
  const needed = of(valueIn(vacuum, 'Δbar') / BAR_PER_METRE, 'm');
  if (needed <= leg) return '';
  return say` solo con rompevacío o con una columna de ${mention(needed, 'm', 3)} sobre la trampa, porque a la carga mínima queda en vacío`;
}

export const calculator = defineCalculator({
  id: 'bloqueo-condensado',
  title: 'Anegamiento (stall) de un serpentín o intercambiador',
  summary:
    'La carga por debajo de la cual el vapor ya no empuja el condensado al retorno y el equipo se inunda.',
  purpose: 'proteger',
  example:
    'Un intercambiador de {heat} con vapor a {pressure} que calienta de {inlet} a {outlet}, está {leg} sobre la trampa y eleva el condensado {lift} a un retorno de {returnPressure} tiene {back} de contrapresión, que satura a {backTemperature}. Si la carga baja porque el fluido entra más caliente, se anega por debajo del {stall}.',
  related: [
    '/products/bombas-mecanicas-condensado',
    '/tools/bombas-mecanicas-condensado',
    '/tools/trampas-vapor',
  ],
  inputs: {
    heat: input({
      label: 'Potencia a plena carga',
      help: 'Calor que pasa al fluido.',
      unit: 'kW',
      units: ['kW', 'MMBtu/h', 'kcal/h'],
      value: 300,
      min: 1,
      max: 20_000,
      step: 10,
    }),
    pressure: steamPressure(
      'Vapor a plena carga',
      3,
      'En el equipo, después de la válvula de control.',
      0.1,
      20,
    ),
    inlet: temperature('Fluido a la entrada', 20, 'A plena carga.', -20, 180),
    outlet: temperature('Fluido a la salida', 70, 'La que mantiene el control.', 0, 200),
    returnPressure: steamPressure('Presión en el retorno', 0.2, 'Medida en la línea.', 0, 10),
    lift: input({
      label: 'Elevación tras la trampa',
      help: 'Cada metro suma 0,098 bar.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 4,
      min: 0,
      max: 30,
      step: 0.5,
    }),
    leg: input({
      label: 'Altura sobre la trampa',
      help: 'Del equipo: la columna que ayuda.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 0.5,
      min: 0,
      max: 5,
      step: 0.1,
    }),
    least: input({
      label: 'Carga mínima de operación',
      help: 'La menor que verá el equipo encendido.',
      unit: '%',
      value: 30,
      min: 1,
      max: 100,
      step: 1,
    }),
    altitude: ALTITUDE_INPUT,
  },
  choices: {
    change: {
      label: 'Cuando baja la carga',
      help: 'La salida se mantiene en los dos casos.',
      initial: 'entrada',
      options: [
        { id: 'entrada', label: 'El fluido entra más caliente' },
        { id: 'caudal', label: 'Pasa menos caudal' },
      ],
    },
    site: SITE_CHOICE,
  },
  outputs: {
    stall: output({
      label: 'Carga en que empieza a anegarse',
      short: 'Se anega bajo',
      unit: '%',
      digits: 3,
      main: true,
    }),
    verdict: text('Qué hacer', true),
    atStall: output({
      label: 'Condensado al anegarse',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 3,
    }),
    full: output({
      label: 'Condensado a plena carga',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 3,
    }),
    back: output({ label: 'Contrapresión', unit: 'barg', units: ['barg', 'psig'], digits: 3 }),
    backTemperature: output({
      label: 'Saturación a la contrapresión',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
    steamLeast: output({
      label: 'Vapor a la carga mínima',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
    pressureLeast: output({
      label: 'Presión del vapor a la carga mínima',
      unit: 'barg',
      units: ['barg', 'psig'],
      digits: 3,
      note: 'Negativa: el equipo queda en vacío.',
    }),
  },
  formulas: [
    formula('p_r = p_ret + 0,0981·(z − c)'),
    formula('L_ent = {T_r − T_2}/{T_v − T_2}'),
    formula('L_caudal = {ln[{T_v − T_1}∕{T_v − T_2}]}/{ln[{T_r − T_1}∕{T_r − T_2}]}'),
  ],
  where:
    'pr contrapresión y pret presión en el retorno, barg; z elevación y c altura del equipo sobre la trampa, m; L carga bajo la que se anega: Lent si el fluido entra más caliente, Lcaudal si pasa menos caudal; Tv vapor a plena carga; Tr saturación a la contrapresión; T1 y T2 entrada y salida del fluido.',
  sources: [
    'Carta de anegamiento (stall chart) de Spirax Sarco, módulos 13.1 a 13.7: caudal constante y caudal variable. Temperaturas de saturación IAPWS-IF97.',
  ],
  limits: [
    'Superficie y coeficiente constantes; un equipo sobrado de superficie se anega antes, porque trabaja con menos presión.',
    'Control en el vapor. Con control en el condensado el equipo se inunda a propósito.',
  ],
  topics: ['stall'],
  run(inputs, { change, site: where }) {
    const site = sitePressure(where, inputs.altitude);
    if (!site.ok) return site;
    const full = saturationTemperature(absolute(inputs.pressure, site.value));
    if (!full.ok) return full;
    const back = backPressure(inputs.returnPressure, inputs.lift, inputs.leg);
    const backAt = saturationTemperature(absolute(back, site.value));
    if (!backAt.ok)
      return refuse(
        'La columna sobre la trampa es mayor que la contrapresión; escriba una altura menor.',
        'leg',
      );
    const exchanger = { steam: full.value, inlet: inputs.inlet, outlet: inputs.outlet };
    const stall = stallLoad(backAt.value, exchanger, change);
    if (!stall.ok) return atField(stall, stall.field);
    const least = steamTemperatureAt(inputs.least, exchanger, change);
    if (!least.ok) return least;
    const leastPressure = saturationPressure(least.value);
    if (!leastPressure.ok) return atField(leastPressure, 'outlet');
    const atFull = condensateOf(inputs.heat, full.value);
    if (!atFull.ok) return atFull;
    const atStall = condensateOf(si('power', inputs.heat * stall.value), backAt.value);
    if (!atStall.ok) return atStall;
    const always = stall.value >= 1;
    const blocked = stall.value > inputs.least;
    // What the column on the trap holds against: then air let in is enough to empty it.
    const drainsDown = back < 0;
    const vacuum = si('pressureDifference', site.value - leastPressure.value);
    const told: Sentence[] = [];
    if (always) {
      told.push(
        say`La contrapresión (${mention(back, 'barg', 3)}) no es menor que la presión del vapor en el equipo: se anega a cualquier carga.`,
      );
    }
    if (drainsDown && vacuum > 0) {
      told.push(
        blocked
          ? say`A la carga mínima el equipo queda en vacío; como el condensado baja libre, basta un rompevacío.`
          : say`A la carga mínima el equipo queda en vacío, pero la columna sobre la trampa lo vence.`,
      );
    } else if (blocked) {
      told.push(
        say`Anegado, el equipo golpea, se corroe y pierde el control de temperatura. No basta una trampa mayor: con este retorno hace falta una bomba-trampa.`,
        say`A un tanque venteado drenaría por gravedad${byGravity(vacuum, inputs.leg)}.`,
      );
    }
    return accept({
      outputs: {
        stall: stall.value,
        verdict: blocked ? (drainsDown ? 'Rompevacío' : 'Bomba-trampa') : 'Basta una trampa',
        // At any load, it never begins to.
        atStall: stall.value > 0 && !always ? atStall.value : null,
        full: atFull.value,
        back,
        backTemperature: backAt.value,
        steamLeast: least.value,
        pressureLeast: gauge(leastPressure.value, site.value),
      },
      warnings: told,
    });
  },
  curve(inputs, { change, site: where }) {
    const site = sitePressure(where, inputs.altitude);
    if (!site.ok) return site;
    const full = saturationTemperature(absolute(inputs.pressure, site.value));
    if (!full.ok) return full;
    const exchanger = { steam: full.value, inlet: inputs.inlet, outlet: inputs.outlet };
    const back = backPressure(inputs.returnPressure, inputs.lift, inputs.leg);
    const backAt = saturationTemperature(absolute(back, site.value));
    if (!backAt.ok) return backAt;
    const stall = stallLoad(backAt.value, exchanger, change);
    if (!stall.ok) return stall;
    const isCrossed = stall.value > of(5, '%') && stall.value < 1;
    const line = lineChart({
      title: 'Temperatura del vapor según la carga',
      x: { label: 'Carga', unit: '%' },
      y: { label: 'Temperatura del vapor en el equipo', unit: '°C' },
      series: 'Temperatura del vapor',
      levels: [{ label: 'Saturación del retorno', at: backAt.value }],
      point: 'Su mínima',
      from: of(1, '%'),
      to: of(100, '%'),
      at: inputs.least,
      formula: (load) => steamTemperatureAt(load, exchanger, change),
    });
    if (!line.ok || !isCrossed) return line;
    return accept({ ...line.value, split: { at: stall.value, left: 'Se anega', right: 'Drena' } });
  },
});
