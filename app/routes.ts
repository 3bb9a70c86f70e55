import { type RouteConfig, route } from '@react-router/dev/routes';
import { kinds } from './pages/registry.server.ts';

/** One route for each kind of page; kinds that share a template share its module. */
export default kinds.map((kind) =>
  route(kind.route, `pages/${kind.folder ?? kind.name}/page.tsx`, { id: kind.name }),
) satisfies RouteConfig;
