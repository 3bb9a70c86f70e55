import { expect, test } from 'vitest';
import { content } from '../support/pages.ts';

const { company, team, clients, about } = content.single;
const catalogue = [...content.collection.equipment, ...content.collection.products];

// A company that puts its own facts in takes the marks away with the samples.
const isInvented = (address: string) => /\.example(\/|$)/.test(address);

test('an invented company is marked as one, with its contact data and its place', () => {
  const invented = isInvented(company.contactInfo.emails[0]);
  expect(company.sample).toBe(invented);
  expect(company.contactInfo.sample).toBe(invented);
  expect(company.map.sample).toBe(invented);
});

test('invented addresses use the ending that is reserved for them', () => {
  const { emails } = company.contactInfo;
  const links = [
    ...(company.sample ? company.socialLinks.map((link) => link.url) : []),
    ...team
      .filter((member) => member.sample)
      .flatMap(({ socialLinks }) => socialLinks.map(({ url }) => url)),
    ...catalogue.filter(({ info }) => info.sample).flatMap(({ info }) => info.projectUrl ?? []),
    ...(company.contactInfo.sample ? emails.map((email) => `${email}/`) : []),
  ];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !isInvented(link))).toEqual([]);
});

test.each(team.map((member) => [member.name, member] as const))(
  '%s is marked as a sample while the link is an invented one',
  (_name, member) => {
    const invented = member.socialLinks.some(({ url }) => isInvented(url));
    expect(member.sample).toBe(invented);
  },
);

test.each(clients.map((client) => [client.id, client] as const))(
  'the mark %s says that it is a sample, where it is one',
  (_id, client) => {
    expect(client.sample).toBe(/muestra/i.test(client.alt));
  },
);

test('a project that is named for a client is real or marked as a sample', () => {
  const invented = catalogue.filter(({ info }) =>
    /muestra|ejemplo/i.test(`${info.client ?? ''} ${info.projectUrl ?? ''}`),
  );
  expect(invented.filter(({ info }) => !info.sample)).toEqual([]);
});

test('a video of our own pictures is shown as a sample', () => {
  const { sample, label, note } = about.story.video;
  expect(/muestra/i.test(label) && /muestra/i.test(note)).toBe(sample);
});
