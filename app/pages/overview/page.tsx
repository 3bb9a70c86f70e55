import { PageTitle } from '../../layout/page-title.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Finder } from './finder.tsx';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, catalogue, trail, label } = loaderData;
  return (
    <>
      <PageTitle
        title={title}
        trail={trail}
        kind="overview"
        action={
          <a href={catalogue.href} type="application/pdf">
            {catalogue.text}
          </a>
        }
      >
        {summary}
      </PageTitle>
      <Finder key={label} overview={loaderData} label={label} />
      <ClosingBand page={label} />
    </>
  );
}
