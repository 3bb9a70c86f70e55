/** What was, what is, and what was undone. */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last change was about, and when: a slider's drag is one step, not a hundred. */
  readonly last?: { readonly about: string; readonly at: number };
};

const oneStep = 1000;
const most = 200;

export function historyOf<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

export function changed<Value>(
  { past, present, last }: History<Value>,
  next: Value,
  about: string,
  at: number,
): History<Value> {
  const continues = last?.about === about && at - last.at < oneStep && past.length > 0;
  return {
    past: continues ? past : [...past, present].slice(-most),
    present: next,
    future: [],
    last: { about, at },
  };
}

export function undone<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, present, future } = history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
