import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import type { TestApp } from '@psp/bff-kit/testing/app';
import type { StoredPerson } from '@psp/bff-kit/testing/people';
import { LIVE, type LiveChange } from '@psp/contracts/live';
import { createEventReader } from '@psp/contracts/live-events';

export interface TestEvent {
  event: string;
  id: string;
  data: LiveChange | null;
}

/** An open event stream, as in a browser. */
export interface TestStream {
  response: IncomingMessage;
  /** Everything received so far. */
  events: TestEvent[];
  /** Id of the last event, from which a new stream can resume. */
  lastId(): string;
  /** Resolves to the first matching event, past or future. Rejects when the stream ends before. */
  next(isIt: (event: TestEvent) => boolean): Promise<TestEvent>;
  closed: Promise<void>;
  close(): void;
}

/** Opens a user's event stream over a real socket. */
export async function openStream(
  { tokens }: Pick<TestApp, 'tokens'>,
  address: string,
  { actor, sessionId }: StoredPerson,
  { after, search = '' }: { after?: string; search?: string } = {},
): Promise<TestStream> {
  const cookie = `${ACCESS_COOKIE}=${tokens.sign({ sub: actor.accountId, sid: sessionId })}`;
  const headers = { cookie, accept: 'text/event-stream', ...(after ? { 'last-event-id': after } : {}) };
  const call = request(`${address}/api/identity/events${search}`, { headers, agent: false });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const events: TestEvent[] = [];
  const waiting = new Set<() => void>();
  let isClosed = false;
  const wake = (): void => waiting.forEach((check) => check());
  const take = createEventReader(({ data, ...event }) =>
    events.push({ ...event, data: data ? JSON.parse(data) : null }),
  );
  response.setEncoding('utf8').on('data', (text: string) => {
    take(text);
    wake();
  });
  response.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    response.once('close', () => {
      isClosed = true;
      wake();
      resolve();
    });
  });
  return {
    response,
    events,
    lastId: () => events.at(-1)?.id ?? '',
    next: (isIt) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const found = events.find(isIt);
          if (!found && !isClosed) return;
          waiting.delete(check);
          if (found) resolve(found);
          else reject(new Error('the stream ended'));
        };
        waiting.add(check);
        check();
      }),
    closed,
    close: () => void response.destroy(),
  };
}

/** Returns a predicate for changes with this topic. */
export const ofTopic =
  (topic: string) =>
  ({ event, data }: TestEvent): boolean =>
    event === LIVE.changed && (data?.topics.includes(topic) ?? false);
