import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { chart, defineCalculator, input, output } from '../define-calculator.ts';
import { formatQuantity } from '../format.ts';
import { formula } from '../formula.ts';
import {
  equivalentTime,
  HOTTEST_CYCLE,
  holdingTime,
  LEAST_CYCLE,
  REFERENCE,
} from '../formulas/sterilisation.ts';
import { saturationPressure } from '../if97/saturation.ts';
import { type Saturated, saturatedAtPressure, saturatedAtTemperature } from '../if97/states.ts';
import { absolute, gauge, of, type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import { mentionPlain, type Sentence, say } from '../sentence.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { steamPressure, temperature, temperatureOutput } from './parts/steam.ts';
import { sweep } from './parts/sweep.ts';

const USUAL = [REFERENCE, of(134, '°C')] as const;

const KNOWN_CHOICE = {
  label: 'Dato conocido',
  help: 'Se calcula en los dos sentidos.',
  initial: 'temperatura',
  options: [
    { id: 'temperatura', label: 'Temperatura' },
    { id: 'presion', label: 'Presión' },
  ],
} as const;

const GAUGE_UNITS = ['barg', 'psig', 'kPag'] as const;

function stateOf(
  known: 'temperatura' | 'presion',
  T: Quantity<'temperature'>,
  pressure: Quantity<'pressure'>,
): Result<Saturated> {
  return known === 'temperatura' ? saturatedAtTemperature(T) : saturatedAtPressure(pressure);
}

/** Below or above what the norm tells there is no shortest time to show. */
function outsideOfNorm(T: Quantity<'temperature'>): readonly Sentence[] {
  if (holdingTime(T) !== null) return [];
  return T > HOTTEST_CYCLE
    ? [say`Sobre ${mentionPlain(HOTTEST_CYCLE, '°C')} no se da tiempo de exposición.`]
    : [
        say`Exposición mínima: fuera de EN 285, que la da desde ${mentionPlain(LEAST_CYCLE, '°C')}.`,
      ];
}

/** What a cycle needs here: the lethality asked for, and never less than the holding time. */
function sterilisation(atReference: Quantity<'time'>, T: Quantity<'temperature'>) {
  const lethality = equivalentTime(atReference, T);
  const holding = holdingTime(T);
  const exposureHere =
    lethality === null || holding === null ? null : si('time', Math.max(lethality, holding));
  return { exposureHere, holding, lethality };
}

export const calculator = defineCalculator({
  id: 'vapor-puro',
  title: 'Esterilización con vapor a su altitud',
  summary:
    'La presión de cada temperatura de esterilización a la altitud de su planta, y el tiempo equivalente al de 121,1\u00a0°C.',
  alsoCalled: ['autoclave', 'F0', 'EN 285'],
  purpose: 'proteger',
  example:
    'Un esterilizador a {temperature} trabaja con vapor saturado a {gauge} y sostiene esa temperatura al menos {holding}.',
  related: ['/products/vapor-puro', '/tools/tabla-vapor'],
  inputs: {
    temperature: {
      ...temperature('Temperatura', 134, 'La del vapor en la cámara.', 100, 150),
      shownWhen: { choice: 'known', is: ['temperatura'] },
    },
    pressure: {
      ...steamPressure('Presión', 2, 'Manométrica, a la altitud del sitio.', 0, 4),
      shownWhen: { choice: 'known', is: ['presion'] },
    },
    exposure: input({
      label: 'Exposición a 121,1\u00a0°C',
      help: 'Tiempo de referencia, F₀; 15 min es usual.',
      unit: 'min',
      value: 15,
      min: 1,
      max: 120,
      step: 1,
    }),
    altitude: ALTITUDE_INPUT,
  },
  choices: { known: KNOWN_CHOICE, site: SITE_CHOICE },
  outputs: {
    T: temperatureOutput('Temperatura de saturación'),
    gauge: output({
      label: 'Presión manométrica',
      short: 'Presión',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
      main: true,
    }),
    exposureHere: output({
      label: 'Exposición mínima a esta temperatura',
      short: 'Exposición mínima',
      unit: 'min',
      units: ['min', 's'],
      digits: 3,
      main: true,
      note: 'La mayor entre el piso y el equivalente a F₀; no sustituye la validación del ciclo.',
    }),
    holding: output({
      label: 'Piso: tiempo de mantenimiento de EN 285',
      unit: 'min',
      units: ['min', 's'],
      digits: 3,
      note: '15 min desde 121 °C, 10 min desde 126 °C y 3\u00a0min desde 134 °C, con la carga equilibrada.',
    }),
    lethality: output({
      label: 'Equivalente a F₀ (referencia)',
      unit: 'min',
      units: ['min', 's'],
      digits: 3,
      note: 'Con z = 10 K; nunca por debajo del piso.',
    }),
    atSeaLevel: output({
      label: 'A la misma temperatura, a nivel del mar',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
    }),
    at121: output({
      label: 'Manómetro a 121,1\u00a0°C en este sitio',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
    }),
    at134: output({
      label: 'Manómetro a 134 °C en este sitio',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
    }),
    air: output({
      label: 'Presión atmosférica del sitio',
      unit: 'bar',
      units: ['bar', 'kPa', 'psi'],
      digits: 3,
    }),
    p: output({
      label: 'Presión absoluta',
      unit: 'bar',
      units: ['bar', 'kPa', 'MPa', 'psi'],
      digits: 3,
    }),
  },
  formulas: [
    formula('p_s = β^4'),
    formula('β = {2·C}/{−B + √{B^2 − 4·A·C}}'),
    formula('p_man = p_s − p_atm'),
    formula('t = máx(t_mant; F_0·10^{(121,1 − T)∕z})'),
  ],
  where:
    'ps presión de saturación, MPa abs., y β su raíz cuarta; pman la del manómetro y patm la atmosférica del sitio; A, B y C polinomios de IF97 en la temperatura; t exposición; tmant el tiempo de mantenimiento de EN 285; F0 tiempo de referencia a 121,1 °C; T temperatura; z = 10 K.',
  sources: [
    'IAPWS-IF97 (R7-97, 2012), región\u00a04. Letalidad con calor húmedo: ISO 17665, z = 10 K. Tiempos de mantenimiento: EN 285.',
  ],
  limits: [
    'De 100 a 150 °C. Vapor sin aire: con aire, la temperatura real es menor que la de saturación.',
    'La esterilización se controla por temperatura; el manómetro cambia con la altitud.',
  ],
  topics: ['sterilisation', 'saturated-steam', 'if97', 'atmosphere'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const state = stateOf(choices.known, inputs.temperature, absolute(inputs.pressure, site.value));
    if (!state.ok) return state;
    const at121 = saturationPressure(USUAL[0]);
    if (!at121.ok) return at121;
    const at134 = saturationPressure(USUAL[1]);
    if (!at134.ok) return at134;
    const { p, T } = state.value;
    return accept({
      outputs: {
        p,
        air: site.value,
        atSeaLevel: site.value < SEA_LEVEL_PRESSURE ? gauge(p, SEA_LEVEL_PRESSURE) : null,
        // What was entered is no answer, and none is told twice.
        T: choices.known === 'presion' ? T : null,
        gauge: choices.known === 'temperatura' ? gauge(p, site.value) : null,
        at121: T === USUAL[0] ? null : gauge(at121.value, site.value),
        at134: T === USUAL[1] ? null : gauge(at134.value, site.value),
        ...sterilisation(inputs.exposure, T),
      },
      warnings: outsideOfNorm(T),
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const state = stateOf(choices.known, inputs.temperature, absolute(inputs.pressure, site.value));
    if (!state.ok) return state;
    const gaugeAt = (air: Quantity<'pressure'>) => (T: Quantity<'temperature'>) => {
      const p = saturationPressure(T);
      return p.ok ? accept(gauge(p.value, air)) : p;
    };
    const coldest = si('temperature', Math.min(of(100, '°C'), state.value.T));
    const hottest = si('temperature', Math.max(of(150, '°C'), state.value.T));
    const cycles = USUAL.flatMap((T) => {
      const p = gaugeAt(site.value)(T);
      const label = formatQuantity(T, '°C', T === REFERENCE ? 4 : 3);
      // His own point has a name already.
      return p.ok && Math.abs(T - state.value.T) > 2
        ? [{ label, at: [T, p.value] as const, isPoint: true }]
        : [];
    });
    return accept(
      chart({
        title: 'Lo que marca el manómetro según la temperatura',
        x: { label: 'Temperatura', unit: '°C', scale: 'linear' },
        y: { label: 'Presión', unit: 'barg', scale: 'linear' },
        series: [
          { label: 'En este sitio', points: sweep(coldest, hottest, 48, gaugeAt(site.value)) },
          ...(site.value < SEA_LEVEL_PRESSURE
            ? [
                {
                  label: 'A nivel del mar',
                  points: sweep(coldest, hottest, 48, gaugeAt(SEA_LEVEL_PRESSURE)),
                },
              ]
            : []),
        ],
        zones: cycles,
        point: { label: 'Su vapor', at: [state.value.T, gauge(state.value.p, site.value)] },
      }),
    );
  },
});
