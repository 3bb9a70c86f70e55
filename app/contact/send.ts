import emailjs from '@emailjs/browser';
import type { MailService } from './mail.ts';
import type { Message } from './message.ts';

const timeLimit = 20_000;

/** Resolves when the service has taken the message; rejects on any answer but success. */
export async function sendMessage(mail: MailService, message: Message): Promise<void> {
  emailjs.init({
    origin: mail.origin || location.origin,
    publicKey: mail.publicKey,
    blockHeadless: mail.blockHeadless,
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
