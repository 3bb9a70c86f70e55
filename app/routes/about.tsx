import { PageTitle } from '../layout/page-title.tsx';
import { content, describePage } from '../model/site.server.ts';
import { Pillars } from '../sections/pillars.tsx';
import { ScrollAnimation } from '../sections/scroll-animation.tsx';
import { Stats } from '../sections/stats.tsx';
import { Story } from '../sections/story.tsx';
import { Team } from '../sections/team.tsx';
import type { Route } from './+types/about';
import { pageMeta } from './page-meta.ts';

export function loader() {
  const { about, pillars, team, stats } = content().single;
  return { ...describePage('/about'), about, pillars, team, stats };
}

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
