import type { Calculator } from '../../engineering/calculator.ts';
import { useSite } from '../site.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import styles from './actions.module.css';
import { anchorOf } from './anchor.ts';
import { ofCase } from './case-method.ts';
import { useCalculatorData } from './data.tsx';
import { Onward } from './onward.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { SendLink } from './send-link.tsx';
import type { CalculatorSession } from './use-calculator.ts';
import type { BriefVerification } from './verification.server.ts';

export type CalculatorActionsProps = {
  calculator: Calculator;
  session: CalculatorSession;
  quote: string;
  verification: BriefVerification | undefined;
};

/** What one does with an answer: ask for a quotation, send it, print it, start again. */
export function CalculatorActions(props: CalculatorActionsProps) {
  const { calculator, session, quote, verification } = props;
  const { company, host, labels: all } = useSite();
  const { calculator: labels } = all;
  const { state, units, query, result, lastAnswer, ready } = session;
  const { own } = useCalculatorData();
  const link = linkTo(calculator, query);
  return (
    <div className={styles.actions}>
      {lastAnswer && (
        <div className={styles.withAnswer} data-available={result.ok}>
          {calculator.onward ? (
            <Onward calculator={calculator} onward={calculator.onward} session={session} />
          ) : (
            <ButtonLink to={quote}>{labels.quote}</ButtonLink>
          )}
          <SendLink variant="plain" title={calculator.title} link={link} disabled={!ready} />
          <PrintButton
            variant="plain"
            disabled={!ready}
            fileName={`${calculator.title} – ${company.name}`}
            insteadOfPage={own && ready && (Boolean(verification) || query.size > 0)}
            sheet={() => (
              <PrintSheet
                {...ofCase(calculator, state, verification)}
                state={state}
                units={units}
                evaluation={lastAnswer.evaluation}
                curve={lastAnswer.curve}
                link={query.size > 0 ? link().replace(location.origin, host) : ''}
              />
            )}
          >
            {labels.print}
          </PrintButton>
        </div>
      )}
      <Button variant="plain" type="reset">
        {labels.reset}
      </Button>
    </div>
  );
}

/** Opens the page at the calculator, with what is shown: made from the state, not the address. */
function linkTo(calculator: Calculator, query: URLSearchParams): () => string {
  return () => {
    const search = query.size > 0 ? `?${query}` : '';
    return `${location.origin}${location.pathname}${search}#${anchorOf(calculator.id)}`;
  };
}
