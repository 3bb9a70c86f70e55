import type { CalculatorState } from '../../engineering/calculator.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { MEASURES } from '../../engineering/plant/measures.ts';
import { PLANT_FORM } from '../../engineering/plant/model.ts';
import { MOST_SCENARIOS, type Scenario } from '../../engineering/plant/scenarios.ts';
import { of } from '../../engineering/quantities.ts';
import type { Unit } from '../../engineering/units.ts';
import { inUnit, type ShownUnits } from '../calculator/state.ts';

/** A plant and what one would try on it: what a link, a file and the device keep. */
export type PlantCase = { state: CalculatorState; scenarios: readonly Scenario[] };

/**
 * The case as it travels. Every value is written out with its unit, also where it is the usual one:
 * a link must mean the same after the usual values have changed.
 */
export type PlantDocument = {
  v: 1;
  choices: Record<string, string>;
  values: Record<string, string>;
  scenarios: { measures: string[]; fuel?: string; investment?: number }[];
};

export type ReadCase = { plant: PlantCase; units: ShownUnits; problems: string[] };

export function toDocument({ state, scenarios }: PlantCase, units: ShownUnits): PlantDocument {
  const values = Object.entries(PLANT_FORM.inputs).flatMap(([key, input]) => {
    const value = state.values[key];
    if (value === undefined) return [];
    const unit = units[key] ?? input.unit;
    return [[key, `${Number(inUnit(value, unit).toPrecision(10))} ${unit}`] as const];
  });
  return {
    v: 1,
    choices: { ...state.choices },
    values: Object.fromEntries(values),
    scenarios: scenarios.map(({ measures, fuel, investment }) => ({
      measures: [...measures],
      ...(fuel === null ? {} : { fuel }),
      ...(investment === null ? {} : { investment }),
    })),
  };
}

/** What can be read; what cannot is named in a sentence, and the usual value stands in for it. */
export function fromDocument(document: unknown): ReadCase | string {
  if (!isRecord(document)) return 'no contiene una planta de este sitio.';
  if (document.v !== 1) {
    return typeof document.v === 'number' && document.v > 1
      ? 'es de una versión más nueva de esta página; vuelva a cargarla.'
      : 'no contiene una planta de este sitio.';
  }
  const problems: string[] = [];
  const example = defaultState(PLANT_FORM);
  const choices = readChoices(document.choices, problems);
  const { values, units } = readValues(document.values, problems);
  const state = {
    choices: { ...example.choices, ...choices },
    values: { ...example.values, ...values },
  };
  return {
    plant: { state, scenarios: readScenarios(document.scenarios, problems) },
    units,
    problems,
  };
}

function readChoices(given: unknown, problems: string[]): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [key, { label, options }] of Object.entries(PLANT_FORM.choices)) {
    const option = isRecord(given) ? given[key] : undefined;
    if (options.some(({ id }) => id === option)) read[key] = String(option);
    else problems.push(missing(label, option));
  }
  return read;
}

function readValues(given: unknown, problems: string[]) {
  const values: Record<string, CalculatorState['values'][string]> = {};
  const units: Record<string, Unit> = {};
  for (const [key, { label, units: known }] of Object.entries(PLANT_FORM.inputs)) {
    const text = isRecord(given) ? given[key] : undefined;
    const [number = '', ...rest] = String(text ?? '').split(' ');
    const unit = (known as readonly Unit[]).find((candidate) => candidate === rest.join(' '));
    if (number !== '' && Number.isFinite(Number(number)) && unit !== undefined) {
      values[key] = of(Number(number), unit);
      units[key] = unit;
    } else problems.push(missing(label, text));
  }
  return { values, units };
}

function missing(label: string, found: unknown): string {
  return found === undefined
    ? `Falta «${label}»: se usa el valor usual.`
    : `«${label}» no se entiende («${String(found).slice(0, 40)}»): se usa el valor usual.`;
}

function readScenarios(given: unknown, problems: string[]): Scenario[] {
  if (!Array.isArray(given)) return [];
  const known = new Set(MEASURES.map(({ id }) => id));
  return given.slice(0, MOST_SCENARIOS).map((entry: unknown, index): Scenario => {
    const { measures, fuel, investment } = isRecord(entry) ? entry : {};
    const listed = Array.isArray(measures) ? measures.map(String) : [];
    for (const id of listed.filter((name) => !known.has(name))) {
      problems.push(
        `El escenario ${index + 1} trae una medida que no se conoce («${id}»): se deja fuera.`,
      );
    }
    const isFuel = PLANT_FORM.choices.fuel.options.some(({ id }) => id === fuel);
    const isAmount = typeof investment === 'number' && investment > 0 && investment < 1e15;
    return {
      measures: listed.filter((name) => known.has(name)),
      fuel: isFuel ? String(fuel) : null,
      investment: isAmount ? of(investment, '₡') : null,
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
