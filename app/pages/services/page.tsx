import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { Clients } from '../../sections/clients.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ScrollAnimation } from '../../sections/scroll-animation.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Needs } from './needs.tsx';
import { load } from './page.server.ts';
import { Plan } from './plan.tsx';
import styles from './title.module.css';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { page, answers, services, drawn, clients, clientsHead, trail } = unpack(loaderData);
  return (
    <>
      <PageTitle title={page.title} trail={trail} look={styles.title}>
        {page.lead}
      </PageTitle>
      <Needs words={page.needs} answers={answers} />
      <Plan title={page.listTitle} words={page.plan} services={services} drawn={drawn} />
      <Clients {...clientsHead} clients={clients} ground="paper" />
      <ClosingBand />
      <ScrollAnimation />
    </>
  );
}
