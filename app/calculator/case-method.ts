import type { Calculator, CalculatorState } from '../../engineering/calculator.ts';
import { keepTogether } from '../../engineering/keep-together.ts';
import { sum } from './note-layout.ts';
import type { BriefVerification } from './verification.server.ts';

/** A calculator and its check as one case has them: without what belongs to another option, but counted. */
export function ofCase(
  calculator: Calculator,
  { choices }: CalculatorState,
  verification: BriefVerification | undefined,
): { calculator: Calculator; verification: BriefVerification | undefined; checks: number } {
  const { methods } = calculator;
  const method = methods?.of[choices[methods.choice] ?? ''];
  const { published = 0, fitted = 0, own: ours = 0 } = verification ?? {};
  const checks = sum(
    [published, fitted, ours].map((rows) => (typeof rows === 'number' ? rows : rows.length)),
  );
  if (!method) return { calculator, verification, checks };
  const { otherChecks, idle: _idle, limits, sources, ...rest } = method;
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
    checks,
  };
}
