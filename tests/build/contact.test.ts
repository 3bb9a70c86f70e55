import { expect, test } from 'vitest';
import { mailService } from '../../app/contact/mail.ts';
import {
  all,
  attribute,
  only,
  openDocument,
  text,
  withPlainSpaces,
} from '../support/built-site.ts';
import { content, pages } from '../support/pages.ts';

const document = openDocument('/contact');
const main = only(document, 'main');
const form = only(main, 'form');
const { contactInfo } = content.single.company;

test('the contact page is called Contáctenos', () => {
  expect(text(only(main, 'h1'))).toBe('Contáctenos');
});

test('two address lines, two phones and two e-mails are shown', () => {
  const words = text(main);
  for (const line of contactInfo.address) expect(words).toContain(withPlainSpaces(line));
  const links = all(main, 'a').map((link) => attribute(link, 'href'));
  for (const phone of contactInfo.phones) expect(links).toContain(`tel:${phone.number}`);
  for (const email of contactInfo.emails) expect(links).toContain(`mailto:${email}`);
});

test('the map is 400 high, has a name and waits until it is near', () => {
  const map = only(main, 'iframe');
  expect(attribute(map, 'height')).toBe('400');
  expect(attribute(map, 'loading')).toBe('lazy');
  expect(attribute(map, 'title')).toBeTruthy();
});

test('the place opens in Waze and in Google Maps', () => {
  const hosts = all(main, 'a[target="_blank"]').map(
    (link) => new URL(attribute(link, 'href') ?? '').host,
  );
  expect(hosts).toEqual(expect.arrayContaining(['www.waze.com', 'www.google.com']));
});

test('the form asks for name, e-mail, subject and message, all required', () => {
  const fields = all(form, 'input, textarea').filter((tag) => attribute(tag, 'type') !== 'hidden');
  expect(fields.map((field) => attribute(field, 'name'))).toEqual([
    'name',
    'from_email',
    'subject',
    'message',
  ]);
  for (const field of fields) expect(field.hasAttribute('required')).toBe(true);
});

test('each field of the form has a label', () => {
  const labelled = all(form, 'label').map((label) => attribute(label, 'for'));
  const fields = all(form, 'input, textarea').filter((tag) => attribute(tag, 'type') !== 'hidden');
  for (const field of fields) expect(labelled).toContain(attribute(field, 'id'));
});

test('the browser checks the e-mail, and the message has three rows', () => {
  expect(attribute(only(form, 'input[name="from_email"]'), 'type')).toBe('email');
  expect(attribute(only(form, 'textarea'), 'rows')).toBe('3');
});

test('without JavaScript the form posts itself to the mail service', () => {
  const mail = mailService(process.env);
  expect(attribute(form, 'method')).toBe('post');
  expect(attribute(form, 'enctype')).toBe('multipart/form-data');
  expect(attribute(form, 'action')).toBe(`${mail.origin}/api/v1.0/email/send-form`);
  expect(form.hasAttribute('novalidate')).toBe(false);
  const hidden = all(form, 'input[type="hidden"]').map((input) => [
    attribute(input, 'name'),
    attribute(input, 'value'),
  ]);
  expect(Object.fromEntries(hidden)).toMatchObject({
    user_id: mail.publicKey,
    service_id: mail.serviceId,
    template_id: mail.templateId,
  });
});

test('under the form it says what the law asks, and in full what is sent where', () => {
  const note = only(form, 'details');
  expect(all(form, 'p').map(text).join(' ')).toMatch(/Ley 8968.*no usa cookies/);
  const words = text(note);
  const { longName, contactInfo: facts } = content.single.company;
  for (const fact of [longName, facts.emails[0], facts.phones[0].label, facts.address[0]]) {
    expect(words).toContain(withPlainSpaces(fact));
  }
  expect(words).not.toMatch(/[{}]/);
  const host = new URL(attribute(only(main, 'iframe'), 'src') ?? '').host;
  expect(words).toContain(host);
  expect(words.includes('EmailJS')).toBe(mailService(process.env).origin !== '');
});

const catalogue = pages.filter(({ kind }) => ['equipment', 'product'].includes(kind));

test.each(catalogue)('$path asks for a quotation with its own name', ({ path, label }) => {
  const targets = all(openDocument(path), 'main a').map((link) => attribute(link, 'href') ?? '');
  const subjects = targets
    .filter((href) => href.startsWith('/contact?'))
    .map((href) => new URL(href, 'https://site.example').searchParams.get('asunto'));
  expect(subjects.length).toBeGreaterThan(0);
  for (const subject of subjects) expect(subject).toContain(label);
});
