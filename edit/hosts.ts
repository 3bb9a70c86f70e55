/** How the folder gets to each kind of server, as docs/publishing.md has it. */
import type { words } from './words.ts';

export type Host = keyof typeof words.publishDialog.hosts;

export const commands: Record<Host, (server: string) => string[]> = {
  folder: () => [],
  nginx: (server) => [
    `rsync -a --delete build/client/ ${server}:/srv/ignea/client/`,
    `rsync -a build/nginx/ ${server}:/etc/nginx/ignea/`,
  ],
  cloudflare: () => ['cd deploy/cloudflare && npm install --no-save && npx wrangler deploy'],
  netlify: () => ['npx netlify-cli deploy --prod --no-build --dir=build/client'],
};
