import { useEffect, useRef } from 'react';
import { SelectField, type SelectFieldProps } from '../../ui/field.tsx';
import { type Chosen, type Facet, offeredFacets, optionsOf } from './filter.ts';
import styles from './filter-form.module.css';
import type { Overview } from './page.server.ts';
import { useOverviewWords } from './words.ts';

export type FilterFormProps = {
  overview: Overview;
  chosen: Chosen;
  onChoose: (facet: Facet, value: string) => void;
};

export function FilterForm({ overview, chosen, onChoose }: FilterFormProps) {
  const words = useOverviewWords();
  return (
    <details className={styles.fold}>
      <summary>{words.filter}</summary>
      <fieldset className={styles.form} aria-label={words.filter}>
        {offeredFacets(overview).map((facet) => (
          <FacetField
            key={facet}
            label={words[facet]}
            any={words.any}
            options={optionsOf(overview, facet)}
            value={chosen[facet]}
            onChoose={(value) => onChoose(facet, value)}
          />
        ))}
      </fieldset>
    </details>
  );
}

type FacetFieldProps = Pick<SelectFieldProps, 'label' | 'any' | 'options'> & {
  value: string;
  onChoose: (value: string) => void;
};

function FacetField({ value, onChoose, ...field }: FacetFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The browser keeps what was chosen before React was there; the address has the last word.
  const enter = useRef({ value, onChoose });
  useEffect(() => {
    const early = select.current?.value ?? '';
    if (early && !enter.current.value) enter.current.onChoose(early);
  }, []);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return <SelectField ref={select} {...field} onChange={(event) => onChoose(event.target.value)} />;
}
