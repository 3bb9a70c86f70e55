import { useLabels } from '../site.ts';
import { Late } from '../ui/late.tsx';
import { Section } from '../ui/section.tsx';
import { insideAnchor } from './anchor.ts';
import type { ModelIntro } from './model-data.ts';
import { modelPart } from './model-part.tsx';

// On a page that was fetched as a document, the words are there; elsewhere they come at once.
const insideWords = modelPart<{ titleId: string }>(
  async () => (await import('./inside-words.tsx')).InsideWords,
  ({ file }) => `[data-model-file="${file}"] ol`,
);

const titleId = 'por-dentro-titulo';

export type InsideSectionProps = { model: ModelIntro };

/** What the model tells, in words: for paper, for who hears the page, and where nothing is drawn. */
export function InsideSection({ model }: InsideSectionProps) {
  const { failure } = useLabels();
  return (
    <Section ground="dark" id={insideAnchor} aria-labelledby={titleId}>
      <div data-model-file={model.file}>
        <Late part={insideWords(model)} props={{ titleId }} words={failure} />
      </div>
    </Section>
  );
}
