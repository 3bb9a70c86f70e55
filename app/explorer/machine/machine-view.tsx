import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLabels } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useReducedMotion } from '../../ui/use-media.ts';
import type { ModelData } from '../model-data.ts';
import { type Tag, Tags } from '../tags.tsx';
import { withdrawWebgl } from '../webgl.ts';
import { loadModel, type Medium, media } from './load-model.ts';
import styles from './machine-view.late.module.css';
import { makeRenderer, makeStage, type Points, type Shown, type Stage } from './stage.ts';

export type MachineViewProps = {
  src: string;
  words: ModelData['words'];
  name: string;
  shown: Shown;
  tags: Tag[];
  numbered: boolean;
  onChoose: (part: string | undefined) => void;
  /** Whether there is something to see, so that the picture under it can go. */
  onReady: (ready: boolean) => void;
};

type Status = 'loading' | 'ready' | 'lost' | 'missing' | 'refused';

const turnStep = 10;
const zoomStep = 1.25;

/** The canvas with its tags; its code and the model come when somebody asks for them. */
export function MachineView(props: MachineViewProps) {
  const { src, words, name, shown, tags, numbered, onChoose, onReady } = props;
  const { failure } = useLabels();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [status, setStatus] = useState<Status>('loading');
  const [seen, setSeen] = useState<Points>({ points: [], width: 0, height: 0 });
  const [attempt, setAttempt] = useState(0);
  const still = useReducedMotion();
  const onPick = useEffectEvent(onChoose);
  const tell = useEffectEvent((next: Status) => {
    setStatus(next);
    onReady(next === 'ready');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew, on a new canvas
  useEffect(() => {
    const abort = new AbortController();
    let made: Stage | undefined;
    async function start() {
      const machine = await loadModel(src, abort.signal).catch(() => undefined);
      if (abort.signal.aborted || !canvas.current) return;
      if (!machine) return tell('missing');
      const renderer = makeRenderer(canvas.current);
      if (!renderer) {
        withdrawWebgl();
        return tell('refused');
      }
      made = makeStage(renderer, machine, {
        colours: coloursOf(canvas.current),
        still,
        onFrame: setSeen,
        onPick: (part) => onPick(part),
        onLost: (lost) => tell(lost ? 'lost' : 'ready'),
      });
      setStage(made);
      tell('ready');
    }
    start();
    return () => {
      abort.abort();
      made?.dispose();
      setStage(undefined);
    };
  }, [src, still, attempt]);

  useEffect(() => stage?.show(shown), [stage, shown]);

  function onKeyDown(event: KeyboardEvent) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      event.key
    ];
    if (turn) stage.turn((turn[0] ?? 0) * turnStep, (turn[1] ?? 0) * turnStep);
    else if (event.key === '+' || event.key === '=') stage.zoom(zoomStep);
    else if (event.key === '-') stage.zoom(1 / zoomStep);
    else if (event.key === 'Home') stage.reset();
    else return;
    event.preventDefault();
  }

  const isReady = status === 'ready';
  return (
    <div className={styles.stage} data-ready={isReady}>
      <div
        role="application"
        className={styles.machine}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the machine is turned by keys
        tabIndex={0}
        aria-label={name}
        onKeyDown={onKeyDown}
      >
        <canvas key={`${attempt} ${still}`} ref={canvas} className={styles.canvas} />
      </div>
      {isReady && <Tags {...{ tags, numbered, seen, onChoose }} chosen={shown.chosen} />}
      {isReady && (
        <div className={styles.zoom}>
          <IconButton icon="plus" name={words.larger} onClick={() => stage?.zoom(zoomStep)} />
          <IconButton icon="minus" name={words.smaller} onClick={() => stage?.zoom(1 / zoomStep)} />
          <IconButton icon="turn" name={words.reset} onClick={() => stage?.reset()} />
        </div>
      )}
      {!isReady && (
        <div role="status" className={styles.status}>
          <p>{words[status]}</p>
          {status === 'missing' && (
            <Button variant="quiet" onClick={() => setAttempt(attempt + 1)}>
              {failure.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The site's own, as its style sheet has them. */
function coloursOf(element: Element) {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  const flows = media.map((medium) => [medium, colour(`flow-${medium}`)] as const);
  return {
    cut: colour('cut'),
    water: colour('flow-water'),
    chosen: colour('heat'),
    flows: Object.fromEntries(flows) as Record<Medium, string>,
  };
}
