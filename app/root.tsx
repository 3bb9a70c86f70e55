import './styles/tokens.css';
import './styles/base.css';
import './styles/fonts.css';
import './trusted-types.ts';

import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { ScrollKeeper } from './layout/scroll-keeper.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { loadFrame } from './pages/page-loader.server.ts';
import { useOptionalSite } from './site.ts';
import archivo from './styles/archivo/latin.woff2?url';

export function loader() {
  return loadFrame();
}

export function Layout({ children }: { children: ReactNode }) {
  const known = useOptionalSite() !== undefined;
  // For the script that started this one: from now on React hears what is pressed. For the styles:
  // the first paint is long past, so all of the page may be laid out.
  useEffect(() => {
    document.documentElement.dataset.stage = 'awake';
    dispatchEvent(new Event('awake'));
  }, []);
  return (
    <html lang="es-CR">
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
        <Meta />
        <Links />
      </head>
      <body>
        {known && <SkipLink />}
        {known && <Header />}
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        {known && <Footer />}
        <ScrollKeeper />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />;
}
