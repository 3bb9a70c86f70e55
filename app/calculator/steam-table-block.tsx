import { latePart } from '../ui/late.tsx';
import { nearViewport } from '../ui/near-viewport.ts';
import { anchorOf } from './anchor.ts';
import { LateForm, type PanelProps } from './block.tsx';

const id = 'tabla-intervalo';

const table = latePart<PanelProps>(async () => {
  await nearViewport(`#${anchorOf(id)}`);
  const { SteamTable } = await import('./steam-table.tsx');
  return SteamTable;
});

/** The steam table over a range; prerendered with its first one. */
export function SteamTableBlock() {
  return <LateForm id={id} part={table} />;
}
