import type { Calculator, Evaluation, Output } from '../../engineering/calculator.ts';
import { PREFIXED } from '../../engineering/format.ts';
import { type Unit, unitSymbol } from '../../engineering/units.ts';
import { Icon } from '../ui/icon.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { formatOutput, isSentence } from './case.ts';
import { CalculatorComparison } from './comparison.tsx';
import styles from './results.module.css';
import { rowsAlone, type ShownOutput, shownOutputs } from './shown-outputs.ts';
import type { ShownUnits } from './state.ts';
import { UnitSelect } from './unit-select.tsx';

export type CalculatorResultsProps = {
  calculator: Calculator;
  evaluation: Evaluation;
  units: ShownUnits;
  unitLabel: string;
  onUnit: (key: string, unit: Unit) => void;
  /** Of an answer that no longer holds: its figures, without what was concluded from them. */
  isOutdated?: boolean;
};

export function CalculatorResults(props: CalculatorResultsProps) {
  const { calculator, evaluation, isOutdated = false, ...rest } = props;
  const { comparison } = calculator;
  const shown = shownOutputs(calculator, evaluation).filter(
    ({ output }) => !(isOutdated && output.kind === 'text'),
  );
  const main = shown.filter(({ output }) => output.main);
  const others = shown.filter(({ output }) => !output.main);
  const warnings = isOutdated ? [] : evaluation.warnings;
  const whole = rowsAlone(others);
  const judged = main.find(({ output }) => verdictOf(output) !== undefined);
  return (
    <>
      <dl className={styles.main}>
        {main.map((row) => (
          <Row key={row.name} {...row} {...rest} {...(row === judged && { warnings })} />
        ))}
      </dl>
      {!judged &&
        warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {unbroken(warning)}
          </p>
        ))}
      {comparison && (
        <CalculatorComparison
          comparison={comparison}
          calculator={calculator}
          evaluation={evaluation}
          {...rest}
        />
      )}
      {others.length > 0 && (
        <dl className={styles.rows}>
          {others.map((row, place) => (
            <Row key={row.name} {...row} {...rest} isWhole={whole[place]} />
          ))}
        </dl>
      )}
    </>
  );
}

type RowProps = ShownOutput &
  Pick<CalculatorResultsProps, 'units' | 'unitLabel' | 'onUnit'> & {
    warnings?: readonly string[];
    isWhole?: boolean | undefined;
  };

function Row(props: RowProps) {
  const { name, output, value, units, unitLabel, onUnit, warnings = [], isWhole } = props;
  const unit = output.kind === 'quantity' ? (units[name] ?? output.unit) : undefined;
  const switchable = output.kind === 'quantity' && output.units.length > 1;
  const choice = switchable && (
    <UnitSelect
      className={styles.unit}
      name={name}
      of={output}
      label={unitLabel}
      unit={unit}
      onUnit={(chosen) => onUnit(name, chosen)}
    />
  );
  const isBefore = switchable && PREFIXED.has(unit ?? output.unit);
  const yes = verdictOf(output);
  const isYes = value === yes;
  const note = output.note && <span className={styles.note}>{unbroken(output.note)}</span>;
  return (
    <div
      data-kind={isSentence(value) ? 'text' : 'quantity'}
      data-yes={yes && isYes}
      data-whole={isWhole || undefined}
    >
      <dt>
        {unbroken(output.label)} {output.main && note}
      </dt>
      <dd data-before={isBefore || undefined}>
        {yes && <Icon name={isYes ? 'check' : 'close'} />}
        {isBefore && choice}
        {isBefore && <span aria-hidden="true">{unitSymbol(unit ?? output.unit)}&nbsp;</span>}
        {formatOutput(output, value, unit, switchable)}
        {!isBefore && choice}
      </dd>
      {!output.main && note && <dd>{note}</dd>}
      {warnings.length > 0 && (
        <dd className={styles.warning}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </dd>
      )}
    </div>
  );
}

function verdictOf(output: Output): string | undefined {
  return output.kind === 'text' ? output.yes : undefined;
}
