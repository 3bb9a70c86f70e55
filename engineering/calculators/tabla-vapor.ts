import type { Choice } from '../calculator.ts';
import { defineCalculator, input, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { pressureOfSaturation, saturationTemperature } from '../if97/saturation.ts';
import {
  liquidAt,
  type Saturated,
  saturatedAtPressure,
  saturatedAtTemperature,
  steamAt,
  wetSteam,
} from '../if97/states.ts';
import { absolute, gauge, type Quantity, si } from '../quantities.ts';
import { accept, atField, type Result } from '../result.ts';
import { heatingCurve } from './parts/heating-curve.ts';
import { ALTITUDE_INPUT, sitePressure, TABLE_SITE_CHOICE } from './parts/site.ts';
import {
  ENTROPY,
  SPECIFIC,
  steamPressure,
  temperature,
  temperatureOutput,
  VOLUME,
} from './parts/steam.ts';

type Known = 'p' | 'pa' | 't' | 'pt' | 'pat';

const KNOWN_CHOICE: Choice<Known> = {
  label: 'Lo que se conoce',
  help: 'Con presión y temperatura también se sabe si es agua o vapor.',
  initial: 'p',
  options: [
    { id: 'p', label: 'Saturado, por presión manométrica' },
    { id: 'pa', label: 'Saturado, por presión absoluta' },
    { id: 't', label: 'Saturado, por temperatura' },
    { id: 'pt', label: 'Presión manométrica y temperatura' },
    { id: 'pat', label: 'Presión absoluta y temperatura' },
  ],
};

/** A state and the saturation line it stands on or beside. */
interface Found {
  readonly phase: string;
  readonly p: Quantity<'pressure'>;
  readonly T: Quantity<'temperature'>;
  readonly h: Quantity<'specificEnergy'>;
  readonly v: Quantity<'specificVolume'>;
  readonly s: Quantity<'specificHeat'>;
  readonly cp: Quantity<'specificHeat'> | null;
  readonly line: Saturated | null;
  readonly superheat: Quantity<'temperatureDifference'> | null;
}

function onTheLine(line: Result<Saturated>, dryness: Quantity<'ratio'>): Result<Found> {
  if (!line.ok) return line;
  const { p, T } = line.value;
  const wet = wetSteam(p, dryness);
  if (!wet.ok) return atField(wet, 'dryness');
  const phase =
    dryness >= 1 ? 'Vapor saturado seco' : dryness > 0 ? 'Vapor húmedo' : 'Agua saturada';
  return accept({ phase, p, ...wet.value, T, cp: null, line: line.value, superheat: null });
}

function offTheLine(p: Quantity<'pressure'>, T: Quantity<'temperature'>): Result<Found> {
  const boiling = saturationTemperature(p);
  const liquid = boiling.ok ? T < boiling.value : p > pressureOfSaturation(T);
  const state = liquid ? liquidAt(p, T) : steamAt(p, T);
  if (!state.ok) return atField(state, 'temperature');
  const { h, v, s, cp } = state.value;
  const away = boiling.ok ? si('temperatureDifference', T - boiling.value) : null;
  const phase = liquid ? 'Agua líquida' : 'Vapor sobrecalentado';
  return accept({ phase, p, T, h, v, s, cp, line: null, superheat: liquid ? null : away });
}

interface Given {
  readonly pressure: Quantity<'gaugePressure'>;
  readonly absolute: Quantity<'pressure'>;
  readonly temperature: Quantity<'temperature'>;
  readonly dryness: Quantity<'ratio'>;
}

function stateOf(inputs: Given, known: Known, site: Quantity<'pressure'>): Result<Found> {
  const p = known === 'p' || known === 'pt' ? absolute(inputs.pressure, site) : inputs.absolute;
  if (known === 't') return onTheLine(saturatedAtTemperature(inputs.temperature), inputs.dryness);
  return known === 'p' || known === 'pa'
    ? onTheLine(saturatedAtPressure(p), inputs.dryness)
    : offTheLine(p, inputs.temperature);
}

export const calculator = defineCalculator({
  id: 'tabla-vapor',
  title: 'Tabla de vapor',
  summary:
    'Agua líquida y vapor saturado o sobrecalentado, por presión o por temperatura y en la unidad que usted use.',
  alsoCalled: ['IF97', 'propiedades', 'saturación', 'manométrica'],
  purpose: 'medir',
  example:
    'A {pressure} ({p}), el vapor saturado seco está a {T} y lleva {hf} del agua y {hfg} de calor latente: en total, {h}. Al condensar entrega el calor latente.',
  related: ['/products/vapor-puro', '/tools/vapor-puro', '/tools/linea-vapor'],
  onward: {
    title: 'Siga con esta presión',
    input: 'pressure',
    tools: [
      { id: 'linea-vapor', input: 'pressure', label: 'Línea de vapor' },
      { id: 'valvulas-reductoras', input: 'upstream', label: 'Reductora' },
      { id: 'calderas-vapor', input: 'pressure', label: 'Costo del vapor' },
      { id: 'flash-trampas', input: 'upstream', label: 'Vapor flash' },
    ],
  },
  inputs: {
    pressure: {
      ...steamPressure('Presión manométrica', 7, 'La del manómetro.', 0, 160),
      shownWhen: { choice: 'known', is: ['p', 'pt'] },
    },
    absolute: input({
      label: 'Presión absoluta',
      help: 'Sobre el vacío.',
      unit: 'bar',
      units: ['bar', 'kPa', 'MPa', 'psi'],
      value: 8,
      min: 0.01,
      max: 165,
      step: 0.1,
      shownWhen: { choice: 'known', is: ['pa', 'pat'] },
    }),
    temperature: {
      ...temperature('Temperatura', 200, 'Saturado hasta 350 °C; vapor hasta 800 °C.', 1, 800),
      units: ['°C', '°F', 'K'],
      shownWhen: { choice: 'known', is: ['t', 'pt', 'pat'] },
    },
    dryness: input({
      label: 'Título',
      detail: true,
      help: 'Parte en masa que es vapor: 100 % seco, 0 % agua.',
      unit: '%',
      value: 100,
      min: 0,
      max: 100,
      step: 1,
      shownWhen: { choice: 'known', is: ['p', 'pa', 't'] },
    }),
    altitude: ALTITUDE_INPUT,
  },
  choices: { known: KNOWN_CHOICE, site: TABLE_SITE_CHOICE },
  outputs: {
    phase: text('Estado', true),
    T: temperatureOutput('Temperatura'),
    gauge: output({
      label: 'Presión manométrica',
      unit: 'barg',
      units: ['barg', 'psig', 'kPag'],
      digits: 5,
    }),
    p: output({
      label: 'Presión absoluta',
      unit: 'bar',
      units: ['bar', 'kPa', 'MPa', 'psi'],
      digits: 5,
    }),
    h: output({ label: 'Entalpía', ...SPECIFIC, main: true }),
    v: output({ label: 'Volumen específico', ...VOLUME }),
    density: output({ label: 'Densidad', unit: 'kg/m³', units: ['kg/m³', 'lb/ft³'], digits: 5 }),
    s: output({ label: 'Entropía', ...ENTROPY }),
    cp: output({ label: 'Calor específico', ...ENTROPY }),
    superheat: output({
      label: 'Sobrecalentamiento',
      unit: 'ΔK',
      units: ['ΔK', 'Δ°F'],
      digits: 4,
    }),
    hf: output({ label: 'Entalpía del agua saturada', ...SPECIFIC }),
    hfg: output({ label: 'Calor latente', ...SPECIFIC }),
    hg: output({ label: 'Entalpía del vapor saturado', ...SPECIFIC }),
    vf: output({ label: 'Volumen del agua saturada', ...VOLUME }),
    vg: output({ label: 'Volumen del vapor saturado', ...VOLUME }),
    sf: output({ label: 'Entropía del agua saturada', ...ENTROPY }),
    sg: output({ label: 'Entropía del vapor saturado', ...ENTROPY }),
  },
  formulas: [formula('h = h_f + x·h_fg'), formula('h = R·T·τ·γ_τ')],
  where:
    'h entalpía; hf y hfg del agua saturada y de evaporación; x título; R constante del vapor, T temperatura absoluta; γ energía de Gibbs reducida y γτ su derivada respecto de τ, que es la temperatura de referencia dividida entre T.',
  sources: ['IAPWS R7-97(2012), formulación industrial IF97, regiones 1, 2 y 4.'],
  limits: [
    'Agua hasta 350 °C y vapor hasta 800 °C, sin la región 3: valores de saturación hasta 350 °C (165,3 bar abs.); la curva se cierra en el punto crítico.',
    'Energía interna y entropía cero en el agua saturada del punto triple.',
  ],
  topics: ['saturated-steam', 'if97', 'atmosphere'],
  run(inputs, { known, site: where }) {
    const site = sitePressure(where, inputs.altitude);
    if (!site.ok) return site;
    const byGauge = known === 'p' || known === 'pt';
    const found = stateOf(inputs, known, site.value);
    if (!found.ok)
      return atField(
        found,
        found.field ?? (known === 't' ? 'temperature' : byGauge ? 'pressure' : 'absolute'),
      );
    const { line, ...state } = found.value;
    // What the state itself is, is not told again as that of the line.
    const water = line && state.h > line.hf ? line : null;
    const steam = line && state.h < line.hg ? line : null;
    return accept({
      outputs: {
        ...state,
        // What was typed is not told back.
        T: known === 'p' || known === 'pa' ? state.T : null,
        p: known === 'pa' || known === 'pat' ? null : state.p,
        gauge: byGauge ? null : gauge(state.p, site.value),
        density: si('density', 1 / state.v),
        hf: water?.hf ?? null,
        hfg: line?.hfg ?? null,
        hg: steam?.hg ?? null,
        vf: water?.vf ?? null,
        vg: steam?.vg ?? null,
        sf: water?.sf ?? null,
        sg: steam?.sg ?? null,
      },
      warnings: [],
    });
  },
  curve(inputs, { known, site: where }) {
    const site = sitePressure(where, inputs.altitude);
    if (!site.ok) return site;
    const found = stateOf(inputs, known, site.value);
    if (!found.ok) return found;
    const { p, line } = found.value;
    const boiling = line ? accept(line) : saturatedAtPressure(p);
    return heatingCurve(p, found.value, boiling.ok ? boiling.value : null);
  },
});
