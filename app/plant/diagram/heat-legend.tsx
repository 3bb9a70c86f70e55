import { si } from '../../../engineering/quantities.ts';
import { usePlantPage, useRestedPlant } from '../plant-page.ts';
import { type Decimals, shown } from '../readings.ts';
import { useLayout } from './layout.ts';
import { colourOf } from './stream-line.tsx';

const steps = [0, 20, 40, 60, 80, 100];

export type HeatLegendProps = { least: number; greatest: number; decimals: Decimals };

/** Which colour is how much enthalpy, from the coldest stream to the hottest. */
export function HeatLegend({ least, greatest, decimals }: HeatLegendProps) {
  const { enthalpy } = usePlantPage().copy.diagram;
  const { units } = useRestedPlant();
  const { legend, tag } = useLayout();
  const [x, y] = legend;
  const step = tag.figures === 4 ? 30 : 27;
  const figure = (value: number) => shown(si('specificEnergy', value), 'enthalpy', units, decimals);
  return (
    <g>
      <text x={x} y={y - 6}>
        {enthalpy}
      </text>
      {steps.map((heat, place) => (
        <rect
          key={heat}
          x={x + place * step}
          y={y}
          width={step}
          height={8}
          style={{ fill: colourOf(heat) }}
        />
      ))}
      <text x={x} y={y + 22}>
        {figure(least)}
      </text>
      <text x={x + steps.length * step} y={y + 22} textAnchor="end">
        {figure(greatest)}
      </text>
    </g>
  );
}
