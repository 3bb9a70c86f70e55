import { PageTitle } from '../../layout/page-title.tsx';
import { Pillars } from '../../sections/pillars.tsx';
import { ScrollAnimation } from '../../sections/scroll-animation.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load } from './page.server.ts';
import { Stats } from './stats.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { about, pillars, team, stats, trail } = loaderData;
  return (
    <>
      <PageTitle title={about.title} trail={trail}>
        {about.lead}
      </PageTitle>
      <Story {...about.story} />
      <Stats {...about.stats} stats={stats} />
      <Pillars {...pillars} />
      <Team {...about.team} team={team} />
      <ScrollAnimation />
    </>
  );
}
