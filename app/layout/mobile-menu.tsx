import { type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '../pages/navigation.server.ts';
import { useSite } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';
import { MobileMenuFoot } from './mobile-menu-foot.tsx';

export type MobileMenuProps = { items: MenuItem[] };

/**
 * Native disclosures throughout, so that it works without JavaScript; those of one level share a
 * name, so that the browser keeps one of them open. The header mounts it anew with each navigation.
 */
export function MobileMenu({ items }: MobileMenuProps) {
  const { labels } = useSite();
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const desktop = matchMedia('(width >= 1200px)');
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    // It may have been opened before React was there.
    if (menu.current?.open) setPageInert(true);
    desktop.addEventListener('change', close);
    // On the document: a tap on the empty part of the menu leaves nothing in it with the focus.
    document.addEventListener('keydown', onKeyDown);
    return () => {
      desktop.removeEventListener('change', close);
      document.removeEventListener('keydown', onKeyDown);
      setPageInert(false);
    };
  }, []);

  function onToggle(event: ToggleEvent<HTMLDetailsElement>) {
    if (event.target === menu.current) setPageInert(menu.current.open);
  }

  return (
    <details ref={menu} className={styles.menu} onToggle={onToggle}>
      <summary className={styles.toggle}>
        <span className={styles.whenClosed}>
          <Icon name="menu" role="img" aria-hidden="false" aria-label={labels.header.openMenu} />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" role="img" aria-hidden="false" aria-label={labels.header.closeMenu} />
        </span>
      </summary>
      <div className={styles.panel}>
        <Level items={items} level="inicio" pathname={pathname} />
        <MobileMenuFoot />
      </div>
    </details>
  );
}

/** The panel covers the page, so the page must not be reached by keyboard or screen reader. */
function setPageInert(inert: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) {
    element.inert = inert;
  }
}

function Level({ items, level, pathname }: { items: MenuItem[]; level: string; pathname: string }) {
  return (
    <ul className={styles.level}>
      {items.map((item) => (
        <li key={item.id}>
          {'to' in item ? (
            <MenuLink className={styles.item} to={item.to}>
              {item.label}
            </MenuLink>
          ) : (
            <details
              name={`menu-${level}`}
              open={leadsTo(item, pathname)}
              onToggle={({ currentTarget }) => {
                // Another above it may have closed, and its own parts may lie below the window.
                if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
              }}
            >
              <summary className={styles.item}>
                {item.label}
                <Icon name="chevron" />
              </summary>
              <Level items={item.dropdown} level={item.id} pathname={pathname} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function leadsTo(item: MenuItem, pathname: string): boolean {
  // Prerendering, and some hosts, put a slash behind the path.
  if ('to' in item) return item.to === pathname.replace(/(?<=.)\/$/, '');
  return item.dropdown.some((child) => leadsTo(child, pathname));
}
