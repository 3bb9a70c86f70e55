/** How the folder gets to each kind of server, as docs/publishing.md has it. */
import type { words } from './words.ts';

export type Host = keyof typeof words.publishDialog.hosts;

/** One command a line: not every terminal knows `&&`. */
export const commands: Record<Host, (server: string) => string[]> = {
  folder: () => [],
  nginx: (server) => [
    `rsync -a --delete build/client/ root@${server}:/srv/ignea/client/`,
    `rsync -a build/nginx/ root@${server}:/etc/nginx/ignea/`,
    // The policy names the scripts of these very pages.
    `ssh root@${server} "nginx -t && systemctl reload nginx"`,
  ],
  cloudflare: () => ['npm run cloudflare'],
  netlify: () => ['npx netlify-cli deploy --prod --no-build --dir=build/client'],
};
