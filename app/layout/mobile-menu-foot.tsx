import { useSite } from '../site.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu-foot.module.css';

/** What stands beside the menu on a wide screen, then the ways to reach a person, in one row. */
export function MobileMenuFoot() {
  const { company, labels } = useSite();
  const { phones, whatsapp } = company.contactInfo;
  return (
    <>
      <MenuLink className={styles.tools} to="/tools">
        {labels.header.tools}
        <Icon name="arrow" width="20" height="20" />
      </MenuLink>
      <div className={styles.foot}>
        <ButtonLink to="/contact">{labels.header.callToAction}</ButtonLink>
        <ButtonAnchor href={`tel:${phones[0].number}`} aria-label={labels.closing.call}>
          <Icon name="phone" />
        </ButtonAnchor>
        <ButtonAnchor
          href={`https://wa.me/${whatsapp.slice(1)}`}
          aria-label="WhatsApp"
          target="_blank"
          rel="noopener"
        >
          <Icon name="chat" />
        </ButtonAnchor>
      </div>
    </>
  );
}
