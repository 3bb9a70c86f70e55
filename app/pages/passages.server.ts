import type { Block, Question } from '../content.server/schema/blocks.ts';
import { headlineId } from '../sections/headline-id.ts';
import type { Passage } from './page-kind.server.ts';

/** The parts of a text that search finds one by one: what stands under each headline, each question. */
export function passagesIn(blocks: readonly Block[]): Passage[] {
  const passages: (Passage & { parts: string[] })[] = [];
  for (const block of blocks) {
    const current = passages.at(-1);
    if (block.type === 'headline') {
      passages.push({ title: block.text, anchor: headlineId(block.text), text: '', parts: [] });
    } else if (block.type !== 'faq') current?.parts.push(...wordsOf(block));
  }
  const told = passages
    .filter(({ parts }) => parts.length > 0)
    .map(({ parts, ...passage }) => ({ ...passage, text: parts.join(' ') }));
  return [...told, ...blocks.flatMap((block) => (block.type === 'faq' ? questionsIn(block) : []))];
}

export function questionsIn({ questions }: { questions: readonly Question[] }): Passage[] {
  return questions.map(({ question, answer }) => ({
    title: question,
    anchor: headlineId(question),
    text: answer,
    isQuestion: true,
  }));
}

/** Everything that blocks say, as one text. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap(wordsOf).join(' ');
}

function wordsOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'headline':
      return [block.text];
    case 'features':
      return block.features.map(sentence);
    case 'blockquote':
      return [block.quote.text];
    case 'image':
      return block.caption ? [sentence(block.caption)] : [];
    case 'table':
      return [sentence(block.caption), ...block.rows.map(([name = '']) => sentence(name))];
    case 'faq':
      return block.questions.flatMap(({ question, answer }) => [question, answer]);
    case 'range':
    case 'cop':
      return [block.description];
    case 'calculator':
      return [];
  }
}

/** Points of a list end without one. */
export function sentence(text: string): string {
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}
