import { useEffect, useRef } from 'react';
import { PLANT_PARTS, type PlantPart } from '../../engineering/plant/parts.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import styles from './machine-panel.module.css';
import { PlantField } from './plant-field.tsx';
import { useLivePlant, usePlantPage } from './plant-page.ts';

export type MachinePanelProps = {
  part: PlantPart;
  side: 'left' | 'right';
  onClose: () => void;
};

/**
 * The few inputs of one machine. Not modal: the drawing answers while a slider moves. On a phone it
 * comes up from below.
 */
export function MachinePanel({ part, side, onClose }: MachinePanelProps) {
  const { copy, links } = usePlantPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { label, page, choices, inputs } = PLANT_PARTS[part];
  // A number tells by itself what is wrong with it.
  const refusal = useLivePlant(({ problem }) =>
    choices.some((name) => name === problem?.field) ? problem?.reason : undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another machine is opened anew
  useEffect(() => {
    const opener = document.activeElement;
    // On a phone the panel covers the lower half: the machine goes to the upper one.
    if (matchMedia('(width < 900px)').matches) {
      opener?.scrollIntoView({ block: 'start', inline: 'center' });
    } else {
      // Opened from the end of the drawing, its own end may push its head under the header.
      dialog.current?.scrollIntoView({ block: 'nearest' });
    }
    dialog.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [part]);
  return (
    <dialog
      open
      ref={dialog}
      tabIndex={-1}
      className={styles.panel}
      data-side={side}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        <h3>{label}</h3>
        <Button variant="quiet" onClick={onClose}>
          {copy.diagram.close}
        </Button>
      </header>
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <div className={styles.fields}>
        {[...choices, ...inputs].map((name) => (
          <PlantField key={name} name={name} place="machine" />
        ))}
      </div>
      <p>
        <AppLink to={page}>{fill(copy.diagram.about, { page: links[page] ?? page })}</AppLink>
      </p>
    </dialog>
  );
}
