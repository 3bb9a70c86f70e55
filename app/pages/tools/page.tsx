import { QuickSteam } from '../../calculator/quick-steam.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { HashLink } from '../../ui/app-link.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';
import { load } from './page.server.ts';
import { PlantBand } from './plant-band.tsx';
import { ToolList } from './tool-list.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ToolsPage({ loaderData }: Route.ComponentProps) {
  const page = unpack(loaderData);
  const { title, label, lead, code, claim, trail, plant, quick } = page;
  return (
    <>
      <PageTitle
        title={title}
        trail={trail}
        look={styles.title}
        below={
          <ToolList
            groups={page.groups}
            search={page.search}
            recent={page.recent}
            cards={page.cards}
            claim={claim}
            verification={page.verification}
            contradicted={page.contradicted}
          >
            <div className={styles.first}>
              <PlantBand {...plant} />
              <QuickSteam {...quick} />
            </div>
          </ToolList>
        }
      >
        <QrCode {...code} className={styles.code} />
        {lead} <HashLink hash="verificacion">{claim}</HashLink>.
      </PageTitle>
      <ClosingBand page={label} />
    </>
  );
}
