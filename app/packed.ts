/**
 * What a loader gives to its page, as one text. The router's own format makes an object of every value,
 * one by one: a tenth of a second on a slow phone, where the browser's own reader takes a thousandth.
 */
export type Packed<Value> = string & { readonly packed?: Value };

/** Pages whose values are kept: the frame, the page one is on, and some to go back to. */
const kept = 6;
const unpacked = new Map<string, unknown>();

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value, refuseWhatGetsLost);
}

/** The same text gives the same object, so that React sees what has not changed. */
export function unpack<Value>(text: Packed<Value>): Value {
  const value = unpacked.get(text) ?? JSON.parse(text);
  unpacked.delete(text);
  unpacked.set(text, value);
  const [oldest] = unpacked.keys();
  if (unpacked.size > kept && oldest !== undefined) unpacked.delete(oldest);
  return value as Value;
}

function refuseWhatGetsLost(this: unknown, key: string, value: unknown) {
  // Asked before `toJSON`, which a date has.
  const given = (this as Record<string, unknown>)[key];
  const isLost =
    typeof given === 'function' ||
    (typeof given === 'number' && !Number.isFinite(given)) ||
    (typeof given === 'object' && given !== null && !isPlain(given));
  if (isLost) throw new Error(`«${key}» would get lost on the way to its page`);
  return value;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
