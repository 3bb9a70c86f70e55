import { useSite } from '../site.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu-foot.module.css';

/** What stands beside the menu on a wide screen, and the ways to reach a person. */
export function MobileMenuFoot() {
  const { company, labels } = useSite();
  const { phones, whatsapp } = company.contactInfo;
  return (
    <div className={styles.foot}>
      <MenuLink className={styles.tools} to="/tools">
        {labels.header.tools}
        <Icon name="arrow" width="20" height="20" />
      </MenuLink>
      <ButtonLink to="/contact">{labels.header.callToAction}</ButtonLink>
      <ButtonAnchor href={`tel:${phones[0].number}`}>
        <Icon name="phone" width="20" height="20" />
        {labels.closing.call}
      </ButtonAnchor>
      <ButtonAnchor href={`https://wa.me/${whatsapp.slice(1)}`} target="_blank" rel="noopener">
        <Icon name="chat" width="20" height="20" />
        WhatsApp
      </ButtonAnchor>
    </div>
  );
}
