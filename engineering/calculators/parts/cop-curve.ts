import type { Curve } from '../../calculator.ts';
import { chart } from '../../define-calculator.ts';
import { formatNumber } from '../../format.ts';
import { type HeatPumpTemperatures, heatPumpLimits, realCop } from '../../formulas/heat-pump.ts';
import { of, type Quantity, si } from '../../quantities.ts';
import { accept, type Result } from '../../result.ts';
import { sweep } from './sweep.ts';

/** Moves the sink to a lift above the source, keeping how much its stream warms up. */
function atLift(
  temperatures: HeatPumpTemperatures,
  lift: Quantity<'temperatureDifference'>,
): HeatPumpTemperatures {
  const { sourceOut, sinkIn, sinkOut } = temperatures;
  const hot = sourceOut + lift;
  return {
    ...temperatures,
    sinkOut: si('temperature', hot),
    sinkIn: si('temperature', hot - (sinkOut - sinkIn)),
  };
}

function copOf(
  temperatures: HeatPumpTemperatures,
  secondLaw: Quantity<'ratio'>,
): Result<Quantity<'ratio'>> {
  const limits = heatPumpLimits(temperatures);
  return limits.ok ? realCop(limits.value.carnot, secondLaw) : limits;
}

/** From this lift on the pump no longer reaches the COP that costs as much as the boiler. */
function breakEvenLift(
  { sourceOut }: HeatPumpTemperatures,
  secondLaw: Quantity<'ratio'>,
  breakEven: Quantity<'ratio'>,
): number {
  return breakEven > secondLaw
    ? (secondLaw * sourceOut) / (breakEven - secondLaw)
    : Number.POSITIVE_INFINITY;
}

/** What the pump reaches with this source, and from where on the boiler costs less. */
export function copCurve(
  temperatures: HeatPumpTemperatures,
  secondLaw: Quantity<'ratio'>,
  breakEven: Quantity<'ratio'>,
): Result<Curve> {
  const present = heatPumpLimits(temperatures);
  if (!present.ok) return present;
  const cop = realCop(present.value.carnot, secondLaw);
  if (!cop.ok) return cop;
  const [smallest, largest] = [of(10, 'ΔK'), of(120, 'ΔK')];
  const points = sweep(smallest, largest, 44, (lift) =>
    copOf(atLift(temperatures, lift), secondLaw),
  );
  const at = si('temperatureDifference', breakEvenLift(temperatures, secondLaw, breakEven));
  const [[first] = [smallest], [last] = [largest]] = [points[0], points.at(-1)];
  return accept({
    ...chart({
      title: 'COP según el salto térmico',
      x: { label: 'Salto térmico', unit: 'ΔK', scale: 'linear' },
      y: { label: 'COP esperado', unit: '1', scale: 'log', reaches: of(0.5, '1') },
      series: [
        { label: 'Con esta fuente', points },
        {
          label: `COP de equilibrio ${formatNumber(breakEven, 3)}`,
          points: [
            [first, breakEven],
            [last, breakEven],
          ],
          isLevel: true,
        },
      ],
      point: { label: 'Su caso', at: [present.value.lift, cop.value] },
    }),
    ...(at > first && at < last
      ? { split: { at, left: 'Gana la bomba', right: 'Gana la caldera', shades: 'right' } }
      : {
          zones: [
            {
              label: 'Gana la caldera',
              at: [
                si('temperatureDifference', (first + last) / 2),
                si('ratio', Math.sqrt(0.5 * breakEven)),
              ],
            },
          ],
        }),
  });
}
