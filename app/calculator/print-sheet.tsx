import type { CSSProperties, ReactNode } from 'react';
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
import { formatOutput, inputRows, isSentence, someRows } from './case.ts';
import { useSheetFields } from './case-rows.tsx';
import { FormulaList, FormulaSymbols } from './formula-list.tsx';
import { Notes } from './method.tsx';
import { contradictedNote, NoteCheck } from './note-check.tsx';
import { NoteComparison } from './note-comparison.tsx';
import { noteLayout } from './note-layout.ts';
import rules from './print-sheet.css?inline';
import { shownOutputs } from './shown-outputs.ts';
import type { ShownUnits } from './state.ts';
import type { BriefVerification } from './verification.server.ts';

export type PrintSheetProps = {
  calculator: Calculator;
  state: CalculatorState;
  units: ShownUnits;
  evaluation: Evaluation;
  curve: Curve | undefined;
  verification: BriefVerification | undefined;
  link: string;
};

/** One case on one sheet, as an engineer files it: what went in, what came out, by which formula, how it was checked. */
export function PrintSheet(props: PrintSheetProps) {
  const { calculator, state, units, evaluation, curve, verification, link } = props;
  const { company, labels } = useSite();
  const words = labels.calculator;
  const { title, summary, formulas, limits, sources, comparison } = calculator;
  const inputs = inputRows(calculator, state, units);
  const others = shownOutputs(calculator, evaluation).flatMap(({ name, output }) =>
    output.main ? [] : [name],
  );
  const results = someRows(calculator, evaluation.outputs, others, units);
  // A head and what is said of single figures.
  const compared = comparison ? comparison.rows.length + 3 : 0;
  const contradicted = (verification?.contradicted ?? []).map((one) =>
    contradictedNote(one, company.name),
  );
  const { under, lines, air } = noteLayout(
    calculator,
    [inputs.length, results.length + compared],
    curve !== undefined,
    evaluation.warnings.length,
    contradicted,
  );
  const parts = { limits, sources, contradicted };
  const notes = (isLeft: boolean) =>
    (['sources', 'limits', 'contradicted'] as const)
      .filter((one) => under.includes(one) === isLeft && parts[one].length > 0)
      .map((one) => (
        <Part key={one} title={words[one]}>
          <Notes notes={parts[one]} />
        </Part>
      ));
  return (
    <Sheet title={title} kind={words.note} lead={summary}>
      <MainFigures calculator={calculator} evaluation={evaluation} units={units} />
      {evaluation.warnings.map((warning) => (
        <p key={warning} className="note-warning">
          {unbroken(warning)}
        </p>
      ))}
      <div className="note-columns" style={{ '--air': `${air}mm` } as CSSProperties}>
        <div>
          <Part title={words.inputs}>
            <NoteRows rows={inputs} />
          </Part>
          {results.length + compared > 0 && (
            <Part title={words.results}>
              <NoteRows rows={results} />
              {comparison && <NoteComparison {...{ comparison, calculator, evaluation, units }} />}
            </Part>
          )}
          {notes(true)}
        </div>
        <div>
          {curve && (
            <Part title={curve.title}>
              <CurveChart curve={curve} ratio={0.5} />
            </Part>
          )}
          <Part title={words.formulas}>
            <FormulaList formulas={formulas} name={words.formulas} />
            <FormulaSymbols>{fill(words.where, { symbols: symbolsOf(calculator) })}</FormulaSymbols>
          </Part>
          {notes(false)}
        </div>
      </div>
      {verification && <NoteCheck verification={verification} lines={lines} />}
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

export function NoteRows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="note-rows">
      <DefinitionRows rows={rows} />
    </dl>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export type SheetProps = { title: string; kind?: string; lead?: string; children: ReactNode };

/** Whose it is stands above it, as on every page; for whom, by whom and who has read it is filled in by hand. */
export function Sheet({ title, kind, lead, children }: SheetProps) {
  const fields = useSheetFields(longDate(new Date()));
  useRules(rules);
  return (
    <article className="note">
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
