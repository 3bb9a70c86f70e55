import type { Ref } from 'react';
import { parseNumber } from '../../engineering/parse.ts';
import type { SelectionCondition, SelectionTable } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import styles from './conditions.module.css';
import { type Asked, choicesOf } from './match.ts';
import { cellText, unitOf, type Words } from './words.ts';

/** What was read of each condition, and what is wrong with what could not be. */
export type Answers = {
  asked: Asked;
  slips: readonly (string | undefined)[];
  /** As it was at first: nobody has typed yet. */
  isExample: boolean;
};

/** A page may have several tables. */
function nameOf({ id }: SelectionTable, index: number): string {
  return `${id}-${index}`;
}

const exampleIn = ({ example }: SelectionTable, index: number) => cellText(example[index] ?? '');

export function readAnswers(
  fields: HTMLFieldSetElement | null,
  table: SelectionTable,
  { negative }: Pick<Words, 'negative'>,
): Answers {
  let isExample = table.example.length > 0;
  const read = table.conditions.map((condition, index) => {
    const { fits } = condition;
    const example = exampleIn(table, index);
    const field = fields?.elements.namedItem(nameOf(table, index));
    const typed = field && 'value' in field ? String(field.value).trim() : example;
    isExample &&= typed === example;
    if (typed === '') return {};
    if (fits === 'equal') return { asked: typed };
    const number = parseNumber(typed);
    if (!number.ok) return { slip: number.reason };
    // Only a temperature may lie below zero.
    const isPossible = number.value >= 0 || unitOf(table, condition) === '°C';
    return isPossible ? { asked: number.value } : { slip: negative };
  });
  const [asked, slips] = [read.map(({ asked }) => asked), read.map(({ slip }) => slip)];
  return { asked, slips, isExample };
}

export type ConditionsProps = {
  ref: Ref<HTMLFieldSetElement>;
  table: SelectionTable;
  slips: Answers['slips'];
  onInput: () => void;
};

export function Conditions({ ref, table, slips, onInput }: ConditionsProps) {
  const { selection: words } = useLabels();
  return (
    <fieldset
      ref={ref}
      className={styles.conditions}
      aria-label={`${words.conditions}: ${table.caption}`}
      onInput={onInput}
    >
      {table.conditions.map((condition, index) => (
        <Condition
          key={condition.ask}
          table={table}
          condition={condition}
          name={nameOf(table, index)}
          example={exampleIn(table, index)}
          slip={slips[index]}
        />
      ))}
    </fieldset>
  );
}

type ConditionProps = {
  table: SelectionTable;
  condition: SelectionCondition;
  name: string;
  example: string;
  slip: string | undefined;
};

function Condition({ table, condition, name, example, slip }: ConditionProps) {
  const { selection: words } = useLabels();
  const { ask, fits, column = '', help } = condition;
  if (fits === 'equal') {
    const options = choicesOf(table, column).map((value) => ({ value, name: value }));
    return (
      <SelectField
        label={ask}
        name={name}
        any={words.any}
        options={options}
        defaultValue={example}
      />
    );
  }
  const unit = unitOf(table, condition);
  return (
    <TextField
      label={ask}
      name={name}
      defaultValue={example}
      inputMode="decimal"
      autoComplete="off"
      unit={unit === '1' ? undefined : unit}
      error={slip}
      help={help}
    />
  );
}
