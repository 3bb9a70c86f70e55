import type { Calculator } from '../../engineering/calculator.ts';
import type { Refusal } from '../../engineering/result.ts';
import { useLabels } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { fieldsToRevise } from './problems.ts';

export type ReviseProps = { calculator: Calculator; problems: readonly Refusal[] };

/** Which fields are to be corrected; nothing where the refusal is about none of them. */
export function Revise({ calculator, problems }: ReviseProps) {
  const { calculator: labels } = useLabels();
  const fields = fieldsToRevise(calculator, problems);
  return <strong>{fields ? fill(labels.revise, { fields }) : labels.noAnswer}</strong>;
}
