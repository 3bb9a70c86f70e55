import { useId, useMemo, useRef } from 'react';
import type { Choice, Input } from '../../engineering/calculator.ts';
import { formatPlain, withUnit } from '../../engineering/format.ts';
import { keepTogether } from '../../engineering/keep-together.ts';
import type { Quantity } from '../../engineering/quantities.ts';
import { type Dimension, type Unit, unitSymbol } from '../../engineering/units.ts';
import { AppLink } from '../ui/app-link.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { sliderName } from './early-entries.ts';
import styles from './field.module.css';
import type { Entry } from './session.ts';
import { Slider } from './slider.tsx';
import { fromSlider, sliderScale, toSlider } from './slider-scale.ts';
import { asTyped, inUnit } from './state.ts';
import { UnitSelect } from './unit-select.tsx';

export type CalculatorFieldProps = {
  name: string;
  input: Input;
  value: Quantity<Dimension>;
  unit: Unit;
  unitLabel: string;
  entry: Entry | undefined;
  /** Why the calculation refuses this value. */
  refusal: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
  onNumber: (value: number) => void;
  onUnit: (unit: Unit) => void;
};

export function CalculatorField(props: CalculatorFieldProps) {
  const { name, input, value, unit, unitLabel, entry, refusal } = props;
  const { onType, onLeave, onNumber, onUnit } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const scale = useMemo(() => sliderScale(input, unit), [input, unit]);
  const problem = entry?.error;
  const error = problem?.reason ?? refusal;
  const readings = problem && 'readings' in problem ? problem.readings : [];
  function answer(reading: number) {
    onNumber(reading);
    field.current?.focus();
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{unbroken(input.label)}</label>
      <div className={styles.entry}>
        {/* In a box of its own: an item of a grid makes all around it be laid out again. */}
        <div>
          <input
            ref={field}
            id={id}
            name={name}
            className={styles.number}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-help`}
            value={entry?.text ?? asTyped(value, unit)}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
        </div>
        {input.units.length > 1 ? (
          <UnitSelect
            className={styles.unit}
            name={name}
            of={input}
            label={unitLabel}
            unit={unit}
            onUnit={onUnit}
          />
        ) : (
          <span className={styles.unit}>{unitSymbol(unit)}</span>
        )}
      </div>
      <div
        className={styles.range}
        data-min={formatPlain(scale[0] ?? 0, 4)}
        data-max={formatPlain(scale.at(-1) ?? 0, 4)}
      >
        <Slider
          className={styles.slider}
          name={sliderName(name)}
          autoComplete="off"
          min={0}
          max={scale.length - 1}
          aria-label={input.label}
          aria-valuetext={withUnit(asTyped(value, unit), unit)}
          value={toSlider(inUnit(value, unit), scale)}
          onMove={(position) => onNumber(fromSlider(position, scale))}
        />
      </div>
      <div>
        <p id={`${id}-help`} className={styles.help} data-error={error !== undefined}>
          {error ?? <Help {...input} />}
        </p>
        {readings.length > 0 && (
          <div className={styles.readings}>
            {readings.map((reading) => (
              <button key={reading} type="button" onClick={() => answer(reading)}>
                {formatPlain(reading)}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** The calculator that it names is one press away. */
function Help({ help, see }: Pick<Input, 'help' | 'see'>) {
  const [before, name, after] = keepTogether(help).split(/«(.+)»/);
  if (!see || !name) return before;
  return (
    <>
      {before}
      <AppLink to={`/tools/${see}`}>{name}</AppLink>
      {after}
    </>
  );
}

export type ChoiceFieldProps = {
  name: string;
  choice: Choice;
  /** It has the room of two; or, where fields stand in threes, so many thirds of the row. */
  isWide?: boolean;
  /** Where fields stand in pairs, it has a row for itself. */
  isWhole?: boolean | undefined;
  thirds?: number | undefined;
  value: string;
  onChoose: (option: string) => void;
};

export function ChoiceField(props: ChoiceFieldProps) {
  const { name, choice, isWide, isWhole, thirds, value, onChoose } = props;
  const id = useId();
  return (
    <div
      className={styles.field}
      data-choice={isWide ? 'wide' : ''}
      data-whole={isWhole || undefined}
      data-thirds={thirds !== (isWide ? 2 : 1) ? thirds : undefined}
    >
      <label htmlFor={id}>{choice.label}</label>
      <select
        id={id}
        name={name}
        autoComplete="off"
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
