/** port.mjs is plain JavaScript because it runs before anything is installed. */
export function chosenPort(usual: string, argv?: string[]): string;
export function checkPort(port: string, host: string, command?: string): Promise<void>;
export function explainListening(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  command?: string,
): string;
