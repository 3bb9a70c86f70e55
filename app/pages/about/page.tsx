import { PageTitle } from '../../layout/page-title.tsx';
import { Pillars } from '../../sections/pillars.tsx';
import { ScrollAnimation } from '../../sections/scroll-animation.tsx';
import { pageMeta } from '../page-meta.ts';
import { content, describePage } from '../site.server.ts';
import type { Route } from './+types/page';
import { Stats } from './stats.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';

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
