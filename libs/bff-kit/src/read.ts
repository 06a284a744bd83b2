import { DomainError } from '@psp/domain/errors';

interface Sender {
  type(contentType: string): unknown;
  send(payload: never): unknown;
}

/**
 * Answers with JSON text that PostgreSQL has built, without parsing it. Return its result from the handler. That the text
 * has the form of the route's contract is the query's promise, which types cannot see and route tests check.
 */
export function sendJson<Reply extends Sender>(reply: Reply, text: string): Reply {
  reply.type('application/json; charset=utf-8');
  reply.send(text as never);
  return reply;
}

/** `sendJson` for one thing, which may not be there. Throws `not_found` for the text of null. */
export const sendFound = <Reply extends Sender>(reply: Reply, text: string): Reply => {
  if (text === 'null') throw new DomainError('not_found');
  return sendJson(reply, text);
};

interface Reading {
  text: Promise<string>;
  /** The read for those who came while this one was under way. */
  next?: Promise<string>;
}
const underWay = new Map<string, Reading>();

/**
 * Lets calls that ask for the same at the same moment share one read. For answers that are the same for everybody. Whoever comes
 * while a read is under way waits for the next one, so that nobody gets anything older than their call.
 */
export function shared(key: string, read: () => Promise<string>): Promise<string> {
  const current = underWay.get(key);
  if (!current) return begin(key, read);
  current.next ??= current.text.then(
    () => begin(key, read),
    () => begin(key, read),
  );
  return current.next;
}

function begin(key: string, read: () => Promise<string>): Promise<string> {
  const reading: Reading = { text: read() };
  underWay.set(key, reading);
  const end = (): void => {
    // With others waiting the next read begins now, and takes this one's place.
    if (!reading.next) underWay.delete(key);
  };
  reading.text.then(end, end);
  return reading.text;
}
