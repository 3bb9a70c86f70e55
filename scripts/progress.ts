/** Words for whoever waits: what is being done, and how far it is. */

const lineEvery = 2_000;

/** On a terminal one line that counts; in a log a line now and then. */
export function countProgress(what: string): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    const line = `${what} ${done}/${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
    } else if (done === total || Date.now() - last > lineEvery) {
      last = Date.now();
      console.log(line);
    }
  };
}
