import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { Clients } from '../../sections/clients.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ScrollAnimation } from '../../sections/scroll-animation.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Needs } from './needs.tsx';
import { load } from './page.server.ts';
import { Plan } from './plan.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

/** There the answers stand without their pictures, and the page opens with the first. */
const onPhone = [{ width: '92vw', crop: 2 }];

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { page, answers, services, clients, clientsHead, trail } = unpack(loaderData);
  const [first] = answers;
  return (
    <>
      <PageTitle
        title={page.title}
        trail={trail}
        kind="services"
        beside={first && <Picture picture={first.imageUrl} alt={first.imageAlt} sizes={onPhone} />}
      >
        {page.lead}
      </PageTitle>
      <Needs words={page.needs} answers={answers} />
      <Plan title={page.listTitle} words={page.plan} services={services} />
      <Clients {...clientsHead} clients={clients} ground="paper" />
      <ClosingBand />
      <ScrollAnimation />
    </>
  );
}
