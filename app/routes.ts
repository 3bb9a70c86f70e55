import { type RouteConfig, route } from '@react-router/dev/routes';
import { allKinds } from './pages/registry.server.ts';

/** One route for each kind of page; kinds that share a template share its module. */
export default allKinds.map((kind) =>
  route(kind.route, `pages/${kind.folder ?? kind.name}/page.tsx`, { id: kind.name }),
) satisfies RouteConfig;
