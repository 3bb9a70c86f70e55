import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/fonts.css';
import './trusted-types.ts';
import './press-in-transition.ts';

import { type CSSProperties, type ReactNode, Suspense } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router';
import type { Route } from './+types/root';
import { openFailedAsDocument } from './failed-navigation.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { NewPageFocus } from './layout/new-page-focus.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { UnreachableNotice } from './layout/unreachable-notice.tsx';
import { type Packed, unpack } from './packed.ts';
import { loadFrame } from './pages/page-loader.server.ts';
import type { SiteFrame } from './pages/site-frame.server.ts';
import { useOptionalSite } from './site.ts';
import archivo from './styles/archivo/latin.woff2?url';

export function loader() {
  return loadFrame();
}

export const clientMiddleware = [openFailedAsDocument];

export function Layout({ children }: { children: ReactNode }) {
  const site = useOptionalSite();
  const known = site !== undefined;
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Packed<{ label: string }> | undefined;
  // Links scroll smoothly (base.css); back and forward jump to where one was.
  const scroll = useNavigationType() === 'POP' ? undefined : 'smooth';
  return (
    <html
      lang="es-CR"
      data-scroll={scroll}
      style={site && sheetWords(site, pathname, page && unpack(page).label)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#11151b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/icons/site.webmanifest" />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* The order of the layers, before any of them: bundlers may order files differently. */}
        <style>{'@layer tokens, reset, base, components;'}</style>
        {/* Nothing is painted before the header is whole: its parts stand at the right end. */}
        <link rel="expect" href="#contenido" blocking="render" />
        <Meta />
        <Links />
      </head>
      <body>
        {known && <SkipLink />}
        {/* React takes each part over by itself, and first the one in which something is pressed. */}
        <Suspense>{known && <Header />}</Suspense>
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Suspense>{known && <Footer />}</Suspense>
        <NewPageFocus />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Whose sheet it is, of when and where it comes from, at the foot of each printed sheet (base.css), and at the head
 * of all but the first the name of the page. The 404 page stands for addresses that it does not know.
 */
function sheetWords(
  { company, host, edition }: SiteFrame,
  pathname: string,
  label: string | undefined,
): CSSProperties {
  const { phones } = company.contactInfo;
  const foot = `${company.longName} · ${phones[0].label} · ${host}${pathname.replace(/\/(404\/?)?$/, '')}`;
  return {
    '--title':
      label && JSON.stringify(pathname === '/' ? company.longName : `${label} · ${company.name}`),
    '--sheet': JSON.stringify(foot),
    '--edition': JSON.stringify(`${edition} · `),
  } as CSSProperties;
}

export default function Root() {
  return (
    <>
      <Outlet />
      <UnreachableNotice />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />;
}
