import type { Quantity } from './quantities.ts';
import type { Refusal, Result } from './result.ts';
import type { Sentence } from './sentence.ts';
import type { Dimension, Unit } from './units.ts';
import type { Topic } from './vectors/vector.ts';

/** Shows an input only while a choice stands at one of these options. */
export interface Condition {
  readonly choice: string;
  readonly is: readonly string[];
}

/**
 * `value`, `min`, `max` and `step` are in `unit`; the field may be switched to any of `units`.
 * Made with `input()`, which sees to it that the units belong to the dimension.
 */
export interface Input<D extends Dimension = Dimension> {
  readonly label: string;
  readonly help: string;
  readonly dimension: D;
  readonly unit: Unit;
  readonly units: readonly Unit[];
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly shownWhen?: Condition;
  /** Has a usual value that most visitors leave alone; on a small screen it waits behind a button. */
  readonly detail?: boolean;
  /** The calculator that `help` names, between «». */
  readonly see?: string;
}

interface Preset {
  readonly value: number;
  readonly unit: Unit;
}

/** Choosing an option also writes its presets into the inputs, where they can be edited. */
export interface Option<K extends string = string> {
  readonly id: K;
  readonly label: string;
  readonly presets?: Readonly<Record<string, Preset>>;
  /** The option is offered only to say why the tool must not be used for it. */
  readonly excluded?: string;
}

export interface Choice<K extends string = string> {
  readonly label: string;
  readonly help: string;
  readonly initial: K;
  readonly options: readonly Option<K>[];
}

export interface QuantityOutput<D extends Dimension = Dimension> {
  readonly kind: 'quantity';
  readonly label: string;
  /** Where a phone has room for a word or two. */
  readonly short?: string;
  readonly dimension: D;
  readonly unit: Unit;
  readonly units: readonly Unit[];
  /** Significant figures to show. */
  readonly digits: number;
  /** Of what may be too much or too little: what is too much says so. */
  readonly signed?: boolean;
  readonly main: boolean;
  readonly note?: string;
}

export interface TextOutput {
  readonly kind: 'text';
  readonly label: string;
  readonly short?: string;
  readonly main: boolean;
  readonly note?: string;
  /** Of an answer that says yes or no: the words that mean yes. */
  readonly yes?: string;
}

export type Output = QuantityOutput | TextOutput;

export interface Axis<U extends Unit = Unit> {
  readonly label: string;
  readonly unit: U;
  readonly scale: 'linear' | 'log';
  /** Where it begins, however high the least value is. */
  readonly fromZero?: boolean;
  /** A value that it reaches in any case. */
  readonly reaches?: Quantity<Dimension>;
}

export type Point<X extends Dimension = Dimension, Y extends Dimension = Dimension> = readonly [
  x: Quantity<X>,
  y: Quantity<Y>,
];

export interface Series<X extends Dimension = Dimension, Y extends Dimension = Dimension> {
  readonly label: string;
  readonly points: readonly Point<X, Y>[];
  /** The same at every x: what the others are held against. */
  readonly isLevel?: boolean;
}

/** What a small chart draws: lines and the present state. */
export interface Curve {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  /** Where it changes its kind, and what it is on either side. */
  readonly split?: {
    readonly at: Quantity<Dimension>;
    readonly left: string;
    readonly right: string;
    /** The side that is tinted, if not the left one. */
    readonly shades?: 'right';
  };
  readonly zones?: readonly {
    readonly label: string;
    readonly at: Point;
    /** The name of this very point, which is marked. */
    readonly isPoint?: boolean;
  }[];
  readonly point: { readonly label: string; readonly at: Point };
}

/** A formula twice: as plain text, and as MathML for the page. */
export interface Formula {
  readonly text: string;
  readonly mathml: string;
}

export type InputValues<I extends Record<string, Input>> = {
  readonly [K in keyof I]: Quantity<I[K]['dimension']>;
};
export type ChoiceValues<C extends Record<string, Choice>> = {
  readonly [K in keyof C]: C[K]['options'][number]['id'];
};
/** `null` is an output that does not apply to the present choices; it is not shown. */
type OutputValues<O extends Record<string, Output>> = {
  readonly [K in keyof O]: (O[K] extends QuantityOutput<infer D> ? Quantity<D> : string) | null;
};

export interface Evaluation<
  O extends Record<string, Output> = Record<string, Output>,
  W extends string | Sentence = string,
> {
  readonly outputs: OutputValues<O>;
  /** Sentences that go with a valid result: a range left, a noise to expect. */
  readonly warnings: readonly W[];
}

/** What a visitor wants to do; the list of tools is grouped by it, in this order. */
export const PURPOSES = ['generar', 'medir', 'distribuir', 'recuperar', 'proteger'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Outputs side by side: a row for each thing compared, a column with one unit for each of its figures. */
export interface Comparison {
  readonly columns: readonly string[];
  /** Keys of outputs, one for each column. */
  readonly rows: readonly { readonly label: string; readonly outputs: readonly string[] }[];
  /** Parts and sums, or no better and worse: without bars. */
  readonly isPlain?: boolean;
}

/** Other tools that start with one of its inputs, in the place of the request for a quotation. */
interface Onward {
  readonly title: string;
  readonly input: string;
  readonly tools: readonly {
    readonly id: string;
    readonly input: string;
    readonly label: string;
  }[];
}

/** Where a choice decides how it is reckoned: what the sheet of a case tells of its own option. */
interface Methods {
  readonly choice: string;
  readonly of: Readonly<Record<string, Method>>;
}

export interface Method extends Pick<Description, 'formulas' | 'where' | 'sources' | 'limits'> {
  /** Published values that vouch for another option only, by their ids. */
  readonly otherChecks: RegExp;
  /** Choices that change nothing then. */
  readonly idle?: readonly string[];
}

interface Description {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Words by which people look for it and that it does not use itself: `PSV`. */
  readonly alsoCalled?: readonly string[];
  readonly purpose: Purpose;
  /** A sentence on the default case; `{key}` stands for that input, choice or output. */
  readonly example: string;
  /** Paths of the pages that go on from here. */
  readonly related: readonly string[];
  readonly formulas: readonly Formula[];
  /** What each letter of the formulas stands for. */
  readonly where: string;
  readonly sources: readonly string[];
  readonly limits: readonly string[];
  /** Topics of the published values that vouch for this calculator. */
  readonly topics: readonly Topic[];
  /** Of the steam's values those that it reckons with, by their ids: they are read first. */
  readonly nearestChecks?: RegExp;
  readonly methods?: Methods;
  readonly comparison?: Comparison;
  readonly onward?: Onward;
}

export interface CalculatorDefinition<
  I extends Record<string, Input>,
  C extends Record<string, Choice>,
  O extends Record<string, Output>,
> extends Description {
  readonly inputs: I;
  readonly choices: C;
  readonly outputs: O;
  readonly run: (
    inputs: InputValues<I>,
    choices: ChoiceValues<C>,
  ) => Result<Evaluation<O, string | Sentence>>;
  readonly curve?: (inputs: InputValues<I>, choices: ChoiceValues<C>) => Result<Curve>;
}

/**
 * What a page holds: quantities by input key, option ids by choice key and, for the sentences of a
 * refusal, the unit in which the visitor reads each input.
 */
export interface CalculatorState {
  readonly values: Readonly<Record<string, Quantity<Dimension>>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly units?: Readonly<Record<string, Unit>>;
}

export interface Calculator extends Description {
  readonly inputs: Readonly<Record<string, Input>>;
  readonly choices: Readonly<Record<string, Choice>>;
  readonly outputs: Readonly<Record<string, Output>>;
  readonly run: (state: CalculatorState) => Result<Evaluation>;
  readonly curve?: (state: CalculatorState) => Result<Curve>;
  /** Every shown input that lies outside its limits; `run` stops at the first. */
  readonly outside: (state: CalculatorState) => readonly Refusal[];
}
