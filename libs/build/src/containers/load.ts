import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { aRequest } from '@psp/domain/testing/scenario';
import { signIn, type Visitor } from './visitor.ts';

/** What happened to the requests of some time. */
export interface Tally {
  sent: number;
  /** Requests whose first try had no good answer, each with what came instead. */
  lost: string[];
  /** Those among them that had none after the tries that a page makes either: what a person sees. */
  failed: string[];
}

export interface Load {
  /** What happened since the last call. */
  tally(): Tally;
  /** Ends it and throws unless each write that was answered is there once. */
  stop(): Promise<void>;
}

const READ_PAUSE_MS = 60;
const WRITE_PAUSE_MS = 1000;
/** How often a page reads and writes where nobody answers: `createQueryClient` and `createClient` in libs/remote. */
const READ_TRIES = 3;
const WRITE_TRIES = 2;
const WAIT_MS = 500;
const REQUESTS = '/api/uat/service-requests';
const READS = {
  'primarie@demo.psp': ['/', '/parteneri', '/registry.json', '/api/public/partners', '/api/identity/session', REQUESTS],
  'firma@demo.psp': ['/api/firma/opportunities', '/api/firma/offers'],
  'admin@demo.psp': ['/api/admin/applications'],
};

/** People of each kind who read and write without a break, some twenty requests a second. */
export async function startLoad(url: string): Promise<Load> {
  const over = new AbortController();
  let tally = nothing();
  const ask: Ask = async (name, send, tries) => {
    const problems = await problemsOf(send, tries);
    tally.sent += 1;
    tally.lost.push(...problems.slice(0, 1).map((problem) => `${name}: ${problem}`));
    if (problems.length === tries) tally.failed.push(`${name}: ${problems.at(-1)}`);
    return problems.length < tries;
  };
  const authority = await signIn(url, 'primarie@demo.psp');
  const before = await drafts(authority);
  const writer = write(authority, ask, over.signal);
  const readers: Promise<void>[] = [];
  for (const [email, paths] of Object.entries(READS))
    readers.push(read(await signIn(url, email), paths, ask, over.signal));
  return {
    tally: () => {
      const until = tally;
      tally = nothing();
      return until;
    },
    stop: async () => {
      over.abort();
      await Promise.all(readers);
      const written = await writer;
      const found = (await drafts(authority)) - before;
      if (found !== written) throw new Error(`${written} drafts were answered, ${found} are there`);
    },
  };
}

const nothing = (): Tally => ({ sent: 0, lost: [], failed: [] });

/** Resolves to whether one of so many tries was answered. */
type Ask = (name: string, send: () => Promise<Response>, tries: number) => Promise<boolean>;

async function read(person: Visitor, paths: string[], ask: Ask, over: AbortSignal): Promise<void> {
  for (let n = 0; !over.aborted; n++) {
    const path = paths[n % paths.length] ?? '/';
    await ask(path, () => person.get(path), READ_TRIES);
    await delay(READ_PAUSE_MS);
  }
}

/** Writes drafts, each under a key of its own; resolves to how many were answered. */
async function write(person: Visitor, ask: Ask, over: AbortSignal): Promise<number> {
  let written = 0;
  while (!over.aborted) {
    const key = randomUUID();
    const body = { content: aRequest({ title: key }) };
    if (await ask('a new draft', () => person.post(REQUESTS, body, key), WRITE_TRIES)) written += 1;
    await delay(WRITE_PAUSE_MS);
  }
  return written;
}

/** Sends once, and again after a moment where nobody answered, as a page does. Resolves to what came in place of answers. */
async function problemsOf(send: () => Promise<Response>, tries: number): Promise<string[]> {
  const problems: string[] = [];
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await delay(WAIT_MS * tried);
    const problem = await problemOf(send);
    if (problem === undefined) break;
    problems.push(problem);
  }
  return problems;
}

async function problemOf(send: () => Promise<Response>): Promise<string | undefined> {
  try {
    const response = await send();
    const text = await response.text();
    return response.ok ? undefined : `${response.status} ${text.slice(0, 80)}`;
  } catch (error) {
    return error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error);
  }
}

async function drafts(authority: Visitor): Promise<number> {
  const { total }: { total: number } = await (await authority.get(`${REQUESTS}?status=draft`)).json();
  return total;
}
