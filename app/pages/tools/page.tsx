import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load } from './page.server.ts';
import { ToolList } from './tool-list.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ToolsPage({ loaderData }: Route.ComponentProps) {
  const { title, label, lead, trail, search, recent, groups, verification } = unpack(loaderData);
  return (
    <>
      <PageTitle
        title={title}
        trail={trail}
        kind="tools"
        below={
          <ToolList groups={groups} search={search} recent={recent} verification={verification} />
        }
      >
        {lead}
      </PageTitle>
      <ClosingBand page={label} />
    </>
  );
}
