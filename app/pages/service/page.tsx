import { CalculatorDataProvider } from '../../calculator/data.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { QuestionsBand } from '../../sections/questions.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load } from './page.server.ts';
import { ServiceTopics } from './service-topics.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, trail, label, verification } = loaderData;
  return (
    <CalculatorDataProvider value={{ page: label, verification }}>
      <PageTitle title={service.title} trail={trail}>
        {service.summary}
      </PageTitle>
      {/* The key gives each service its own first topic when one goes from one to another. */}
      <ServiceTopics key={service.id} items={service.items} />
      <QuestionsBand questions={service.faq} />
      <ClosingBand page={service.title} />
    </CalculatorDataProvider>
  );
}
