import { type ComponentProps, type CSSProperties, useRef } from 'react';
import type {
  Calculator,
  CalculatorState,
  Curve,
  Evaluation,
} from '../../engineering/calculator.ts';
import { symbolsOf } from '../../engineering/symbols.ts';
import { CurveChart } from '../charts/curve-chart.tsx';
import { useSite } from '../site.ts';
import { DefinitionRows } from '../ui/definition-rows.tsx';
import { fill } from '../ui/fill.ts';
import { longDate } from '../ui/long-date.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { useRules } from '../ui/use-rules.ts';
import { formatOutput, inputRows, isSentence } from './case.ts';
import { useSheetFields } from './case-rows.tsx';
import { FormulaList, FormulaSymbols } from './formula-list.tsx';
import { Notes } from './method.tsx';
import { contradictedNote, NoteCheck } from './note-check.tsx';
import { NoteComparison } from './note-comparison.tsx';
import { letterWidth, plainRatio } from './note-layout.ts';
import rules from './print-sheet.css?inline';
import { shownOutputs } from './shown-outputs.ts';
import type { ShownUnits } from './state.ts';
import { useNoteLayout } from './use-note-layout.ts';
import type { BriefVerification } from './verification.server.ts';

export type PrintSheetProps = {
  calculator: Calculator;
  state: CalculatorState;
  units: ShownUnits;
  evaluation: Evaluation;
  curve: Curve | undefined;
  verification: BriefVerification | undefined;
  /** How many values there are, also for other options. */
  checks: number;
  link: string;
};

/** One case on one sheet, as an engineer files it: what went in, what came out, by which formula, how it was checked. */
export function PrintSheet(props: PrintSheetProps) {
  const { calculator, state, units, evaluation, curve, verification, checks, link } = props;
  const { company, labels } = useSite();
  const words = labels.calculator;
  const { title, summary, formulas, limits, sources, comparison } = calculator;
  const inputs = inputRows(calculator, state, units);
  const results = shownOutputs(calculator, evaluation).flatMap(
    ({ name, output, value }): NoteRow[] =>
      output.main ? [] : [[output.label, formatOutput(output, value, units[name]), output.note]],
  );
  const contradicted = (verification?.contradicted ?? []).map((one) =>
    contradictedNote(one, company.name),
  );
  const note = useRef<HTMLElement>(null);
  const layout = useNoteLayout(note);
  const lists = { sources, limits, contradicted };
  const parts = (['sources', 'limits', 'contradicted'] as const).filter(
    (one) => lists[one].length > 0,
  );
  // Undefined for all that is measured.
  const papers = layout?.papers ?? [undefined];
  const airs = Object.fromEntries(papers.map((one, at) => [`--air-${at}`, `${one?.air ?? 0}px`]));
  const further = (isLeft: boolean) =>
    parts.map(
      (one, place) =>
        (layout?.under[place] ?? false) === isLeft && (
          <Part key={one} title={words[one]} data-part>
            <Notes notes={lists[one]} />
          </Part>
        ),
    );
  return (
    <Sheet ref={note} title={title} kind={words.note} lead={summary}>
      <MainFigures calculator={calculator} evaluation={evaluation} units={units} />
      {evaluation.warnings.map((warning) => (
        <p key={warning} className="note-warning">
          {unbroken(warning)}
        </p>
      ))}
      <div className="note-columns" style={airs as CSSProperties}>
        <div>
          <Part title={words.inputs}>
            <NoteRows rows={inputs} />
          </Part>
          {(results.length > 0 || comparison) && (
            <Part title={words.results}>
              <NoteRows rows={results} />
              {comparison && <NoteComparison {...{ comparison, calculator, evaluation, units }} />}
            </Part>
          )}
          {further(true)}
        </div>
        <div>
          {curve && (
            <Part title={curve.title}>
              {papers.map((one, paper) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lower paper and the higher one
                <div key={paper} data-paper={one && paper}>
                  <CurveChart curve={curve} ratio={one?.ratio ?? plainRatio} width={letterWidth} />
                </div>
              ))}
            </Part>
          )}
          <Part title={words.formulas}>
            <FormulaList formulas={formulas} name={words.formulas} />
            <FormulaSymbols>{fill(words.where, { symbols: symbolsOf(calculator) })}</FormulaSymbols>
          </Part>
          {further(false)}
        </div>
      </div>
      {verification &&
        papers.map((one, paper) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lower paper and the higher one
          <NoteCheck key={paper} {...{ verification, paper }} counts={one?.checks} all={checks} />
        ))}
      <footer>
        {words.sheetNote} {link}
      </footer>
    </Sheet>
  );
}

type MainFiguresProps = Pick<PrintSheetProps, 'calculator' | 'evaluation' | 'units'>;

function MainFigures({ calculator, evaluation, units }: MainFiguresProps) {
  const main = shownOutputs(calculator, evaluation).filter(({ output }) => output.main);
  return (
    <dl className="note-answer">
      {main.map(({ name, output, value }) => (
        <div key={name} data-kind={isSentence(value) ? 'text' : 'quantity'}>
          <dt>
            {output.label}
            {output.note && <span>{unbroken(output.note)}</span>}
          </dt>
          <dd>{formatOutput(output, value, units[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

type NoteRow = readonly [label: string, value: string, note?: string | undefined];

export function NoteRows({ rows }: { rows: readonly NoteRow[] }) {
  return (
    <dl className="note-rows">
      {rows.map(([label, value, note]) => (
        <div key={label}>
          <dt>{unbroken(label)}</dt>
          <dd>{value}</dd>
          {note && <dd>{unbroken(note)}</dd>}
        </div>
      ))}
    </dl>
  );
}

type PartProps = ComponentProps<'section'> & { title: string };

export function Part({ title, children, ...rest }: PartProps) {
  return (
    <section {...rest}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export type SheetProps = ComponentProps<'article'> & {
  title: string;
  kind?: string;
  lead?: string;
};

/** Whose it is stands above it, as on every page; for whom, by whom and who has read it is filled in by hand. */
export function Sheet({ title, kind, lead, children, ...rest }: SheetProps) {
  const fields = useSheetFields(longDate(new Date()));
  useRules(rules);
  return (
    <article className="note" {...rest}>
      <header>
        {kind && <p>{kind}</p>}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <dl className="note-fields">
        <DefinitionRows rows={fields} />
      </dl>
      {children}
    </article>
  );
}
