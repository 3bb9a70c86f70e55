export type Axis = { scale: 'linear' | 'log'; min: number; max: number };

/** Where a value of the axis falls between two positions of the drawing. */
export function place(axis: Axis, value: number, start: number, end: number): number {
  const on = (v: number) => (axis.scale === 'log' ? Math.log(v) : v);
  return start + ((on(value) - on(axis.min)) / (on(axis.max) - on(axis.min))) * (end - start);
}

/** Round values to label: 1, 2, 5 of each decade on a log axis, five or so steps on a linear one. */
export function ticks(axis: Axis): number[] {
  if (axis.scale === 'linear') {
    const step = niceStep((axis.max - axis.min) / 5);
    const first = Math.ceil(axis.min / step) * step;
    const count = Math.floor((axis.max - first) / step + 1e-9) + 1;
    // Tenths do not add up exactly; a mark must not read 0,6000000000000001.
    return Array.from({ length: count }, (_, index) =>
      Number((first + index * step).toPrecision(12)),
    );
  }
  const values: number[] = [];
  for (let decade = 10 ** Math.floor(Math.log10(axis.min)); decade <= axis.max; decade *= 10) {
    for (const factor of [1, 2, 5]) values.push(factor * decade);
  }
  return values.filter((value) => value >= axis.min && value <= axis.max);
}

function niceStep(rough: number): number {
  const decade = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * decade >= rough) ?? 10;
  return factor * decade;
}

/** 25000 → `25 000`, 2.5 → `2,5`, as numbers are written in Costa Rica. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return fraction ? `${grouped},${fraction}` : grouped;
}
