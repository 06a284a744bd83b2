import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { aRequest } from '@psp/domain/testing/scenario';
import { type HeldStream, holdStream } from './held-stream.ts';
import { signIn, type Visitor } from './visitor.ts';

/** Counts and problems of one period. */
export interface Tally {
  sent: number;
  /** Problems of requests whose first try failed. */
  lost: string[];
  /** Problems of requests that also failed after the retries of a page, which users would notice. */
  failed: string[];
  /** Number of changes that open pages should have received. */
  changes: number;
  /** Problems of changes that did not arrive in time. */
  late: string[];
  /** How often streams were opened. */
  opened: number;
}

export interface Load {
  /** Resolves to the tally since the last call, once all its changes have arrived or are late. */
  tally(): Promise<Tally>;
  /** Stops the load. Throws unless each confirmed write exists exactly once. */
  stop(): Promise<void>;
}

const READ_PAUSE_MS = 60;
const WRITE_PAUSE_MS = 1000;
/** How often a page tries a read and a write without an answer: `createQueryClient` and `createClient` in libs/remote. */
const READ_TRIES = 3;
const WRITE_TRIES = 2;
const WAIT_MS = 500;
/** Pages with an open event stream; connections are spread over the copies. */
const STREAMS = 4;
const REQUESTS = '/api/uat/service-requests';
const READS = {
  'primarie@demo.psp': ['/', '/parteneri', '/registry.json', '/api/public/partners', '/api/identity/session', REQUESTS],
  'firma@demo.psp': ['/api/firma/opportunities', '/api/firma/offers'],
  'admin@demo.psp': ['/api/admin/applications'],
};

/** Starts users of each kind who read and write continuously, some twenty requests a second. */
export async function startLoad(url: string): Promise<Load> {
  const over = new AbortController();
  let tally = nothing();
  const ask: Ask = async (name, send, tries) => {
    const { text, problems } = await tryUntilAnswered(send, tries);
    tally.sent += 1;
    tally.lost.push(...problems.slice(0, 1).map((problem) => `${name}: ${problem}`));
    if (text === undefined) tally.failed.push(`${name}: ${problems.at(-1)}`);
    return text;
  };
  const authority = await signIn(url, 'primarie@demo.psp');
  const before = await drafts(authority);
  const opened = (): void => {
    tally.opened += 1;
  };
  const streams = Array.from({ length: STREAMS }, () => holdStream(authority, { opened, over: over.signal }));
  const expectations: Promise<void>[] = [];
  const follow = (id: string): void => {
    expectations.push(...streams.map((stream) => expectChange(stream, id)));
  };
  const expectChange = async ({ received }: HeldStream, id: string): Promise<void> => {
    const problem = await received(`service-request:${id}`);
    tally.changes += 1;
    if (problem) tally.late.push(problem);
  };
  const writer = write(authority, { ask, follow, over: over.signal });
  const readers: Promise<void>[] = [];
  for (const [email, paths] of Object.entries(READS))
    readers.push(read(await signIn(url, email), paths, ask, over.signal));
  return {
    tally: async () => {
      await Promise.all(expectations.splice(0));
      const until = tally;
      tally = nothing();
      return until;
    },
    stop: async () => {
      over.abort();
      await Promise.all(readers);
      const written = await writer;
      await Promise.all(streams.map(({ ended }) => ended));
      const found = (await drafts(authority)) - before;
      if (found !== written) throw new Error(`${written} drafts were confirmed, ${found} exist`);
    },
  };
}

const nothing = (): Tally => ({ sent: 0, lost: [], failed: [], changes: 0, late: [], opened: 0 });

/** Resolves to the first successful answer of at most `tries` tries, or undefined. */
type Ask = (name: string, send: () => Promise<Response>, tries: number) => Promise<string | undefined>;

async function read(person: Visitor, paths: string[], ask: Ask, over: AbortSignal): Promise<void> {
  for (let n = 0; !over.aborted; n++) {
    const path = paths[n % paths.length] ?? '/';
    await ask(path, () => person.get(path), READ_TRIES);
    await delay(READ_PAUSE_MS);
  }
}

interface Writing {
  ask: Ask;
  /** Called with the id of each confirmed draft. */
  follow: (id: string) => void;
  over: AbortSignal;
}

/** Writes drafts, each with its own idempotency key. Resolves to the number of confirmed ones. */
async function write(person: Visitor, { ask, follow, over }: Writing): Promise<number> {
  let written = 0;
  while (!over.aborted) {
    const key = randomUUID();
    const body = { content: aRequest({ title: key }) };
    const answer = await ask('a new draft', () => person.post(REQUESTS, body, key), WRITE_TRIES);
    if (answer !== undefined) {
      written += 1;
      follow(JSON.parse(answer).id);
    }
    await delay(WRITE_PAUSE_MS);
  }
  return written;
}

interface Answer {
  /** Body of the first successful answer, if any. */
  text?: string;
  /** Errors and error answers of the tries before. */
  problems: string[];
}

/** Sends a request and retries after a delay, as a page does. */
async function tryUntilAnswered(send: () => Promise<Response>, tries: number): Promise<Answer> {
  const problems: string[] = [];
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await delay(WAIT_MS * tried);
    try {
      const response = await send();
      const text = await response.text();
      if (response.ok) return { text, problems };
      problems.push(`${response.status} ${text.slice(0, 80)}`);
    } catch (error) {
      problems.push(error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error));
    }
  }
  return { problems };
}

async function drafts(authority: Visitor): Promise<number> {
  const { total }: { total: number } = await (await authority.get(`${REQUESTS}?status=draft`)).json();
  return total;
}
