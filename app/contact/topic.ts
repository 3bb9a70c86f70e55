import { addToMessage } from './draft.ts';

export type Topic = { id: string; name: string; line: string };

type Typed = { subject: string; message: string };

/**
 * The form with a topic chosen: its name as the subject and its line in the message, in place of those
 * of another topic. What somebody typed, also into such a line, stays as it is.
 */
export function withTopic({ subject, message }: Typed, topic: Topic, topics: Topic[]): Typed {
  const isFree = subject.trim() === '' || topics.some(({ name }) => name === subject);
  const untouched = topics.find(({ line }) => message.includes(line));
  const field = { value: untouched ? message.replace(untouched.line, () => topic.line) : message };
  addToMessage(field, topic.line);
  return { subject: isFree ? topic.name : subject, message: field.value };
}

/** The topic that the form was filled with, as after a reload. */
export function topicIn({ subject }: Typed, topics: Topic[]): Topic | undefined {
  return topics.find(({ name }) => name === subject);
}
