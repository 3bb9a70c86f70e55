import { DESTINATION_WORDS } from '../../engineering/plant/losses.ts';
import { MEASURES } from '../../engineering/plant/measures.ts';
import { PLANT_PARTS, type PlantPart } from '../../engineering/plant/parts.ts';
import { fill } from '../ui/fill.ts';
import { figuresOf } from './figures.tsx';
import { destinationsOf } from './fuel-destinations.ts';
import { partRows } from './machine-list.tsx';
import type { PlantPageData } from './plant-page.ts';
import { percent } from './readings.ts';
import type { RestedPlant } from './use-plant.ts';
import { shownKeys, usualKeys } from './usual-values.ts';

/** The plant in plain words, for the message of the contact form: what was said, and what follows. */
export function plantInWords(
  { copy, page }: Pick<PlantPageData, 'copy' | 'page'>,
  { state, units, scenarios, solution, alone }: RestedPlant,
): string {
  const usual = usualKeys(state);
  const shown = new Set(shownKeys(state).filter((key) => !usual.has(key)));
  const parts = Object.keys(PLANT_PARTS) as PlantPart[];
  const said = parts.flatMap((part) =>
    partRows(part, state, units)
      .filter(([, , key]) => shown.has(key) || key in state.choices)
      .map(([label, value]) => `${label}: ${value}`),
  );
  const lost = destinationsOf(solution).map(
    ({ id, share, power }) => `${DESTINATION_WORDS[id].label}: ${power} (${percent(share)})`,
  );
  const tried = scenarios.map(({ measures }, index) => {
    const labels = MEASURES.filter(({ id }) => measures.includes(id)).map(({ label }) => label);
    return `${fill(copy.scenarios.scenario, { n: index + 1 })}: ${labels.join(', ')}`;
  });
  return [
    page,
    ...said,
    '',
    ...figuresOf(
      { operation: solution, marginal: solution.marginal, best: alone[0] },
      copy.figures,
    ).map(([label, value]) => `${label}: ${value}`),
    '',
    ...lost,
    ...(tried.length > 0 ? ['', ...tried] : []),
  ].join('\n');
}
