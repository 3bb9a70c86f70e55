import type { RefObject } from 'react';
import type { PlantPart } from '../../../engineering/plant/parts.ts';
import { useDrawn, useRestedPlant } from '../plant-page.ts';
import { DiagramFrame } from './diagram.tsx';
import { MachineButtons, type MachineButtonsProps } from './machine-buttons.tsx';
import { Pipes } from './pipes.tsx';
import { Tags, type TagsProps } from './tags.tsx';
import { type SeenPart, useSeenPart } from './use-seen-part.ts';

export type LiveDiagramProps = {
  scroller: RefObject<HTMLElement | null>;
  open: PlantPart | undefined;
  onOpen: (part: PlantPart) => void;
};

/** The drawing that follows a slider, its parts one by one where a phone is slow. */
export function LiveDiagram({ scroller, open, onOpen }: LiveDiagramProps) {
  const seen = useSeenPart(scroller);
  return (
    <DiagramFrame
      tags={
        <>
          <LiveTags part="tags" seen={seen} only={0} />
          <LiveTags part="otherTags" seen={seen} only={1} />
        </>
      }
      pipes={<LivePipes />}
      machines={<LiveMachines open={open} onOpen={onOpen} />}
    />
  );
}

function LivePipes() {
  return <Pipes operation={useDrawn('lines')} />;
}

function LiveMachines(props: Omit<MachineButtonsProps, 'operation'>) {
  return <MachineButtons operation={useDrawn('lines')} {...props} />;
}

type LiveTagsProps = Pick<TagsProps, 'only'> & { part: 'tags' | 'otherTags'; seen: SeenPart };

function LiveTags({ part, ...props }: LiveTagsProps) {
  const operation = useDrawn(part);
  const { operation: resting, units } = useRestedPlant();
  return <Tags operation={operation} resting={resting} units={units} {...props} />;
}
