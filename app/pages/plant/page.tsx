import { unpack } from '../../packed.ts';
import { PlantTool } from '../../plant/plant-tool.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function PlantPage({ loaderData }: Route.ComponentProps) {
  const { label, ...data } = unpack(loaderData);
  return (
    <>
      <PlantTool {...data} page={label} />
      <ClosingBand page={label} />
    </>
  );
}
