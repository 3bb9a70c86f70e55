import type { CalculatorState } from '../calculator.ts';
import { sitePressure } from '../calculators/parts/site.ts';
import { checkedState } from '../define-calculator.ts';
import { formatEntered, formatNumber, formatPlain, withUnit } from '../format.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { absolute, of, type Quantity, si, valueIn } from '../quantities.ts';
import type { Dimension, DimensionOf, Unit } from '../units.ts';
import { change, settled } from './choices.ts';
import { type Operation, PLANT_FORM } from './model.ts';

/** A change to the plant that a person can decide on, and the page that tells how. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly explanation: string;
  readonly page: string;
  /** The plant with the measure, or nothing where there is nothing to change. */
  readonly apply: (state: CalculatorState) => CalculatorState | undefined;
  /** From what to what it takes the plant. */
  readonly target: (before: CalculatorState, after: CalculatorState, solved: Solved) => string;
}

/** The plant before and after. */
type Solved = Readonly<Record<'today' | 'improved', Pick<Operation, 'destinations' | 'balance'>>>;

type Value = Quantity<Dimension> | undefined;

function fromTo<U extends Unit>(before: Value, after: Value, unit: U): string {
  const [from, to] = [before, after].map((value) =>
    formatEntered(valueIn((value ?? 0) as Quantity<DimensionOf<U>>, unit)),
  );
  return `${from}\u00a0→\u00a0${withUnit(to ?? '', unit)}`;
}

/** A share in percent, as fine as one point of efficiency is worth telling. */
function tenths(share: Value): string {
  return formatPlain(Math.round(10 * valueIn((share ?? 0) as Quantity<'ratio'>, '%')) / 10);
}

function kilowatts(power: Quantity<'power'>): string {
  const number = valueIn(power, 'kW');
  return formatNumber(number, number < 100 ? 2 : 3);
}

const GOOD_RETURN = of(85, '%');
const LOWER_BY = of(1, 'barg');
/** Gases leave about as much cooler as the water that they heat; 22 K are 1 % of the fuel (US DOE). */
const STACK_STEP = of(22, 'ΔK');

function raise(state: CalculatorState, key: string, to: Quantity<'ratio'>) {
  const now = state.values[key];
  return now !== undefined && now < to ? { [key]: to } : {};
}

function returnMore(state: CalculatorState) {
  const values = {
    ...raise(state, 'highReturned', GOOD_RETURN),
    ...(state.choices.low === 'si' ? raise(state, 'lowReturned', GOOD_RETURN) : {}),
  };
  return Object.keys(values).length > 0 ? change(state, { values }) : undefined;
}

function returnTarget({ values, choices }: CalculatorState, after: CalculatorState): string {
  const shares = (['highReturned', 'lowReturned'] as const)
    .filter((key) => values[key] !== after.values[key])
    .map(
      (key) =>
        `${key === 'lowReturned' ? 'baja' : 'alta'} ${fromTo(values[key], after.values[key], '%')}`,
    );
  return choices.low === 'si'
    ? shares.join(', ')
    : fromTo(values.highReturned, after.values.highReturned, '%');
}

function lowerPressure(state: CalculatorState) {
  const form = checkedState(PLANT_FORM, state);
  if (!form.ok) return undefined;
  const { inputs, choices } = form.value;
  // A turbine lives on the drop from one pressure to the other.
  if (choices.low === 'si' && choices.letDown === 'turbina') return undefined;
  const pressure = si('gaugePressure', inputs.boilerPressure - LOWER_BY);
  const floor = choices.low === 'si' ? inputs.lowPressure : inputs.deaeratorPressure;
  if (valueIn(pressure, 'barg') < PLANT_FORM.inputs.boilerPressure.min || pressure <= floor) {
    return undefined;
  }
  const site = sitePressure(choices.site, inputs.altitude);
  if (!site.ok) return undefined;
  const boiling = (gauge: Quantity<'gaugePressure'>) =>
    saturationTemperature(absolute(gauge, site.value));
  const [before, after] = [boiling(inputs.boilerPressure), boiling(pressure)];
  if (!before.ok || !after.ok) return undefined;
  const gained =
    choices.fuel === 'electricidad' ? 0 : (0.01 * (before.value - after.value)) / STACK_STEP;
  const efficiency = si('ratio', Math.min(1, inputs.efficiency + gained));
  return change(state, { values: { boilerPressure: pressure, efficiency } });
}

export const MEASURES: readonly Measure[] = [
  {
    id: 'retorno',
    label: 'Regresar más condensado',
    explanation: 'Sube a 85 % el condensado que vuelve, a la temperatura con que hoy llega.',
    page: '/products/bombas-mecanicas-condensado',
    apply: returnMore,
    target: returnTarget,
  },
  {
    id: 'economizador',
    label: 'Instalar un economizador',
    explanation:
      'Enfría los gases de 230 a 150 °C (a 185 °C con búnker, por su azufre; desde más donde la caldera hierve más caliente), o a lo que usted escriba, y calienta con ellos el agua de alimentación.',
    page: '/equipment/economizadores',
    apply: (state) =>
      state.choices.economizer === 'si' || state.choices.fuel === 'electricidad'
        ? undefined
        : settled(change(state, { choices: { economizer: 'si' } }), 'economizer'),
    target: (_, { values }) => `gases ${fromTo(values.gasInlet, values.gasOutlet, '°C')}`,
  },
  {
    id: 'aislar',
    label: 'Aislar lo que está desnudo',
    explanation: 'Pone 50 mm de lana mineral en la tubería y colchonetas en las válvulas.',
    page: '/products/valvulas-corte',
    apply: (state) => {
      const bare = (state.values.bareLength ?? 0) > 0 || (state.values.bareValves ?? 0) > 0;
      if (!bare || state.choices.insulated === 'si') return undefined;
      return change(state, { choices: { insulated: 'si' } });
    },
    target: () => '50 mm de lana mineral',
  },
  {
    id: 'trampas',
    label: 'Reparar trampas y fugas',
    explanation: 'Ninguna trampa deja pasar vapor vivo y ninguna unión sopla.',
    page: '/products/dispositivos-auxiliares',
    apply: (state) => {
      const { failedTraps = 0, leaks = 0 } = state.values;
      if (failedTraps === 0 && leaks === 0) return undefined;
      return change(state, {
        values: { failedTraps: of(0, 'unidades'), leaks: of(0, 'unidades') },
      });
    },
    target: ({ values }) =>
      [['trampas', values.failedTraps] as const, ['fugas', values.leaks] as const]
        .filter(([, count]) => count)
        .map(([name, count]) => `${name} ${formatEntered(Number(count))}\u00a0→\u00a00`)
        .join(', '),
  },
  {
    id: 'presion',
    label: 'Bajar la presión 1 bar',
    explanation:
      'Menos temperatura en caldera: se cuenta 1 % del combustible por cada 22 K menos en la chimenea, y lo que baja en purga y condensado.',
    page: '/equipment/calderas-vapor',
    apply: lowerPressure,
    target: (before, after) =>
      [
        fromTo(before.values.boilerPressure, after.values.boilerPressure, 'barg'),
        `eficiencia ${tenths(before.values.efficiency)}\u00a0→\u00a0${withUnit(tenths(after.values.efficiency), '%')}`,
      ].join(', '),
  },
  {
    id: 'purga',
    label: 'Recuperar calor de purga',
    explanation:
      'La purga calienta la reposición y, si hay cabezal de baja, antes le da su vapor flash.',
    page: '/equipment/desaireadores',
    apply: (state) => {
      const flash = state.choices.low === 'si' ? { flashBlowdown: 'si' } : {};
      const choices = { preheat: 'si', ...flash };
      const done = Object.entries(choices).every(([key, value]) => state.choices[key] === value);
      return done ? undefined : change(state, { choices });
    },
    target: (_before, _after, { today, improved }) =>
      `pérdida ${kilowatts(today.destinations.blowdown)}\u00a0→\u00a0${withUnit(kilowatts(improved.destinations.blowdown), 'kW')}`,
  },
  {
    id: 'turbina',
    label: 'Turbina en lugar de reductora',
    explanation: 'El vapor que baja de presión mueve un generador antes de llegar a los usuarios.',
    page: '/products/valvulas-reductoras',
    apply: (state) =>
      state.choices.low !== 'si' || state.choices.letDown === 'turbina'
        ? undefined
        : change(state, { choices: { letDown: 'turbina' } }),
    target: (_before, { values }, { improved }) =>
      [
        `genera ${withUnit(kilowatts(improved.balance.electricity), 'kW')}`,
        `eficiencia isentrópica ${withUnit(tenths(values.isentropic), '%')}`,
      ].join(', '),
  },
];

/** The plant on another fuel, with that fuel's usual price, heat, emission and boiler efficiency. */
export function withFuel(state: CalculatorState, fuel: string): CalculatorState {
  const option = PLANT_FORM.choices.fuel.options.find(({ id }) => id === fuel);
  const presets = Object.entries(option?.presets ?? {}).map(([key, { value, unit }]) => [
    key,
    of(value, unit),
  ]);
  if (!option) return state;
  const values = Object.fromEntries(presets);
  return settled(change(state, { values, choices: { fuel } }), 'fuel');
}

/** The plant with several measures; those that find nothing to change leave it as it is. */
export function withMeasures(state: CalculatorState, ids: readonly string[]): CalculatorState {
  return MEASURES.filter(({ id }) => ids.includes(id)).reduce(
    (changed, { apply }) => apply(changed) ?? changed,
    state,
  );
}
