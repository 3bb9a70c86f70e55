import { type FormEvent, useEffect, useRef } from 'react';
import type { Calculator } from '../../engineering/calculator.ts';
import { quoteLink } from '../contact/quote-link.ts';
import { useLabels } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { fill } from '../ui/fill.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { useReady } from '../ui/use-ready.ts';
import { CalculatorActions } from './actions.tsx';
import { describeCase } from './case.ts';
import { freeCells, freeInPairs, pairsOf, thirdsOf } from './cells.ts';
import { useCalculatorData } from './data.tsx';
import { FittedChart } from './fitted-chart.tsx';
import { CalculatorInputs } from './inputs.tsx';
import { rememberTool } from './last-used.ts';
import { CalculatorMethod } from './method.tsx';
import styles from './panel.module.css';
import { CalculatorPeek } from './peek.tsx';
import { CalculatorResults } from './results.tsx';
import { Revise } from './revise.tsx';
import { SheetState } from './sheet-state.tsx';
import { useCalculator } from './use-calculator.ts';
import type { EarlyActs } from './use-early-acts.ts';
import type { BriefVerification } from './verification.server.ts';

export type CalculatorPanelProps = {
  calculator: Calculator;
  verification: BriefVerification | undefined;
  page: string;
  early: EarlyActs;
};

export function CalculatorPanel(props: CalculatorPanelProps) {
  const { calculator, verification, page, early } = props;
  const { calculator: labels, catalogue, selection } = useLabels();
  const form = useRef<HTMLFormElement>(null);
  const session = useCalculator(calculator, form, early);
  const { units, unreadable, problems, lastAnswer } = session;
  const isOutdated = problems.length > 0;
  useRemembered(`/tools/${calculator.id}`, session.query.size > 0);
  const { own, layouts, verification: checks } = useCalculatorData();
  const {
    arrangements: [arrangement, veryWide] = ['under', 'under'],
    within: [isWithin, isVeryWideWithin] = [],
    isFilled,
    shapes = [{ ratio: 0.45 }],
  } = layouts?.[calculator.id] ?? {};
  const headingId = `calculadora-${calculator.id}`;
  const resultsId = `resultado-${calculator.id}`;
  function onReset(event: FormEvent) {
    event.preventDefault();
    session.reset();
  }
  // The page is made with a short link, for its weight.
  const isReady = useReady();
  const told =
    isReady && lastAnswer && describeCase(calculator, session.state, units, lastAnswer.evaluation);
  const quote = quoteLink(catalogue.quoteSubject, page, told || undefined);
  const figures = lastAnswer && (
    <CalculatorResults
      calculator={calculator}
      evaluation={lastAnswer.evaluation}
      units={units}
      unitLabel={labels.unitOf}
      onUnit={session.setUnit}
      isOutdated={isOutdated}
    />
  );
  const hasSheet = own && !checks;
  const chart = lastAnswer?.curve && (
    <>
      {hasSheet && (
        <SheetState
          calculator={calculator}
          state={session.state}
          units={units}
          evaluation={lastAnswer.evaluation}
        />
      )}
      <FittedChart
        curve={lastAnswer.curve}
        isOutdated={isOutdated}
        shapes={shapes}
        {...(hasSheet && { onPaper: acrossSheet })}
      />
    </>
  );
  const limits = <Limits limits={calculator.limits} />;
  const thirds = thirdsOf(calculator, session.state, isFilled);
  const pairs = pairsOf(calculator, session.state);
  // What their last row leaves free may have the limits.
  const freeIn = (one: string) => {
    const abreast = abreastIn[one] ?? 3;
    return freeCells(abreast === 3 ? thirds : pairs, abreast) || undefined;
  };
  const within = {
    'data-within': (isWithin && freeIn(arrangement)) || undefined,
    'data-very-wide-within': (isVeryWideWithin && freeIn(veryWide)) || undefined,
    'data-narrow-within': freeInPairs(calculator, session.state) || undefined,
  };
  return (
    <section
      className={styles.calculator}
      data-printed={own || undefined}
      {...(own ? { 'aria-label': labels.heading } : { 'aria-labelledby': headingId })}
    >
      <header className={styles.head}>
        {!own && (
          <>
            <h3 id={headingId}>{calculator.title}</h3>
            <p>{calculator.summary}</p>
            <AppLink
              to={`/tools/${calculator.id}${session.query.size > 0 ? `?${session.query}` : ''}`}
            >
              {labels.ownPage}
            </AppLink>
          </>
        )}
        {unreadable.length > 0 && (
          <p className={styles.notice}>
            {fill(labels.unreadable, { fields: unreadable.join(', ') })}
          </p>
        )}
      </header>
      {/* A form, so that starting again works before the code has come. */}
      <form
        ref={form}
        className={styles.columns}
        data-arrangement={arrangement}
        data-very-wide={veryWide}
        {...within}
        onReset={onReset}
      >
        {/* The Return key must not send it: a form whose first button is disabled does not. */}
        <button type="submit" disabled hidden />
        <div className={styles.inputs}>
          <CalculatorInputs calculator={calculator} session={session} thirds={thirds} />
          {Object.values(within).some(Boolean) && limits}
        </div>
        {lastAnswer && (
          <CalculatorPeek
            calculator={calculator}
            evaluation={lastAnswer.evaluation}
            units={units}
            problems={problems}
            results={resultsId}
            quote={{ to: quote, label: selection.quote }}
          />
        )}
        <div className={styles.results} id={resultsId} data-ground="dark">
          {/* <output> takes phrasing content only, and the answer is a list of figures. */}
          <div role="status" className={styles.answer}>
            {isOutdated ? (
              <div className={styles.refusal}>
                <Revise calculator={calculator} problems={problems} />
                {problems.map(({ reason }) => (
                  <p key={reason}>{reason}</p>
                ))}
              </div>
            ) : (
              figures
            )}
          </div>
          {isOutdated && figures && (
            <fieldset className={styles.outdated}>
              <legend>{labels.lastAnswer}</legend>
              <div>{figures}</div>
            </fieldset>
          )}
          <CalculatorActions
            calculator={calculator}
            session={session}
            quote={quote}
            verification={verification}
          />
        </div>
        {chart}
        {limits}
      </form>
      {verification && !own && (
        <CalculatorMethod calculator={calculator} verification={verification} />
      )}
    </section>
  );
}

/** The chart of the steam table's own sheet has its whole width. */
const acrossSheet = { ratio: 0.28, width: 690 };

/** How many entries stand in a row, but for threes (arrangement.server.ts). */
const abreastIn: Record<string, number> = { half: 2, wide: 2, fours: 4 };

/** For what it holds, also where the entries are made. */
function Limits({ limits }: Pick<Calculator, 'limits'>) {
  const { calculator: labels } = useLabels();
  return (
    <div className={styles.limits}>
      <strong>{labels.limits}</strong>
      {limits.map((limit) => (
        <p key={limit}>{unbroken(limit)}</p>
      ))}
    </div>
  );
}

/** A tool counts as used when its page is opened or its example is changed anywhere. */
function useRemembered(path: string, changed: boolean) {
  const { own } = useCalculatorData();
  useEffect(() => {
    if (own || changed) rememberTool(path);
  }, [own, changed, path]);
}
