import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps, useLinkClickHandler, useLocation } from 'react-router';

/** A link within the site: fetches its page when the visitor is about to follow it. */
export function AppLink(props: LinkProps) {
  return <Link prefetch="intent" discover="none" viewTransition {...props} />;
}

export type HashLinkProps = ComponentPropsWithRef<'a'> & { hash: string };

/**
 * A link to a place on the page one is on. Written as nothing but its #hash, it also leads there
 * without scripts; a `Link` would name the page's path, and a server may write that differently.
 */
export function HashLink({ hash, children, ...rest }: HashLinkProps) {
  const { search } = useLocation();
  const onClick = useLinkClickHandler<HTMLAnchorElement>({ search, hash: `#${hash}` });
  return (
    <a href={`#${hash}`} onClick={onClick} {...rest}>
      {children}
    </a>
  );
}
