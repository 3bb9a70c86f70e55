import type { Result } from './result.ts';

/** The value of a result that has to be there. */
export function solved<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
