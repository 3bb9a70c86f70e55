import { useLocation } from 'react-router';
import { SearchControl } from '../search/search-control.tsx';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export function Header() {
  const { menu, labels } = useSite();
  const { key } = useLocation();
  // A new key with every navigation starts both menus afresh: closed, with the current groups open.
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo ground="light" />
        <nav className={styles.desktop} aria-label={labels.header.mainNavigation}>
          <DesktopMenu key={key} items={menu} />
        </nav>
        <div className={styles.search}>
          <SearchControl />
        </div>
        <div className={styles.action}>
          <MenuLink className={styles.tools} to="/tools">
            {labels.header.tools}
          </MenuLink>
          <ButtonLink to="/contact">{labels.header.callToAction}</ButtonLink>
        </div>
        <nav className={styles.mobile} aria-label={labels.header.mainNavigation}>
          <MobileMenu key={key} items={menu} />
        </nav>
      </div>
    </header>
  );
}
