import { latePart } from '../ui/late.tsx';
import { anchorOf } from './anchor.ts';
import { LateForm, type PanelProps } from './block.tsx';

const id = 'tabla-intervalo';

const table = latePart<PanelProps>(
  async () => {
    const { SteamTable } = await import('./steam-table.tsx');
    return SteamTable;
  },
  `#${anchorOf(id)}`,
);

/** The steam table over a range; prerendered with its first one. */
export function SteamTableBlock() {
  return <LateForm id={id} part={table} />;
}
