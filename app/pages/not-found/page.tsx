import styles from '../../layout/message-page.module.css';
import { unpack } from '../../packed.ts';
import { useSite } from '../../site.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { ClosedValve } from './closed-valve.tsx';
import { load, notFoundPath } from './page.server.ts';

export const loader = pageLoader(load, notFoundPath);
export const meta = pageMeta;

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { page, links } = unpack(loaderData);
  const { company, labels, host, footer } = useSite();
  const [phone] = company.contactInfo.phones;
  const { header } = labels;
  const [before, after] = page.help.split('{phone}');
  return (
    <div className={styles.page}>
      <p className={styles.title}>{page.title}</p>
      <p className={styles.help}>
        {before}
        <a href={`tel:${phone.number}`}>{phone.label}</a>
        {after}
      </p>
      {/* Asked on the home page, or without scripts answered with its list of all pages. */}
      <search>
        <form className={styles.find} action="/#mapa-del-sitio">
          <TextField type="search" label={header.search} name="buscar" required />
          <Button type="submit">
            <Icon name="find" width="20" height="20" />
            {page.find}
          </Button>
        </form>
      </search>
      <ButtonLink to="/" variant="quiet">
        {page.home}
      </ButtonLink>
      <ul className={styles.links} data-ways-on>
        {links.map((link) => (
          <li key={link.to}>
            <ActionLink to={link.to}>{link.label}</ActionLink>
          </li>
        ))}
      </ul>
      <div className={styles.quote}>
        <h1 lang="en">{page.heading}</h1>
        <p lang="en">{page.message}</p>
        <ActionLink to="/" lang="en">
          {page.homeLink}
        </ActionLink>
      </div>
      <ClosedValve />
      {/* On paper nothing can be asked: every page, with where it is. */}
      <div className={styles.index}>
        {footer.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  {link.label} <span>{host + link.to}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {/* The only one of this page, which stands for addresses that it does not know. */}
      <script type="module" async src="/assets/js/not-found.js" />
    </div>
  );
}
