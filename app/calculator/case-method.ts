import type { Calculator, CalculatorState } from '../../engineering/calculator.ts';
import { keepTogether } from '../../engineering/keep-together.ts';
import type { BriefVerification } from './verification.server.ts';

/** A calculator and its check as one case has them: without what belongs to another option. */
export function ofCase(
  calculator: Calculator,
  { choices }: CalculatorState,
  verification: BriefVerification | undefined,
): { calculator: Calculator; verification: BriefVerification | undefined } {
  const { methods } = calculator;
  const method = methods?.of[choices[methods.choice] ?? ''];
  if (!method) return { calculator, verification };
  const { otherChecks, limits, sources, ...rest } = method;
  const own = <Rows extends BriefVerification['own']>(rows: Rows) =>
    typeof rows === 'number' ? rows : rows.filter(({ id }) => !otherChecks.test(id));
  return {
    calculator: {
      ...calculator,
      ...rest,
      limits: limits.map(keepTogether),
      sources: sources.map(keepTogether),
    },
    verification: verification && {
      ...verification,
      published: own(verification.published),
      fitted: own(verification.fitted),
      own: own(verification.own),
    },
  };
}
