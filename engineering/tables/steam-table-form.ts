import type { Calculator, CalculatorState, Choice } from '../calculator.ts';
import { ALTITUDE_INPUT, sitePressure, TABLE_SITE_CHOICE } from '../calculators/parts/site.ts';
import {
  ENTROPY,
  SPECIFIC,
  steamPressure,
  temperature,
  VOLUME,
} from '../calculators/parts/steam.ts';
import { calculator as steamTool } from '../calculators/tabla-vapor.ts';
import { checkedState, defineCalculator, input, output } from '../define-calculator.ts';
import { absolute, gauge, type Quantity } from '../quantities.ts';
import { accept, atField, type Result } from '../result.ts';
import type { Dimension } from '../units.ts';
import { type SteamTableRequest, steamTable, superheatedTable } from './steam-table.ts';

/** What the visitor chooses of the steam table: fields like those of a calculator, rows as its answer. */

type Kind = 'p' | 'pa' | 't' | 'sp' | 'spa';

const KIND_CHOICE: Choice<Kind> = {
  label: 'Tabla',
  help: 'Saturado por presión o por temperatura; sobrecalentado, a una presión.',
  initial: 'p',
  options: [
    { id: 'p', label: 'Saturado, por presión manométrica' },
    { id: 'pa', label: 'Saturado, por presión absoluta' },
    {
      id: 't',
      label: 'Saturado, por temperatura',
      presets: temperatures(100, 200, 10),
    },
    {
      id: 'sp',
      label: 'Sobrecalentado, a una presión manométrica',
      presets: temperatures(180, 400, 20),
    },
    {
      id: 'spa',
      label: 'Sobrecalentado, a una presión absoluta',
      presets: temperatures(180, 400, 20),
    },
  ],
};

function temperatures(from: number, to: number, step: number) {
  return {
    fromT: { value: from, unit: '°C' },
    toT: { value: to, unit: '°C' },
    stepT: { value: step, unit: 'ΔK' },
  } as const;
}

const ABSOLUTE = {
  help: 'Sobre el vacío.',
  unit: 'bar',
  units: ['bar', 'kPa', 'MPa', 'psi'],
  min: 0.01,
  max: 165,
  step: 0.1,
} as const;
const KELVIN = { units: ['°C', '°F', 'K'] } as const;

const shown = (...is: Kind[]) => ({ shownWhen: { choice: 'kind', is } });

const INPUTS = {
  gauge: {
    ...steamPressure('Presión manométrica', 7, 'La de todas las líneas.', 0, 160),
    ...shown('sp'),
  },
  absolute: { ...input({ ...ABSOLUTE, label: 'Presión absoluta', value: 8 }), ...shown('spa') },
  from: { ...steamPressure('Desde', 0, 'Manométrica.', -0.8, 160), ...shown('p') },
  to: { ...steamPressure('Hasta', 12, 'Manométrica.', -0.8, 160), ...shown('p') },
  fromA: { ...input({ ...ABSOLUTE, label: 'Desde', value: 1 }), ...shown('pa') },
  toA: { ...input({ ...ABSOLUTE, label: 'Hasta', value: 13 }), ...shown('pa') },
  step: {
    ...input({
      label: 'Cada',
      help: 'Paso entre líneas.',
      unit: 'Δbar',
      units: ['Δbar', 'ΔkPa', 'Δpsi'],
      value: 1,
      min: 0.01,
      max: 50,
      step: 0.1,
    }),
    ...shown('p', 'pa'),
  },
  fromT: {
    ...temperature('Desde', 100, 'Desde 0,01 °C.', 0.01, 800),
    ...KELVIN,
    ...shown('t', 'sp', 'spa'),
  },
  toT: {
    ...temperature('Hasta', 200, 'Saturado, 350 °C; vapor, 800 °C.', 0.01, 800),
    ...KELVIN,
    ...shown('t', 'sp', 'spa'),
  },
  stepT: {
    ...input({
      label: 'Cada',
      help: 'Paso entre líneas.',
      unit: 'ΔK',
      units: ['ΔK', 'Δ°F'],
      value: 10,
      min: 0.1,
      max: 200,
      step: 1,
    }),
    ...shown('t', 'sp', 'spa'),
  },
  altitude: ALTITUDE_INPUT,
};
const CHOICES = { kind: KIND_CHOICE, site: TABLE_SITE_CHOICE };

/** The columns; a table leaves out those that it does not have. */
const COLUMNS = {
  p: output({ label: 'Presión absoluta', unit: 'bar', units: ABSOLUTE.units, digits: 5 }),
  pg: output({
    label: 'Presión manométrica',
    unit: 'barg',
    units: ['barg', 'psig', 'kPag'],
    digits: 4,
  }),
  T: output({ label: 'Temperatura', unit: '°C', ...KELVIN, digits: 5 }),
  vf: output({ label: 'Volumen del agua', ...VOLUME }),
  vg: output({ label: 'Volumen del vapor', ...VOLUME }),
  v: output({ label: 'Volumen específico', ...VOLUME }),
  hf: output({ label: 'Entalpía del agua', ...SPECIFIC }),
  hfg: output({ label: 'Calor latente', ...SPECIFIC }),
  hg: output({ label: 'Entalpía del vapor', ...SPECIFIC }),
  h: output({ label: 'Entalpía', ...SPECIFIC }),
  sf: output({ label: 'Entropía del agua', ...ENTROPY }),
  sg: output({ label: 'Entropía del vapor', ...ENTROPY }),
  s: output({ label: 'Entropía', ...ENTROPY }),
  cp: output({ label: 'Calor específico', ...ENTROPY }),
};

export type SteamTableRow = Readonly<Partial<Record<keyof typeof COLUMNS, Quantity<Dimension>>>>;

/** The rows that a state of the form asks for. */
export function steamTableRows(state: CalculatorState): Result<readonly SteamTableRow[]> {
  const read = checkedState({ inputs: INPUTS, choices: CHOICES }, state);
  if (!read.ok) return read;
  const { inputs, choices } = read.value;
  const { kind } = choices;
  const site = sitePressure(choices.site, inputs.altitude);
  if (!site.ok) return site;
  const range = { from: inputs.fromT, to: inputs.toT, step: inputs.stepT };
  if (kind === 'sp' || kind === 'spa') {
    const p = kind === 'sp' ? absolute(inputs.gauge, site.value) : inputs.absolute;
    const table = superheatedTable(p, range);
    return table.ok ? table : atField(table, fieldOf(table.field, kind));
  }
  const byPressure = (from: Quantity<'pressure'>, to: Quantity<'pressure'>): SteamTableRequest => ({
    by: 'pressure',
    from,
    to,
    step: inputs.step,
  });
  const request: SteamTableRequest =
    kind === 't'
      ? { by: 'temperature', ...range }
      : kind === 'pa'
        ? byPressure(inputs.fromA, inputs.toA)
        : byPressure(absolute(inputs.from, site.value), absolute(inputs.to, site.value));
  const table = steamTable(request);
  if (!table.ok) return atField(table, fieldOf(table.field, kind));
  return accept(table.value.map((row) => ({ ...row, pg: gauge(row.p, site.value) })));
}

/** What a table is of, in a line, from its fields as they are told. */
export function nameOfTable(
  { choices }: CalculatorState,
  told: ReadonlyMap<string, string>,
): string {
  const at = told.get(INPUTS.absolute.label) ?? told.get(INPUTS.gauge.label);
  const steam = at ? `Vapor sobrecalentado a ${at},` : 'Vapor saturado';
  const site = told.get(TABLE_SITE_CHOICE.label);
  const places: Readonly<Record<string, string>> = {
    mar: 'a nivel del mar',
    propia: `a ${told.get(ALTITUDE_INPUT.label)} de altitud`,
  };
  const place = places[choices.site ?? ''] ?? `en ${site}`;
  return `${steam} de ${told.get('Desde')} a ${told.get('Hasta')}, cada ${told.get('Cada')}, ${place}`;
}

/** The engine speaks of `to` and `step`; the form has a field of each for every kind. */
function fieldOf(field = 'to', kind: Kind): string {
  if (kind === 'p') return field;
  if (kind === 'pa') return field === 'to' ? 'toA' : field;
  return `${field}T`;
}

const { purpose, example, related, formulas, where, sources, limits, topics } = steamTool;

export const steamTableForm: Calculator = defineCalculator({
  id: 'tabla-intervalo',
  title: 'Tabla de vapor por intervalo',
  summary:
    'La tabla que usted necesita y ninguna otra: el intervalo, el paso y las unidades se eligen.',
  ...{ purpose, example, related, formulas, where, sources, limits, topics },
  inputs: INPUTS,
  choices: CHOICES,
  outputs: COLUMNS,
  run(values, choices) {
    const rows = steamTableRows({ values, choices });
    if (!rows.ok) return rows;
    const [first] = rows.value;
    const cells = Object.keys(COLUMNS).map((key) => [
      key,
      first?.[key as keyof typeof COLUMNS] ?? null,
    ]);
    return accept({ outputs: Object.fromEntries(cells), warnings: [] });
  },
});

/** The columns that a table has, in their order. */
export function columnsOf([first]: readonly SteamTableRow[]) {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return names
    .filter((name) => first?.[name] !== undefined)
    .map((name) => [name, COLUMNS[name]] as const);
}
