import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LIVE, type LiveChange } from '@psp/contracts/live';
import { tabId } from '@psp/remote/tab';
import { firma, session, signedOut, signInAs } from '@psp/remote/testing/identity';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { followLive } from './live-pages.tsx';

interface Opened {
  after: string | null;
  send: (event: string, id: string, change?: Partial<LiveChange>) => void;
  cut: () => void;
}

let client: QueryClient;
let opened: Opened[];
let reads: Record<string, number>;
let stop = () => {};

/** Answers each request with a stream that the test can write to. */
function answerStreams(status = () => 200): void {
  globalThis.fetch = async (_input, init) => {
    const asked = status();
    if (asked !== 200) return new Response('{}', { status: asked });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    writer.closed.catch(() => undefined);
    init?.signal?.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    opened.push({
      after: new Headers(init?.headers).get('last-event-id'),
      send: (event, id, change = {}) => {
        const data = { ids: [id], topics: [], origin: null, within: 0, ...change };
        const text = `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
        writer.write(new TextEncoder().encode(text)).catch(() => undefined);
      },
      cut: () => void writer.abort().catch(() => undefined),
    });
    return new Response(readable, { status: 200 });
  };
}

/** Mounts a query and counts its fetches. */
function show(...key: string[]): void {
  const name = key.join(' ');
  reads[name] = 0;
  const queryFn = () => {
    reads[name] = (reads[name] ?? 0) + 1;
    return reads[name];
  };
  new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => undefined);
}

const begun = async (n: number): Promise<Opened> => {
  await waitFor(() => expect(opened).toHaveLength(n));
  const last = opened.at(-1);
  if (!last) throw new Error('no stream was opened');
  return last;
};

beforeEach(() => {
  client = new QueryClient();
  opened = [];
  reads = {};
  answerStreams();
  signInAs();
  show('uat', 'projects');
  show('identity', 'notifications');
  stop = followLive(client, 0);
});
afterEach(() => {
  stop();
  client.clear();
  signedOut();
});

test('a change is refetched unless this tab made it or its event has already arrived', async () => {
  const stream = await begun(1);
  await waitFor(() => expect(reads).toEqual({ 'uat projects': 1, 'identity notifications': 1 }));
  stream.send(LIVE.changed, '1', { topics: ['project:1'], origin: tabId() });
  stream.send(LIVE.changed, '2', { topics: ['project:1'] });
  await waitFor(() => expect(reads['uat projects']).toBe(2));
  stream.send(LIVE.changed, '2', { topics: ['project:1'] });
  stream.send(LIVE.changed, '3', { topics: ['notification'] });
  await waitFor(() => expect(reads['identity notifications']).toBe(2));
  expect(reads['uat projects']).toBe(2);
});

test('a cut stream resumes after the last event; a reset refetches everything', async () => {
  const first = await begun(1);
  first.send(LIVE.changed, '17', { topics: ['project:1'] });
  await waitFor(() => expect(reads['uat projects']).toBe(2));
  first.cut();
  const second = await begun(2);
  expect([first.after, second.after]).toEqual([null, '17']);
  second.send(LIVE.reset, '18');
  await waitFor(() => expect(reads).toEqual({ 'uat projects': 3, 'identity notifications': 2 }));
});

test('switching the organisation opens another stream, and signing out ends it', async () => {
  await begun(1);
  signInAs({ ...session, organisation: firma });
  const other = await begun(2);
  expect(other.after).toBeNull();
  signedOut();
  other.send(LIVE.reset, '1');
  expect(opened).toHaveLength(2);
});
