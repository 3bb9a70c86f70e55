import { useState } from 'react';

/** The last value there was; it stays while there is none. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value === undefined) return last;
  if (value !== last) setLast(value);
  return value;
}
