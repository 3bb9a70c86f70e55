import { useId, useMemo, useState } from 'react';
import { preload } from 'react-dom';
import { useLabels } from '../site.ts';
import { Dialog } from '../ui/dialog.tsx';
import sizes from '../ui/dialog-sizes.late.module.css';
import { fill } from '../ui/fill.ts';
import { Late, latePart } from '../ui/late.tsx';
import { Picture } from '../ui/picture.tsx';
import { useNarrow } from '../ui/use-media.ts';
import { Controls } from './controls.tsx';
import styles from './explorer.late.module.css';
import type { ModelData } from './model-data.ts';
import { openStep } from './open-step.ts';
import { PartCard } from './part-card.tsx';
import { PartNumbers } from './part-numbers.tsx';
import { fewTags, firstSettings, mainTags, tagsOf, withChosen } from './settings.ts';
import { StepPanel } from './step-panel.tsx';

const machineView = latePart(async () => (await import('./machine/machine-view.tsx')).MachineView);

export type ExplorerProps = { model: ModelData; page: string; step: number };

/** The machine in the whole window: the model, what can be done with it, and how it works. */
export function Explorer({ model, page, step }: ExplorerProps) {
  const { form, failure } = useLabels();
  const { words } = model;
  // While the code that draws it is on its way.
  preload(model.src, { as: 'fetch', crossOrigin: 'anonymous' });
  const id = useId();
  const narrow = useNarrow();
  const [settings, setSettings] = useState(() => ({
    ...firstSettings(model, step),
    // On a phone the numbers of all parts would cover the machine.
    tagged: step > 0 || !narrow,
  }));
  const [ready, setReady] = useState(false);
  const { cut, explode, flowing, tagged, chosen } = settings;
  const current = model.steps[step - 1];
  const change = (next: Partial<typeof settings>) => setSettings({ ...settings, ...next });
  const onChoose = (part: string | undefined) => setSettings(withChosen(settings, model, part));

  const go = (next: number) => {
    setSettings({ ...firstSettings(model, next), tagged: tagged || step === 0 });
    openStep(next);
  };

  const flows = useMemo(
    () => current?.flows ?? [...new Set(model.steps.flatMap((one) => one.flows))],
    [current, model],
  );
  const shown = useMemo(
    () => ({ view: current?.view, cut, explode, flows: flowing ? flows : [], chosen }),
    [current, cut, explode, flowing, flows, chosen],
  );
  const tags = useMemo(() => {
    if (!tagged) return [];
    const all = tagsOf(model, current, flowing);
    if (current) return all;
    const main = mainTags(all, model, chosen);
    return narrow ? fewTags(main, model, { cut, explode }) : main;
  }, [tagged, model, current, flowing, narrow, chosen, cut, explode]);

  const card = (
    <PartCard
      part={model.parts.find((part) => part.id === chosen)}
      words={words}
      onClose={() => onChoose(undefined)}
    />
  );

  return (
    <Dialog
      titleId={id}
      closeLabel={form.close}
      onClose={() => openStep(undefined)}
      className={sizes.full}
      ground="dark"
    >
      <div className={styles.explorer}>
        <div className={styles.stage} data-ready={ready}>
          <Picture
            picture={model.poster.picture}
            alt={model.poster.alt}
            sizes="100vw"
            className={styles.poster}
            style={{}}
          />
          <Late
            part={machineView}
            words={failure}
            placeholder={
              <p role="status" className={styles.loading}>
                {words.loading}
              </p>
            }
            props={{
              src: model.src,
              words,
              name: fill(words.stage, { name: page }),
              shown,
              tags,
              numbered: narrow,
              onChoose,
              onReady: setReady,
            }}
          />
        </div>
        <div className={styles.panel}>
          <StepPanel titleId={id} model={model} page={page} step={step} onGo={go}>
            {narrow && <PartNumbers tags={tags} {...{ words, chosen, onChoose }} />}
            {narrow && card}
          </StepPanel>
          {!narrow && !current && (
            <details className={styles.parts}>
              <summary>{fill(words.parts, { n: model.parts.length })}</summary>
              <PartNumbers
                tags={tagsOf(model, undefined, false)}
                {...{ words, chosen, onChoose }}
              />
            </details>
          )}
          {!narrow && card}
          <Controls
            words={words}
            settings={settings}
            media={model.flows.filter((flow) => flows.includes(flow.id))}
            onChange={change}
          />
          <p className={styles.small}>{words.help}</p>
          <p className={styles.small}>
            <a href={model.src} download>
              {fill(words.download, { size: model.size })}
            </a>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
