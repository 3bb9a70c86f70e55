/** Finds out, before minutes of work, whether the site can be served at all. */
import { createServer } from 'node:net';

/** `-- --port 8080` behind a command, which every terminal understands, or PORT before it. */
export function chosenPort(usual, argv = process.argv) {
  const [, given] = /(?:^| )--port[ =](\S+)/.exec(argv.slice(2).join(' ')) ?? [];
  return given || process.env.PORT || usual;
}

/** Ends this process with an explanation when nobody could listen there. */
export async function checkPort(port, host, command = 'npm start') {
  const number = Number(port);
  if (!/^\d+$/.test(port) || number > 65_535) {
    end(`«${port}» no es un puerto: use un número entre 0 y 65535.`);
  }
  const server = createServer();
  const error = await new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(number, host, () => server.close(() => resolve(undefined)));
  });
  if (error) end(explainListening(error, host, number, command));
}

/** Why a server could not listen, in words for whoever started it. */
export function explainListening(error, host, port, command = 'npm start') {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 4173;
    return `El puerto ${port} ya está ocupado en ${host}. Ciérrelo, o elija otro: ${command} -- --port ${other}`;
  }
  if (error.code === 'EACCES') {
    return `El sistema no permite usar el puerto ${port}. Elija uno mayor: ${command} -- --port 4173`;
  }
  return `No se puede servir en ${host}:${port}: ${error.message}`;
}

function end(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
