import { useState } from 'react';
import { unitSymbol } from '../../engineering/units.ts';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { type SteamTableCellsProps, shownColumns } from './steam-table-cells.tsx';

export type CopyTableProps = Pick<SteamTableCellsProps, 'rows' | 'units'> & { disabled: boolean };

/** Its rows as a spreadsheet takes them: cells apart by tabs, the digits of a number together. */
export function CopyTable({ rows, units, disabled }: CopyTableProps) {
  const { calculator: labels } = useLabels();
  const [copied, setCopied] = useState<boolean>();
  async function copy() {
    const columns = shownColumns({ rows, units });
    const lines = [
      columns.map(({ column, unit }) => `${column.label} (${unitSymbol(unit)})`),
      ...rows.map((_, line) =>
        columns.map(({ cells }) => (cells[line] ?? '').replace(/\s/g, '').replace('−', '-')),
      ),
    ];
    try {
      await navigator.clipboard.writeText(lines.map((line) => line.join('\t')).join('\n'));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <Button variant="quiet" onClick={copy} disabled={disabled} aria-live="polite">
      {copied === undefined
        ? labels.copyTable
        : copied
          ? labels.tableCopied
          : labels.tableNotCopied}
    </Button>
  );
}
