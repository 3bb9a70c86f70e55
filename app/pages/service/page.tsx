import { CalculatorDataProvider } from '../../calculator/data.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { StickyAction } from '../../layout/sticky-action.tsx';
import { unpack } from '../../packed.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { KeyFigures } from '../../sections/key-figures.tsx';
import { QuestionsBand } from '../../sections/questions.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load } from './page.server.ts';
import { ServiceTopics } from './service-topics.tsx';
import styles from './title.module.css';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, plan, drawn, trail, label, verification, layouts } = unpack(loaderData);
  return (
    <CalculatorDataProvider page={label} verification={verification} layouts={layouts}>
      <PageTitle
        title={service.title}
        trail={trail}
        kind="service"
        look={styles.title}
        beside={<KeyFigures figures={service.keyFigures} />}
      >
        {service.summary}
      </PageTitle>
      {/* The key gives each service its own first topic when one goes from one to another. */}
      <StickyAction page={service.title}>
        <ServiceTopics
          key={service.id}
          items={service.items}
          areStages={service.areStages}
          plan={plan}
          drawn={drawn}
        />
      </StickyAction>
      <QuestionsBand questions={service.faq} />
      <ClosingBand page={service.title} />
    </CalculatorDataProvider>
  );
}
