import { localIds } from '../app/contact/mail.ts';

/** The three public ids that EmailJS asks for. */
export interface EmailJsIds {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/**
 * Names of its own, not those of the build: with EmailJS keys set, the form goes to EmailJS and the
 * inbox is not asked; with some of them missing, the build falls back to the local ids.
 */
export function readIds(environment: Record<string, string | undefined>): EmailJsIds {
  return {
    publicKey: environment.INBOX_PUBLIC_KEY || localIds.publicKey,
    serviceId: environment.INBOX_SERVICE_ID || localIds.serviceId,
    templateId: environment.INBOX_TEMPLATE_ID || localIds.templateId,
  };
}
