import { useEffect, useState } from 'react';
import type { Calculator } from '../../engineering/calculator.ts';
import { quoteLink } from '../contact/quote-link.ts';
import { useLabels } from '../site.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import styles from './actions.module.css';
import { anchorOf } from './anchor.ts';
import { describeCase } from './case.ts';
import { PrintSheet } from './print-sheet.tsx';
import type { CalculatorSession } from './use-calculator.ts';

export type CalculatorActionsProps = {
  calculator: Calculator;
  session: CalculatorSession;
  page: string;
};

/** What one does with an answer: ask for a quotation, send it, print it, start again. */
export function CalculatorActions({ calculator, session, page }: CalculatorActionsProps) {
  const { calculator: labels, catalogue } = useLabels();
  const { state, units, result, curve } = session;
  return (
    <div className={styles.actions}>
      {result.ok && (
        <>
          <ButtonLink
            to={quoteLink(
              catalogue.quoteSubject,
              page,
              describeCase(calculator, state, units, result.value),
            )}
          >
            {labels.quote}
          </ButtonLink>
          <SendLink calculator={calculator} />
          <PrintButton
            sheet={() => (
              <PrintSheet
                calculator={calculator}
                state={state}
                units={units}
                evaluation={result.value}
                curve={curve?.ok ? curve.value : undefined}
                link={linkTo(calculator)}
              />
            )}
          >
            {labels.print}
          </PrintButton>
        </>
      )}
      <Button variant="quiet" onClick={session.reset}>
        {labels.reset}
      </Button>
    </div>
  );
}

/** Opens the page at the calculator, with this case in it. */
function linkTo(calculator: Calculator): string {
  const { origin, pathname, search } = location;
  return `${origin}${pathname}${search}#${anchorOf(calculator.id)}`;
}

/** A phone offers its own ways to send; elsewhere the link is copied. */
function SendLink({ calculator }: { calculator: Calculator }) {
  const { calculator: labels } = useLabels();
  const [canShare, setCanShare] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    setCanShare('share' in navigator && matchMedia('(pointer: coarse)').matches);
  }, []);
  async function send() {
    const url = linkTo(calculator);
    try {
      if (canShare) {
        await navigator.share({ title: calculator.title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (failure) {
      const cancelled = failure instanceof DOMException && failure.name === 'AbortError';
      if (!cancelled) setCopied(false);
    }
  }
  const first = canShare ? labels.shareLink : labels.copyLink;
  return (
    <Button variant="quiet" onClick={send} aria-live="polite">
      {copied === undefined ? first : copied ? labels.linkCopied : labels.linkNotCopied}
    </Button>
  );
}
