import { latePart } from '../ui/late.tsx';
import { LateForm, nearViewport, type PanelProps } from './block.tsx';

const id = 'tabla-intervalo';

const table = latePart<PanelProps>(async () => {
  await nearViewport(id);
  const { SteamTable } = await import('./steam-table.tsx');
  return SteamTable;
});

/** The steam table over a range; prerendered with its first one. */
export function SteamTableBlock() {
  return <LateForm id={id} part={table} />;
}
