import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the whole page, or only at what is `within`. */
export async function expectNothingFromAxe(page: Page, within = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    // The site has one frame, the map, and what is inside it is not ours. Four times as fast.
    .setLegacyMode()
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(findings.filter((finding) => !isUnderBar(finding))).toEqual([]);
}

/** What scrolls beneath the bar at the foot is half covered now and then; touch-targets.spec.ts measures every target. */
const isUnderBar = (finding: string) =>
  finding.startsWith('target-size') && finding.includes('partially obscured');
