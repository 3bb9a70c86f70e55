import { CataloguePage } from '../catalogue/page.tsx';
import { pageMeta } from '../page-meta.ts';
import { cataloguePage } from '../site.server.ts';
import type { Route } from './+types/page';

export function loader({ params }: Route.LoaderArgs) {
  return cataloguePage('equipment', params.slug);
}

export const meta = pageMeta;

export default function EquipmentPage({ loaderData }: Route.ComponentProps) {
  return <CataloguePage {...loaderData} />;
}
