import { token } from 'virtual:edit-token';
import { words } from '../words.ts';

/** Why the server did not do what was asked, in its own words. */
class NotDone extends Error {}

/** Asks the editor's server for something. */
export async function ask<Answer = unknown>(name: string, asked: object = {}): Promise<Answer> {
  return send<Answer>(name, JSON.stringify(asked), {});
}

/** Sends a picture, with what is to be done with it. */
export async function sendPicture(name: string, picture: Blob, asked: object): Promise<void> {
  await send(name, picture, { 'x-edit-picture': encodeURIComponent(JSON.stringify(asked)) });
}

/** The same picture, as every browser shows it. */
export async function readablePicture(picture: Blob): Promise<Blob> {
  const response = await request('readable', picture, { 'x-edit-picture': '{}' });
  return response.blob();
}

async function send<Answer>(name: string, body: BodyInit, headers: Record<string, string>) {
  return (await request(name, body, headers)).json() as Promise<Answer>;
}

async function request(name: string, body: BodyInit, headers: Record<string, string>) {
  let response: Response;
  try {
    response = await fetch(`/__edit/${name}`, {
      method: 'POST',
      body,
      headers: { 'x-edit-token': token, ...headers },
    });
  } catch {
    throw new NotDone(words.failed);
  }
  if (!response.ok) throw new NotDone((await response.json()).refused);
  return response;
}
