import { chart } from '../../define-calculator.ts';
import { formatQuantity } from '../../format.ts';
import { COLDEST, saturationTemperature } from '../../if97/saturation.ts';
import { liquidAt, saturatedAtTemperature, steamAt } from '../../if97/states.ts';
import { of, type Quantity, si } from '../../quantities.ts';
import { accept } from '../../result.ts';

type Place = readonly [Quantity<'specificEnergy'>, Quantity<'temperature'>];

/** From where IF97 needs its region 3 to the critical point, good to a line's width and for the drawing alone: °C, and kJ/kg of water and of steam. */
const NEAR_CRITICAL = [
  [360, 1762, 2481],
  [365, 1816, 2422],
  [370, 1891, 2334],
  [372, 1937, 2275],
  [373.5, 2000, 2193],
  [373.946, 2084, 2084],
] as const;

function steps(from: number, to: number, count: number): Quantity<'temperature'>[] {
  return Array.from({ length: count + 1 }, (_, step) =>
    si('temperature', from + ((to - from) * step) / count),
  );
}

/** Water that boils on the left, dry steam on the right, and the critical point above both. */
function dome(): Place[] {
  const lines = steps(COLDEST, of(350, '°C'), 36).flatMap((T) => {
    const line = saturatedAtTemperature(T);
    return line.ok ? [line.value] : [];
  });
  const top = NEAR_CRITICAL.map(([celsius, water, steam]) => ({
    T: of(celsius, '°C'),
    hf: of(water, 'kJ/kg'),
    hg: of(steam, 'kJ/kg'),
  }));
  const all = [...lines, ...top];
  return [
    ...all.map(({ hf, T }) => [si('specificEnergy', Math.max(hf, NOTHING)), T] as const),
    ...all.toReversed().map(({ hg, T }) => [hg, T] as const),
  ];
}

/** What water goes through that is heated at one pressure. */
function heating(p: Quantity<'pressure'>, hottest: Quantity<'temperature'>): Place[] {
  const boiling = saturationTemperature(p);
  const turn = boiling.ok ? boiling.value : hottest;
  const water = steps(COLDEST, turn, 24).flatMap((T) => {
    const state = liquidAt(p, T);
    return state.ok ? [[state.value.h, T] as const] : [];
  });
  const steam = steps(turn, hottest, 24).flatMap((T) => {
    const state = steamAt(p, T);
    return state.ok ? [[state.value.h, T] as const] : [];
  });
  return [...water, ...steam];
}

const HOTTEST = of(400, '°C');
const MOST = of(3000, 'kJ/kg');
/** Of water at its triple point, at which the scale begins. */
const NOTHING = of(0, 'kJ/kg');

/** The state on the line of its pressure, and where that line boils, from no steam to nothing but. */
export function heatingCurve(
  p: Quantity<'pressure'>,
  state: { readonly h: Quantity<'specificEnergy'>; readonly T: Quantity<'temperature'> },
  line: {
    readonly T: Quantity<'temperature'>;
    readonly hf: Quantity<'specificEnergy'>;
    readonly hg: Quantity<'specificEnergy'>;
  } | null,
) {
  const dryness = line
    ? ([
        ['0 %', line.hf],
        ['100 %', line.hg],
      ] as const)
    : [];
  return accept(
    chart({
      title: 'Temperatura del agua y del vapor según su entalpía',
      x: { label: 'Entalpía', unit: 'kJ/kg', scale: 'linear', fromZero: true },
      y: { label: 'Temperatura', unit: '°C', scale: 'linear', fromZero: true },
      series: [
        {
          label: `A ${formatQuantity(p, 'bar', 3)}`,
          points: heating(p, si('temperature', Math.max(HOTTEST, state.T))).filter(
            ([h]) => h >= NOTHING && h <= Math.max(MOST, state.h),
          ),
        },
        { label: 'Saturación', points: dome() },
      ],
      zones: dryness
        .filter(([, h]) => Math.abs(h - state.h) > of(60, 'kJ/kg'))
        .map(([share, h]) => ({
          label: `Título ${share}`,
          at: [h, line?.T ?? state.T],
          isPoint: true,
        })),
      point: { label: 'Su estado', at: [state.h, state.T] },
    }),
  );
}
