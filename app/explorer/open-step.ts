import { useSyncExternalStore } from 'react';

/** In the address, so that a colleague can be sent to a step. */
const name = 'paso';

/** The step at which the model is open: 0 for the machine as a whole, none while it is closed. */
let open: number | undefined;
const listeners = new Set<() => void>();

export function useOpenStep(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}

// Not a context: to change one makes React render again what it has not taken over yet.
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function openStep(step: number | undefined) {
  open = step;
  writeAddress(step);
  for (const listener of listeners) listener();
}

/** The step that the address asks for. */
export function askedStep(steps: number): number | undefined {
  const asked = Number(new URLSearchParams(location.search).get(name));
  return Number.isInteger(asked) && asked >= 1 && asked <= steps ? asked : undefined;
}

export function stepAddress(step: number): string {
  return `?${name}=${step}`;
}

/** Without the router: it is no other page, and asks no server. */
function writeAddress(step: number | undefined) {
  const address = new URL(location.href);
  if (step) address.searchParams.set(name, String(step));
  else address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
