import { checkTogether } from './check.ts';
import { type Content, formatProblems, loadContent } from './load.ts';

/** The content, checked; with any problem, an error that tells all of them. */
export function readContent(folder = 'content'): Content {
  const { content, problems } = loadContent(folder);
  // Cross-checks walk all files, so they wait until each is sound by itself.
  const all = problems.length > 0 ? problems : checkTogether(content);
  if (all.length > 0) throw new ContentError(formatProblems(all));
  return content;
}

class ContentError extends Error {
  override name = 'ContentError';
  constructor(report: string) {
    super(report);
    this.stack = `\n${report}`;
  }
}
