import type { Quantity } from '../../quantities.ts';
import type { Result } from '../../result.ts';
import type { Dimension } from '../../units.ts';

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
