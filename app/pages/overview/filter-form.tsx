import { useEffect, useId, useRef } from 'react';
import { useLabels } from '../../site.ts';
import { type Chosen, type Facet, facetNames } from './filter.ts';
import styles from './filter-form.module.css';
import type { Overview } from './page.server.ts';

export type FilterFormProps = {
  overview: Overview;
  chosen: Chosen;
  onChoose: (facet: Facet, value: string) => void;
};

export function FilterForm({ overview, chosen, onChoose }: FilterFormProps) {
  const { overview: words } = useLabels();
  return (
    <form className={styles.form} aria-label={words.filter}>
      {facetNames.map((facet) => (
        <FacetField
          key={facet}
          label={words[facet]}
          any={words.any}
          options={
            facet === 'pressure'
              ? overview.pressures.map((barg) => [String(barg), `${barg}\u00a0barg`])
              : overview.facets[facet].map(({ id, label }) => [id, label])
          }
          value={chosen[facet]}
          onChoose={(value) => onChoose(facet, value)}
        />
      ))}
    </form>
  );
}

type FacetFieldProps = {
  label: string;
  any: string;
  options: string[][];
  value: string;
  onChoose: (value: string) => void;
};

function FacetField({ label, any, options, value, onChoose }: FacetFieldProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  // The browser keeps what was chosen before React was there; the address has the last word.
  const enter = useRef({ value, onChoose });
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early && !enter.current.value) enter.current.onChoose(early);
  }, []);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <p className={styles.facet}>
      <label htmlFor={id}>{label}</label>
      <select ref={field} id={id} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
