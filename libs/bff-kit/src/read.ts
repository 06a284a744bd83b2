import { DomainError } from '@psp/domain/errors';

interface Sender {
  type(contentType: string): unknown;
  send(payload: never): unknown;
}

/**
 * Sends JSON text built by PostgreSQL without parsing it. Return its result from the handler. The query must produce the form of the
 * route's contract; types cannot check that, route tests do.
 */
export function sendJson<Reply extends Sender>(reply: Reply, text: string): Reply {
  reply.type('application/json; charset=utf-8');
  reply.send(text as never);
  return reply;
}

/** Like `sendJson`, but throws `not_found` for the text `null`. */
export const sendFound = <Reply extends Sender>(reply: Reply, text: string): Reply => {
  if (text === 'null') throw new DomainError('not_found');
  return sendJson(reply, text);
};

interface Reading {
  text: Promise<string>;
  /** The read for calls that arrived while this one was running. */
  next?: Promise<string>;
}
const running = new Map<string, Reading>();

/**
 * Shares one read between concurrent calls with the same key, for responses that are the same for everybody. A call that arrives
 * during a read waits for the next one, so that no result is older than its call.
 */
export function shareRead(key: string, read: () => Promise<string>): Promise<string> {
  const current = running.get(key);
  if (!current) return begin(key, read);
  current.next ??= current.text.then(
    () => begin(key, read),
    () => begin(key, read),
  );
  return current.next;
}

function begin(key: string, read: () => Promise<string>): Promise<string> {
  const reading: Reading = { text: read() };
  running.set(key, reading);
  const end = (): void => {
    // If calls are waiting, the next read begins now and replaces this one.
    if (!reading.next) running.delete(key);
  };
  reading.text.then(end, end);
  return reading.text;
}
