import type { Axis, Curve } from '../../calculator.ts';
import { chart } from '../../define-calculator.ts';
import type { Quantity } from '../../quantities.ts';
import { accept, type Result } from '../../result.ts';
import type { Dimension, DimensionOf, Unit } from '../../units.ts';

/**
 * Points of a curve from one end to the other. Where the formula refuses there is no point: the
 * line simply ends at the limit.
 */
export function sweep<X extends Dimension, Y extends Dimension>(
  from: Quantity<X>,
  to: Quantity<X>,
  steps: number,
  formula: (x: Quantity<X>) => Result<Quantity<Y>>,
): readonly (readonly [Quantity<X>, Quantity<Y>])[] {
  const points: (readonly [Quantity<X>, Quantity<Y>])[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const x = (from + ((to - from) * step) / steps) as Quantity<X>;
    const y = formula(x);
    if (y.ok && Number.isFinite(y.value)) points.push([x, y.value]);
  }
  return points;
}

interface Line<X extends Unit, Y extends Unit> {
  readonly title: string;
  readonly x: Omit<Axis<X>, 'scale'>;
  readonly y: Omit<Axis<Y>, 'scale'>;
  readonly series: string;
  readonly point: string;
  readonly from: Quantity<DimensionOf<X>>;
  readonly to: Quantity<DimensionOf<X>>;
  readonly at: Quantity<DimensionOf<X>>;
  readonly formula: (x: Quantity<DimensionOf<X>>) => Result<Quantity<DimensionOf<Y>>>;
}

/** How the answer follows one input, with the visitor's own value on the line. */
export function lineChart<X extends Unit, Y extends Unit>(line: Line<X, Y>): Result<Curve> {
  const { title, x, y, from, to, at, formula } = line;
  const present = formula(at);
  if (!present.ok) return present;
  return accept(
    chart<X, Y>({
      title,
      x: { ...x, scale: 'linear' },
      y: { ...y, scale: 'linear' },
      series: [{ label: line.series, points: sweep(from, to, 40, formula) }],
      point: { label: line.point, at: [at, present.value] },
    }),
  );
}
