import { sharedValue } from '../ui/shared-value.ts';

/** In the address, so that a colleague can be sent to a step. */
const name = 'paso';

/** The step at which the model is open: 0 for the machine as a whole, none while it is closed. */
const open = sharedValue<number | undefined>(undefined);
export const useOpenStep = () => open.use((step) => step);

export function openStep(step: number | undefined) {
  open.set(step);
  writeAddress(step);
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
