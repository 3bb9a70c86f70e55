import { useEffect, useState } from 'react';
import type { SelectionTable } from '../content.server/schema/selection.ts';
import type { Engine } from './recount.ts';

/** The engine's code, fetched when an entry first needs it; every further entry tries again. */
export function useEngine({ columns }: SelectionTable, entry: object | undefined) {
  const [engine, setEngine] = useState<Engine>();
  const [isMissing, setMissing] = useState(false);
  const isNeeded = columns.some(({ computed }) =>
    computed?.from.some((from) => typeof from === 'object' || from === 'at'),
  );
  useEffect(() => {
    if (!isNeeded || !entry || engine) return;
    import('../../engineering/selection/index.ts').then(
      ({ computedCell }) => setEngine({ computedCell }),
      () => setMissing(true),
    );
  }, [isNeeded, entry, engine]);
  return { engine, isMissing };
}
