import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Message } from '../../inbox/message.ts';
import { expect } from './test.ts';

export const sendCall = '**/api/v1.0/email/send';
export const failureText = 'Failed to send message. Please try again later.';

/** The four fields, by the labels that the visitor reads. */
export function contactForm(page: Page) {
  return {
    name: page.getByLabel('Nombre', { exact: true }),
    email: page.getByLabel('Correo electrónico', { exact: true }),
    subject: page.getByLabel('Asunto', { exact: true }),
    message: page.getByLabel('Mensaje', { exact: true }),
    button: page.getByRole('button', { name: /^Envia/ }),
    failure: page.getByText(failureText),
    dialog: page.getByRole('dialog'),
  };
}

export type Typed = { name: string; email: string; subject: string; message: string };

/** Unique by its subject, so that tests that run side by side find their own message. */
export function aMessage(subject: string): Typed {
  return {
    name: 'Ana María Rojas',
    email: 'ana@planta.example',
    subject: `${subject} ${crypto.randomUUID()}`,
    message: 'Caldera de 300 BHP a 7 barg.\n«Pierde» presión & agua <por la noche>.',
  };
}

export async function fillForm(page: Page, typed: Typed) {
  const form = contactForm(page);
  await form.name.fill(typed.name);
  await form.email.fill(typed.email);
  await form.subject.fill(typed.subject);
  await form.message.fill(typed.message);
}

export async function expectFormValues(page: Page, typed: Typed) {
  const form = contactForm(page);
  await expect(form.name).toHaveValue(typed.name);
  await expect(form.email).toHaveValue(typed.email);
  await expect(form.subject).toHaveValue(typed.subject);
  await expect(form.message).toHaveValue(typed.message);
}

/** The messages on disk with this subject. */
export function storedMessages(subject: string): Message[] {
  const folder = process.env.INBOX ?? '';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): Message => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ params }) => params.subject === subject);
}
