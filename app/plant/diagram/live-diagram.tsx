import type { PlantPart } from '../../../engineering/plant/parts.ts';
import { useDesktop, useNarrow } from '../../ui/use-media.ts';
import { useReady } from '../../ui/use-ready.ts';
import { useDrawn, useRestedPlant } from '../plant-page.ts';
import styles from './diagram.module.css';
import { DiagramFrame } from './diagram.tsx';
import { LayoutContext } from './layout.ts';
import { MachineButtons, type MachineButtonsProps } from './machine-buttons.tsx';
import { middle } from './middle.ts';
import { narrow } from './narrow.ts';
import { Pipes } from './pipes.tsx';
import { Tags, type TagsProps } from './tags.tsx';
import { wide } from './wide.ts';

export type LiveDiagramProps = {
  open: PlantPart | undefined;
  onOpen: (part: PlantPart) => void;
};

/** Prerendered for every window; the scripts keep what is shown, from 600 to 700 px wide the phone's. */
export function LiveDiagram(props: LiveDiagramProps) {
  const isPrerendered = !useReady();
  const isWide = useDesktop();
  const isNarrow = useNarrow();
  const drawings = [
    ['desk', wide, styles.wide, isWide],
    ['tablet', middle, styles.middle, !(isWide || isNarrow)],
    ['phone', narrow, styles.narrow, !isWide],
  ] as const;
  return drawings.map(
    ([drawnFor, layout, className, isShown]) =>
      (isPrerendered || isShown) && (
        <LayoutContext key={drawnFor} value={layout}>
          <div className={className} data-drawn-for={drawnFor}>
            <Drawing {...props} />
          </div>
        </LayoutContext>
      ),
  );
}

/** Follows a slider, its parts one by one where a phone is slow. */
function Drawing(props: LiveDiagramProps) {
  return (
    <DiagramFrame
      tags={
        <>
          <LiveTags part="tags" only={0} />
          <LiveTags part="otherTags" only={1} />
        </>
      }
      pipes={<LivePipes />}
      machines={<LiveMachines {...props} />}
    />
  );
}

export const sideOf = (part: PlantPart | undefined) =>
  part === undefined || part === 'prices' ? 'right' : wide.places[part].side;

function LivePipes() {
  return <Pipes operation={useDrawn('lines')} />;
}

function LiveMachines(props: Omit<MachineButtonsProps, 'operation'>) {
  return <MachineButtons operation={useDrawn('lines')} {...props} />;
}

type LiveTagsProps = Pick<TagsProps, 'only'> & { part: 'tags' | 'otherTags' };

function LiveTags({ part, only }: LiveTagsProps) {
  const { units } = useRestedPlant();
  return <Tags operation={useDrawn(part)} units={units} only={only} />;
}
