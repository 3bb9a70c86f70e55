/** How the contact form reaches EmailJS. All values are public: they travel with the page. */
export type MailService = {
  /** Where the service answers; empty for the inbox that `npm start` brings on the same origin. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  blockHeadless: boolean;
  blockList: string[];
  /** Least time between two messages, in milliseconds; 0 for no limit. */
  rateLimit: number;
};

export type Environment = Record<string, string | undefined>;

/** What a build without keys sends, and the embedded inbox expects. */
export const localIds = {
  publicKey: 'buzon-local',
  serviceId: 'buzon-local',
  templateId: 'buzon-local',
};

export const mailKeys = [
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
] as const;

export function hasMailKeys(env: Environment): boolean {
  return mailKeys.every((key) => env[key]);
}

export function mailService(env: Environment): MailService {
  const checks = {
    blockHeadless: env.EMAILJS_BLOCK_HEADLESS === 'true',
    blockList: (env.EMAILJS_BLOCK_LIST ?? '').split(/[\s,]+/).filter(Boolean),
    rateLimit: Number(env.EMAILJS_RATE_LIMIT ?? 0) || 0,
  };
  if (!hasMailKeys(env)) return { origin: '', ...localIds, ...checks };
  return {
    origin: 'https://api.emailjs.com',
    publicKey: env.EMAILJS_PUBLIC_KEY ?? '',
    serviceId: env.EMAILJS_SERVICE_ID ?? '',
    templateId: env.EMAILJS_TEMPLATE_ID ?? '',
    ...checks,
  };
}
