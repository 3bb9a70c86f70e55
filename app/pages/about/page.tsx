import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Pillars } from '../../sections/pillars.tsx';
import { ScrollAnimation } from '../../sections/scroll-animation.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load } from './page.server.ts';
import { Stats } from './stats.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';
import styles from './title.module.css';
import { Way } from './way.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { about, example, pillars, team, profile, stats, trail } = unpack(loaderData);
  return (
    <>
      <PageTitle
        title={about.title}
        trail={trail}
        look={styles.title}
        ground="dark"
        beside={
          <Picture
            picture={about.story.imageSrc}
            alt={about.story.imageAlt}
            sizes="(width >= 900px) max(58vw, 1000px), 92vw"
            priority
          />
        }
        below={<Stats {...about.stats} stats={stats} />}
      >
        {about.lead}
      </PageTitle>
      <Story {...about.story} />
      <Way {...about.way} {...example} />
      <Pillars {...pillars} />
      <Team {...about.team} team={team} profile={profile} />
      <ClosingBand />
      <ScrollAnimation />
    </>
  );
}
