/** Runs a step whose errors are written for whoever edits the content: the words, not the stack. */
export async function explainFailure(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
