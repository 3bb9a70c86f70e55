import { Link, type LinkProps } from 'react-router';

/** A link within the site: fetches its page when the visitor is about to follow it. */
export function AppLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
