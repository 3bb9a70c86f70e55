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
  type At = readonly [Quantity<X>, Quantity<Y>];
  const at = (x: number): At[] => {
    const y = formula(x as Quantity<X>);
    return y.ok && Number.isFinite(y.value) ? [[x as Quantity<X>, y.value]] : [];
  };
  const coarse = Array.from({ length: steps + 1 }, (_, step) =>
    at(from + ((to - from) * step) / steps),
  ).flat();
  const heights = coarse.map(([, y]) => y);
  const visible = 0.0008 * (Math.max(...heights) - Math.min(...heights));
  /** Where it bends so much that its corners would show, points between. */
  const between = ([x1, y1]: At, [x2, y2]: At, depth: number): At[] => {
    const [middle] = at((x1 + x2) / 2);
    if (depth === 0 || !middle || Math.abs(middle[1] - (y1 + y2) / 2) <= visible) return [];
    return [
      ...between([x1, y1], middle, depth - 1),
      middle,
      ...between(middle, [x2, y2], depth - 1),
    ];
  };
  return coarse.flatMap((point, index) => {
    const next = coarse[index + 1];
    return next ? [point, ...between(point, next, 4)] : [point];
  });
}

type Scaled<A extends Axis> = Omit<A, 'scale'> & Partial<Pick<A, 'scale'>>;
type FormulaOf<X extends Unit, Y extends Unit> = (
  x: Quantity<DimensionOf<X>>,
) => Result<Quantity<DimensionOf<Y>>>;

interface Line<X extends Unit, Y extends Unit> {
  readonly title: string;
  readonly x: Scaled<Axis<X>>;
  readonly y: Scaled<Axis<Y>>;
  readonly series: string;
  /** What is held against it, which follows the same input. */
  readonly other?: { readonly label: string; readonly formula: FormulaOf<X, Y> } | undefined;
  /** Lines across the chart, such as a limit. */
  readonly levels?: readonly { readonly label: string; readonly at: Quantity<DimensionOf<Y>> }[];
  readonly zones?: Curve['zones'];
  readonly point: string;
  readonly from: Quantity<DimensionOf<X>>;
  readonly to: Quantity<DimensionOf<X>>;
  readonly at: Quantity<DimensionOf<X>>;
  readonly formula: FormulaOf<X, Y>;
}

/** How the answer follows one input, with the visitor's own value on the line. */
export function lineChart<X extends Unit, Y extends Unit>(line: Line<X, Y>): Result<Curve> {
  const { title, x, y, from, to, at, formula, other, levels = [], zones } = line;
  const present = formula(at);
  if (!present.ok) return present;
  return accept(
    chart<X, Y>({
      title,
      x: { scale: 'linear', ...x },
      y: { scale: 'linear', ...y },
      series: [
        { label: line.series, points: sweep(from, to, 24, formula) },
        ...(other ? [{ label: other.label, points: sweep(from, to, 24, other.formula) }] : []),
        ...levels.map((level) => ({
          label: level.label,
          points: [
            [from, level.at],
            [to, level.at],
          ] as const,
          isLevel: true,
        })),
      ],
      ...(zones && { zones }),
      point: { label: line.point, at: [at, present.value] },
    }),
  );
}
