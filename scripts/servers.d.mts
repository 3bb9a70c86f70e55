/** servers.mjs is plain JavaScript because it runs before anything is installed. */
export function ensureServers(): void;
export function ensureNginx(): void;
export function ensurePdfReader(): void;
export function ensureLoadGenerator(): void;
