/** Installs what measuring needs, apart from what the site needs, and measures: `run.mjs main|scale|load`. */
import { ensureBrowser } from '../scripts/browser.mjs';
import { ensureServers } from '../scripts/servers.mjs';
import { run } from '../scripts/setup.mjs';
