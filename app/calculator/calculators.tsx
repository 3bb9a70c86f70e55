import type { CalculatorId } from '../../engineering/calculators/index.ts';
import { useLabels } from '../site.ts';
import { HashLink } from '../ui/app-link.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { CalculatorBlock } from './block.tsx';
import styles from './calculators.module.css';

export type CalculatorsProps = { ids: CalculatorId[] };

/** From the head of the page to its calculators. */
export function CalculatorJump() {
  const { calculator } = useLabels();
  return <HashLink hash="calculadora">{calculator.heading}</HashLink>;
}

/** A page's calculators, across the whole width. */
export function Calculators({ ids }: CalculatorsProps) {
  const { calculator } = useLabels();
  if (ids.length === 0) return null;
  return (
    <Section ground="warm" id="calculadora" aria-labelledby="calcular">
      <SectionHead id="calcular" title={calculator.heading}>
        {calculator.lead}
      </SectionHead>
      <div className={styles.list}>
        {ids.map((id) => (
          <CalculatorBlock key={id} id={id} />
        ))}
      </div>
    </Section>
  );
}
