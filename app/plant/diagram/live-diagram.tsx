import type { PlantPart } from '../../../engineering/plant/parts.ts';
import { useDesktop } from '../../ui/use-media.ts';
import { useReady } from '../../ui/use-ready.ts';
import { useDrawn, useRestedPlant } from '../plant-page.ts';
import styles from './diagram.module.css';
import { DiagramFrame } from './diagram.tsx';
import { LayoutContext } from './layout.ts';
import { MachineButtons, type MachineButtonsProps } from './machine-buttons.tsx';
import { narrow } from './narrow.ts';
import { Pipes } from './pipes.tsx';
import { Tags, type TagsProps } from './tags.tsx';
import { wide } from './wide.ts';

export type LiveDiagramProps = {
  open: PlantPart | undefined;
  onOpen: (part: PlantPart) => void;
};

/** Prerendered both for a wide window and for a phone; the scripts keep the one that is shown. */
export function LiveDiagram(props: LiveDiagramProps) {
  const isPrerendered = !useReady();
  const isWide = useDesktop();
  return (
    <>
      {(isPrerendered || isWide) && (
        <div className={styles.wide} data-drawn-for="desk">
          <Drawing {...props} />
        </div>
      )}
      {(isPrerendered || !isWide) && (
        <LayoutContext value={narrow}>
          <div className={styles.narrow} data-drawn-for="phone">
            <Drawing {...props} />
          </div>
        </LayoutContext>
      )}
    </>
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
