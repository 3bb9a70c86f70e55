/** build-record.mjs is plain JavaScript because it runs before anything is installed. */
export function isBuilt(): boolean;
export function recordBuild(): void;
export function forgetBuild(): void;
