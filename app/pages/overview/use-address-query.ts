import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The query of the address, as state. It is written without the router: to filter a list is no
 * navigation, and asks no server. Empty until React has taken over the page, which was made without.
 */
export function useAddressQuery(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { key } = useLocation();
  const [query, setQuery] = useState(() => new URLSearchParams());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may bring another query
  useEffect(() => setQuery(new URLSearchParams(location.search)), [key]);
  const write = (next: URLSearchParams) => {
    const text = next.toString();
    history.replaceState(history.state, '', `${location.pathname}${text && `?${text}`}`);
    setQuery(next);
  };
  return [query, write];
}
