import { unitSymbol } from '../../engineering/units.ts';
import { useLabels } from '../site.ts';
import { CopyButton } from './copy-button.tsx';
import { type SteamTableCellsProps, shownColumns } from './steam-table-cells.tsx';

export type CopyTableProps = Pick<SteamTableCellsProps, 'rows' | 'units'> & { disabled: boolean };

/** Its rows as a spreadsheet takes them: cells apart by tabs, the digits of a number together. */
export function CopyTable({ rows, units, disabled }: CopyTableProps) {
  const { calculator: labels } = useLabels();
  const words = {
    copy: labels.copyTable,
    copied: labels.tableCopied,
    failed: labels.tableNotCopied,
  };
  function text(): string {
    const columns = shownColumns({ rows, units });
    const lines = [
      columns.map(({ column, unit }) => `${column.label} (${unitSymbol(unit)})`),
      ...rows.map((_, line) =>
        columns.map(({ cells }) => (cells[line] ?? '').replace(/\s/g, '').replace('−', '-')),
      ),
    ];
    return lines.map((line) => line.join('\t')).join('\n');
  }
  return <CopyButton words={words} text={text} disabled={disabled} />;
}
