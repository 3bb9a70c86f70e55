import type { PassageId } from '../../../engineering/plant/fuel-flow.ts';
import type { Operation } from '../../../engineering/plant/model.ts';
import { fuelFigures, fuelPaths } from './fuel-paths.ts';
import { fuelWords } from './fuel-words.ts';
import { Sankey, type SankeyProps } from './sankey.tsx';

export type FuelSankeyProps = Pick<SankeyProps, 'name' | 'onPress'> & {
  operation: Operation;
  /** Where it is narrow, passages between the fuel and its ends are left out; on paper its letters are larger. */
  drawnFor?: 'desk' | 'tablet' | 'phone' | 'paper';
};

const sizes = {
  desk: { width: 1180, height: 540, labels: 246, gap: 34 },
  tablet: { width: 640, height: 460, labels: 214, gap: 32 },
  phone: { width: 350, height: 560, labels: 204, gap: 32 },
  paper: { width: 830, height: 350, labels: 216, gap: 29, above: 36 },
} as const;

const passages: Record<keyof typeof sizes, readonly PassageId[]> = {
  desk: ['boiler', 'process'],
  tablet: ['boiler'],
  phone: [],
  paper: ['boiler', 'process'],
};

/** From the fuel to what the users took, with every loss that is not small by its name. */
export function FuelSankey({ operation, drawnFor = 'desk', ...rest }: FuelSankeyProps) {
  const flows = fuelPaths(operation, passages[drawnFor]);
  return (
    <Sankey
      flows={flows}
      wordsOf={fuelWords}
      figuresOf={fuelFigures(operation, flows)}
      size={sizes[drawnFor]}
      {...rest}
    />
  );
}
