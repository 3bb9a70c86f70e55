import { useId, useState } from 'react';
import type { Choice, Input } from '../../engineering/calculator.ts';
import { withUnit } from '../../engineering/format.ts';
import { keepTogether } from '../../engineering/keep-together.ts';
import type { Quantity } from '../../engineering/quantities.ts';
import { type Dimension, type Unit, unitSymbol } from '../../engineering/units.ts';
import { fill } from '../ui/fill.ts';
import styles from './field.module.css';
import { fromSlider, sliderScale, sliderSteps, toSlider } from './slider-scale.ts';
import { asTyped, inUnit } from './state.ts';
import { useEarlyEntry } from './use-early-entry.ts';

export type CalculatorFieldProps = {
  input: Input;
  value: Quantity<Dimension>;
  unit: Unit;
  unitLabel: string;
  /** What was typed and could not be read, with the reason. */
  slip: { typed: string; reason: string } | undefined;
  /** Why the calculation refuses this value. */
  refusal: string | undefined;
  onType: (typed: string) => void;
  onNumber: (value: number) => void;
  onUnit: (unit: Unit) => void;
};

export function CalculatorField(props: CalculatorFieldProps) {
  const { input, value, unit, unitLabel, slip, refusal, onType, onNumber, onUnit } = props;
  const id = useId();
  // While one types, the field shows just that; left alone, or in another unit, it shows the value
  // as we write it.
  const [typing, setTyping] = useState<{ text: string; unit: Unit }>();
  const typed = typing?.unit === unit ? typing.text : slip?.typed;
  const scale = sliderScale(input, unit);
  const error = slip?.reason ?? refusal;
  const shown = typed ?? asTyped(value, unit);
  const type = (text: string) => {
    setTyping({ text, unit });
    onType(text);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{input.label}</label>
      <div className={styles.entry}>
        <input
          ref={useEarlyEntry<HTMLInputElement>(shown, type)}
          id={id}
          className={styles.number}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help`}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyping(undefined)}
        />
        {input.units.length > 1 ? (
          <select
            className={styles.unit}
            aria-label={fill(unitLabel, { name: input.label })}
            value={unit}
            onChange={(event) => onUnit(event.target.value as Unit)}
          >
            {input.units.map((candidate) => (
              <option key={candidate} value={candidate}>
                {unitSymbol(candidate)}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.unit}>{unitSymbol(unit)}</span>
        )}
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={sliderSteps}
        aria-label={input.label}
        aria-valuetext={withUnit(asTyped(value, unit), unit)}
        value={toSlider(inUnit(value, unit), scale)}
        onChange={(event) => onNumber(fromSlider(Number(event.target.value), scale))}
      />
      <p id={`${id}-help`} className={styles.help} data-error={error !== undefined}>
        {error ?? keepTogether(input.help)}
      </p>
    </div>
  );
}

export type ChoiceFieldProps = {
  choice: Choice;
  value: string;
  onChoose: (option: string) => void;
};

export function ChoiceField({ choice, value, onChoose }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{choice.label}</label>
      <select
        ref={useEarlyEntry<HTMLSelectElement>(value, onChoose)}
        id={id}
        className={styles.choice}
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choice.options.map((option) => (
          <option key={option.id} value={option.id}>
            {keepTogether(option.label)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className={styles.help}>
        {keepTogether(choice.help)}
      </p>
    </div>
  );
}
