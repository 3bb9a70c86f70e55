/** Takes in the drawing that stands for the company everywhere. */
import { markProblem } from '../app/content.server/mark.ts';
import { drawingProblem } from '../app/content.server/mark-grounds.ts';
import { commit, Refused } from './desk.ts';
import { capitalised } from './labels.ts';
import { words } from './words.ts';

export async function setMark(_asked: unknown, bytes: Buffer): Promise<void> {
  const drawing = bytes.toString('utf8');
  const problem = markProblem(drawing) ?? (await drawingProblem(drawing));
  if (problem) throw new Refused(`${capitalised(problem)}.`);
  await commit({ title: words.titles.mark, files: { 'mark.svg': bytes } });
}
