import packageJson from '../../package.json' with { type: 'json' };
import type { Import } from './imports.ts';

/** What the files of a folder may import. The first rule that fits a file is the one for it. */
type Rule = {
  files: RegExp;
  /** Files whose values it may use. */
  values: RegExp;
  /** Files of which it may use the types only. */
  types?: RegExp;
  packages: 'none' | 'browser' | 'any';
  message: string;
};

const features = 'sections|layout|calculator|contact|charts|explorer|plant|search|selection|viewer';
const serverTypes = /^app\/(content\.server|pages)\/|\.server\.ts$/;
/** What the whole app shares: the frame's data, data packed for pages, storage that never throws, failed navigations, what brings their styles. */
const shared = 'app/(site|packed|storage|failed-navigation|whole-sheet)\\.ts$';
const styles = /\.(css|woff2\?url)$/;

const rules: Rule[] = [
  {
    files: /^engineering\/testing\//,
    values: /^engineering\//,
    packages: 'any',
    message: 'what only tests use may ask the test runner, and of the site only engineering',
  },
  {
    files: /^engineering\//,
    values: /^engineering\//,
    packages: 'none',
    message: 'engineering imports only itself',
  },
  {
    files: /^app\/ui\//,
    values: /^app\/ui\//,
    packages: 'browser',
    message: 'ui holds words-free primitives: it imports ui and packages for the browser only',
  },
  {
    files: new RegExp(`^app/(${features})/.*\\.server\\.ts$`),
    values: new RegExp(`^(app/(${features}|content\\.server)|engineering)/.*\\.ts$`),
    packages: 'any',
    message: 'what runs at build time imports no views',
  },
  {
    files: new RegExp(`^app/(${features})/`),
    values: new RegExp(`^(app/(${features}|ui)|engineering)/(?!.*\\.server\\.ts$)|^${shared}`),
    types: serverTypes,
    packages: 'browser',
    message:
      'sections, layout and features import ui, engineering, what all share and each other; of content and pages only types',
  },
  {
    files: /^app\/content\.server\//,
    values:
      /^(app\/content\.server|engineering)\/|^app\/contact\/.*\.ts$|^app\/pages\/registry\.server\.ts$/,
    types: /^app\/pages\//,
    packages: 'any',
    message: 'content.server reads and checks: it imports no views, and of pages only the registry',
  },
  {
    files: /^app\/pages\/.*(\.server|\/schema)\.ts$/,
    values: /^(app|engineering)\/.*\.ts$/,
    packages: 'any',
    message: 'what Node reads at build time imports no views: Node cannot read .tsx',
  },
  {
    files: /^app\/pages\/[^/]+\/page\.tsx$/,
    values: new RegExp(
      `^app/(${features}|ui)/(?!.*\\.server\\.ts$)|^${shared}|^app/pages/(meta|page-loader\\.server)\\.ts$|^app/pages/OWN/(?!schema)`,
    ),
    types: /^(app|engineering)\//,
    packages: 'browser',
    message:
      'a page imports sections, layout, features, ui, its own parts, its page.server.ts and page-loader.server.ts',
  },
  {
    files: /^app\/pages\//,
    values: new RegExp(
      `^app/(${features}|ui)/(?!.*\\.server\\.ts$)|^${shared}|^app/pages/OWN/(?!schema|.*\\.server\\.ts$)`,
    ),
    types: /^(app|engineering)\//,
    packages: 'browser',
    message:
      'the parts of a page get their data from its loader: of servers and engineering only types',
  },
  {
    files: new RegExp(`^${shared}`),
    values: new RegExp(`^${shared}|^app/ui/`),
    types: serverTypes,
    packages: 'browser',
    message: 'what all share travels to the browser: of server modules it imports only types',
  },
  {
    files: /^app\/(root|entry\.\w+)\.tsx$|^app\/(routes|trusted-types)\.ts$/,
    values: /^app\//,
    packages: 'any',
    message: 'the root imports the app',
  },
  {
    files: /^(inbox|deploy)\//,
    values:
      /^(inbox|deploy)\/|^app\/contact\/[^/]+\.ts$|^scripts\/(port\.mjs|encode-pictures\.ts|html\.ts|pdf\/on-demand\.ts)$/,
    types: /^app\/content\.server\//,
    packages: 'any',
    message:
      'servers import each other, the plain modules of app/contact and four build steps; no views',
  },
  {
    files: /^enhance\//,
    values: /^enhance\//,
    packages: 'browser',
    message: 'enhance holds plain scripts: they import nothing of the app',
  },
];

/** What travels to visitors is a dependency; what is needed to build is a devDependency. */
const browserPackages = Object.keys(packageJson.dependencies).filter(
  (name) => name !== '@react-router/node',
);

/** What is wrong with an import; nothing when it may stand. */
export function problemWith({ file, target, isType }: Import): string | undefined {
  const rule = rules.find(({ files }) => files.test(file));
  if (!rule) return `${file}: no rule of tests/imports/rules.ts is for this folder`;
  const isAllowed = /^(app|engineering|inbox|deploy|enhance|scripts|tests|bench)\//.test(target)
    ? isFileAllowed(rule, file, target, isType)
    : isPackageAllowed(rule.packages, target, isType) || isGenerated(target) || styles.test(target);
  return isAllowed ? undefined : `${file} imports ${target}: ${rule.message}`;
}

function isFileAllowed(rule: Rule, file: string, target: string, isType: boolean): boolean {
  if (styles.test(target) || isGenerated(target)) return true;
  const [, , folder = ''] = file.split('/');
  const values = new RegExp(rule.values.source.replaceAll('OWN', folder));
  return values.test(target) || (isType && rule.types?.test(target) === true);
}

function isPackageAllowed(packages: Rule['packages'], target: string, isType: boolean): boolean {
  if (packages === 'any') return true;
  if (packages === 'none') return false;
  return isType || browserPackages.some((name) => target === name || target.startsWith(`${name}/`));
}

/** Types that the router writes beside each route. */
function isGenerated(target: string): boolean {
  return /\/\+types\//.test(target);
}
