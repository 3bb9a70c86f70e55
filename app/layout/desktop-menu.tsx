import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuGroup, MenuItem } from '../pages/navigation.server.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './desktop-menu.module.css';
import { groupedPaths } from './grouped-paths.ts';
import { MenuLink } from './menu-link.tsx';

export type DesktopMenuProps = { items: MenuItem[] };

export function DesktopMenu({ items }: DesktopMenuProps) {
  const pictured = groupedPaths(items);
  return (
    <ul className={styles.menu}>
      {items.map((item) => (
        <li key={item.id}>
          {'to' in item ? (
            <MenuLink className={styles.link} to={item.to}>
              {item.label}
            </MenuLink>
          ) : (
            <Dropdown group={item} pictured={pictured} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A native disclosure: it opens without JavaScript too. The pointer opens it by resting on it. */
function Dropdown({ group, pictured }: { group: MenuGroup; pictured: string[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const closing = useRef<number>(undefined);
  const { pathname } = useLocation();

  function setOpen(open: boolean) {
    clearTimeout(closing.current);
    if (details.current) details.current.open = open;
  }

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) setOpen(false);
    };
    // On the document: what the pointer has opened must close too, and has no focus.
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      clearTimeout(closing.current);
    };
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    const hadFocus = details.current.contains(document.activeElement);
    setOpen(false);
    if (hadFocus) details.current.querySelector('summary')?.focus();
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse') setOpen(true);
  }

  function onPointerLeave(event: PointerEvent) {
    // A short grace lets the pointer cross the gap between the name and the panel.
    if (event.pointerType === 'mouse') closing.current = window.setTimeout(setOpen, 200, false);
  }

  return (
    <details
      ref={details}
      className={styles.dropdown}
      data-here={holds(group, pathname) || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary
        className={styles.link}
        // The mouse has opened it by arriving; its click would only close it again.
        onClick={(event) => {
          if (event.detail > 0 && matchMedia('(hover: hover)').matches) {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        {group.label}
        <Icon name="chevron" width="16" height="16" />
      </summary>
      <ul className={styles.panel}>
        {group.dropdown.map((item) => (
          <Part key={item.id} item={item} pictured={pictured} />
        ))}
      </ul>
    </details>
  );
}

/** Whether a page of the group, or the overview of its kind, is the one that one is on. */
function holds(item: MenuItem, path: string): boolean {
  if (!('to' in item)) return item.dropdown.some((inner) => holds(inner, path));
  const folder = item.to.slice(0, item.to.lastIndexOf('/'));
  return path === folder || path.startsWith(`${folder}/`);
}

type PartProps = {
  item: MenuItem;
  /** Addresses in the order of the pictures, which are one file (scripts/menu-pictures.ts). */
  pictured: string[];
};

/** A part of the panel: a page, or a name with its own parts. */
function Part({ item, pictured }: PartProps) {
  if ('to' in item) {
    return (
      <li
        className={styles.entry}
        style={{ '--picture': pictured.indexOf(item.to) } as CSSProperties}
      >
        <MenuLink className={styles.name} to={item.to}>
          {item.label}
        </MenuLink>
        {item.line && <span className={styles.line}>{item.line}</span>}
      </li>
    );
  }
  return (
    <li className={styles.group}>
      <p className={styles.groupName}>{item.label}</p>
      <ul className={styles.entries}>
        {item.dropdown.map((part) => (
          <Part key={part.id} item={part} pictured={pictured} />
        ))}
      </ul>
    </li>
  );
}
