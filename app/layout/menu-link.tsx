import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

export type MenuLinkProps = { to: string; className: string | undefined; children: ReactNode };

/** A link that knows whether it leads to the page one is on. */
export function MenuLink({ to, className = '', children }: MenuLinkProps) {
  return (
    <NavLink
      className={className}
      to={to}
      end={to === '/'}
      prefetch="intent"
      discover="none"
      viewTransition
    >
      {children}
    </NavLink>
  );
}
