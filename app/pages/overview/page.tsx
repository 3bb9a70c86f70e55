import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Finder } from './finder.tsx';
import { load } from './page.server.ts';
import styles from './title.module.css';
import { OverviewWords } from './words.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const overview = unpack(loaderData);
  const { title, summary, catalogue, trail, label } = overview;
  return (
    <>
      <PageTitle
        title={title}
        trail={trail}
        look={styles.title}
        action={
          <a href={catalogue.href} type="application/pdf">
            {catalogue.text}
          </a>
        }
      >
        {summary}
      </PageTitle>
      <OverviewWords value={overview.words}>
        <Finder key={label} overview={overview} label={label} />
      </OverviewWords>
      <ClosingBand page={label} />
    </>
  );
}
