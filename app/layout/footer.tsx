import type { PageLink } from '../pages/navigation.server.ts';
import { useSite } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

export function Footer() {
  const { company, labels, footer, year } = useSite();
  const { contactInfo } = company;
  return (
    <footer className={styles.footer} data-ground="dark">
      <div className={styles.inner}>
        <div className={styles.identity}>
          <Logo ground="dark" />
          <p>{company.tagline}</p>
          <address className={styles.address}>
            {contactInfo.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {contactInfo.phones.map((phone) => (
              <a key={phone.number} href={`tel:${phone.number}`}>
                {phone.label}
                {phone.number === contactInfo.whatsapp && ' · WhatsApp'}
              </a>
            ))}
            {contactInfo.emails.map((email) => (
              <a key={email} href={`mailto:${email}`}>
                {email}
              </a>
            ))}
          </address>
        </div>
        <nav id="mapa-del-sitio" className={styles.links} aria-label={labels.footer.navigation}>
          {footer.map(({ title, links }) => (
            <LinkGroup key={title} name={title} links={links} />
          ))}
        </nav>
        <p className={styles.legal}>
          <span>
            © {year} {company.longName}. {labels.footer.rights}
          </span>{' '}
          {contactInfo.sample && (
            <span>
              <SampleMark>{labels.selection.sample}</SampleMark> {labels.contact.sampleNote}
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}

/** Folded on a phone, where the links of all pages would fill two screens; open everywhere else. */
function LinkGroup({ name, links }: { name: string; links: PageLink[] }) {
  return (
    <details className={styles.group}>
      <summary>
        {name}
        <Icon name="chevron" width="20" height="20" />
      </summary>
      <h2>{name}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <AppLink to={link.to}>{link.label}</AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
