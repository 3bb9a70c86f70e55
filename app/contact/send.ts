import './without-storage.ts';
import emailjs from '@emailjs/browser';
import { readStored, writeStored } from '../storage.ts';
import type { MailService } from './mail.ts';
import type { Message } from './message.ts';

const timeLimit = 20_000;

/** For the rate limit; EmailJS's own throws where storage is denied or full. */
const storageProvider = {
  get: async (key: string) => readStored('localStorage', key),
  set: async (key: string, value: string) => writeStored('localStorage', key, value),
  remove: async (key: string) => writeStored('localStorage', key, null),
};

/** Resolves when the service has taken the message; rejects on any answer but success. */
export async function sendMessage(mail: MailService, message: Message): Promise<void> {
  emailjs.init({
    origin: mail.origin || location.origin,
    publicKey: mail.publicKey,
    blockHeadless: mail.blockHeadless,
    storageProvider,
    ...(mail.blockList.length > 0
      ? { blockList: { list: mail.blockList, watchVariable: 'from_email' } }
      : {}),
    ...(mail.rateLimit > 0 ? { limitRate: { id: 'contact', throttle: mail.rateLimit } } : {}),
  });
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail service did not answer')), timeLimit);
  try {
    await Promise.race([emailjs.send(mail.serviceId, mail.templateId, { ...message }), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
