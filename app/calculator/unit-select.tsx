import { type Unit, unitSymbol } from '../../engineering/units.ts';
import { fill } from '../ui/fill.ts';
import { unitName } from './early-entries.ts';

export type UnitSelectProps = {
  className: string | undefined;
  /** Of the value whose unit it is: its key, and what a visitor calls it. */
  name: string;
  of: { label: string; units: readonly Unit[] };
  /** With a place for the value's name. */
  label: string;
  unit: Unit | undefined;
  onUnit: (unit: Unit) => void;
};

export function UnitSelect({ className, name, of, label, unit, onUnit }: UnitSelectProps) {
  return (
    <select
      className={className}
      name={unitName(name)}
      autoComplete="off"
      aria-label={fill(label, { name: of.label })}
      value={unit}
      onChange={(event) => onUnit(event.target.value as Unit)}
    >
      {of.units.map((candidate) => (
        <option key={candidate} value={candidate}>
          {unitSymbol(candidate)}
        </option>
      ))}
    </select>
  );
}
