import { ClosedValve } from '../../layout/closed-valve.tsx';
import styles from '../../layout/message-page.module.css';
import { unpack } from '../../packed.ts';
import { useSite } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load, notFoundPath } from './page.server.ts';

export const loader = pageLoader(load, notFoundPath);
export const meta = pageMeta;

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { page, links } = unpack(loaderData);
  const [phone] = useSite().company.contactInfo.phones;
  const [before, after] = page.help.split('{phone}');
  return (
    <div className={styles.page}>
      <ClosedValve />
      <p className={styles.title}>{page.title}</p>
      <p className={styles.help}>
        {before}
        <a href={`tel:${phone.number}`}>{phone.label}</a>
        {after}
      </p>
      <ul className={styles.links} data-ways-on>
        {links.map((link) => (
          <li key={link.to}>
            <AppLink to={link.to}>{link.label}</AppLink>
          </li>
        ))}
      </ul>
      <div className={styles.quote}>
        <h1 lang="en">{page.heading}</h1>
        <p lang="en">{page.message}</p>
      </div>
      <ButtonLink to="/" lang="en">
        {page.homeLink}
      </ButtonLink>
      {/* The only one of this page, which stands for addresses that it does not know. */}
      <script type="module" async src="/assets/js/not-found.js" />
    </div>
  );
}
