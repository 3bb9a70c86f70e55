/** For servers that run on this machine while something asks them. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export interface LocalServer {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Resolves with true once somebody takes calls at the port, with false after half a minute. */
export async function listening(port: number): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const socket = connect(port, '127.0.0.1');
    const reached = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (reached) return true;
    await new Promise((later) => setTimeout(later, 20));
  }
  return false;
}
