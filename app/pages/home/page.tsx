import { StickyAction } from '../../layout/sticky-action.tsx';
import { unpack } from '../../packed.ts';
import { PlantCheck } from '../../plant/plant-check.tsx';
import { Clients } from '../../sections/clients.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Pillars } from '../../sections/pillars.tsx';
import { ScrollAnimation } from '../../sections/scroll-animation.tsx';
import { ServicesGrid } from '../../sections/services-grid.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { load } from './page.server.ts';
import { Solutions } from './solutions.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, features, pillars, clients, services, drawn, words } = unpack(loaderData);
  const { check, ...hero } = home.hero;
  return (
    <>
      <Hero {...hero} words={words}>
        <PlantCheck {...check} />
      </Hero>
      <StickyAction>
        <Solutions {...home.solutions} />
        <Section ground="warm" aria-labelledby="servicios">
          <SectionHead id="servicios" title={home.services.title}>
            {home.services.description}
          </SectionHead>
          <ServicesGrid services={services} drawn={drawn} />
        </Section>
        <Pillars {...pillars} />
        <Features {...home.features} features={features} />
      </StickyAction>
      <Clients {...home.clients} clients={clients} />
      <ClosingBand />
      <ScrollAnimation />
    </>
  );
}
