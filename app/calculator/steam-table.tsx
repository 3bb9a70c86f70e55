import { type FormEvent, useMemo, useRef } from 'react';
import {
  nameOfTable,
  steamTableForm,
  steamTableRows,
} from '../../engineering/tables/steam-table-form.ts';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Scroller } from '../ui/scroller.tsx';
import type { PanelProps } from './block.tsx';
import { inputRows } from './case.ts';
import { CopyTable } from './copy-table.tsx';
import { CalculatorInputs } from './inputs.tsx';
import { NoteRows, Part, Sheet } from './print-sheet.tsx';
import { SendLink } from './send-link.tsx';
import styles from './steam-table.module.css';
import { SteamTableCells } from './steam-table-cells.tsx';
import { useCalculator } from './use-calculator.ts';
import { useLast } from './use-last.ts';

/** The steam table over the range, at the steps and in the units that the visitor chooses. */
export function SteamTable({ early }: PanelProps) {
  const { calculator: labels } = useLabels();
  const form = useRef<HTMLFormElement>(null);
  const session = useCalculator(steamTableForm, form, early);
  const { state, units, result } = session;
  const rows = useMemo(() => steamTableRows(state), [state]);
  const shown = useLast(result.ok && rows.ok ? rows.value : undefined);
  const { title, sources } = steamTableForm;
  function onReset(event: FormEvent) {
    event.preventDefault();
    session.reset();
  }
  return (
    <section className={styles.table} aria-label={title} data-printed>
      <form ref={form} className={styles.form} onReset={onReset}>
        {/* The Return key must not send it: a form whose first button is disabled does not. */}
        <button type="submit" disabled hidden />
        <CalculatorInputs calculator={steamTableForm} session={session} />
        <div className={styles.actions}>
          {result.ok && rows.ok && (
            <PrintButton
              disabled={!session.ready}
              sheet={() => (
                <Sheet title={title}>
                  <Part title={labels.inputs}>
                    <NoteRows rows={inputRows(steamTableForm, state, units)} />
                  </Part>
                  <SteamTableCells rows={rows.value} units={units} />
                  <p>{sources.join(' ')}</p>
                </Sheet>
              )}
            >
              {labels.printTable}
            </PrintButton>
          )}
          {shown && <CopyTable rows={shown} units={units} disabled={!session.ready} />}
          <SendLink title={title} link={() => location.href} disabled={!session.ready} />
          <Button variant="plain" type="reset">
            {labels.reset}
          </Button>
        </div>
      </form>
      <p role="status" className={styles.refusal}>
        {!result.ok && `${result.reason} ${labels.lastAnswer}:`}
      </p>
      <p className={styles.asked} data-on-paper>
        {nameOfTable(state, new Map(inputRows(steamTableForm, state, units)))}
      </p>
      {shown && (
        <>
          <div className={styles.all}>
            <CheckBox>{labels.allColumns}</CheckBox>
          </div>
          <Scroller
            className={styles.scroller}
            aria-label={labels.results}
            data-outdated={!result.ok}
          >
            <SteamTableCells rows={shown} units={units} onUnit={session.setUnit} />
          </Scroller>
        </>
      )}
    </section>
  );
}
