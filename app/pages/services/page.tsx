import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { Clients } from '../../sections/clients.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ScrollAnimation } from '../../sections/scroll-animation.tsx';
import { ServicesGrid } from '../../sections/services-grid.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Needs } from './needs.tsx';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { page, answers, services, clients, clientsHead, trail } = unpack(loaderData);
  return (
    <>
      <PageTitle title={page.title} trail={trail} kind="services">
        {page.lead}
      </PageTitle>
      <Needs {...page.needs} answers={answers} />
      <Section ground="warm" aria-labelledby="lista" line="left">
        <SectionHead id="lista" title={page.listTitle} />
        <ServicesGrid services={services} />
      </Section>
      <Clients {...clientsHead} clients={clients} />
      <ClosingBand />
      <ScrollAnimation />
    </>
  );
}
