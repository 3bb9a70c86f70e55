/** build-record.mjs is plain JavaScript because it runs before anything is installed. */
export function buildFolder(): string;
export function folderToServe(): { folder: string; isReady: boolean };
export function isBuilt(folder?: string): boolean;
export function recordBuild(): void;
export function forgetBuild(): void;
