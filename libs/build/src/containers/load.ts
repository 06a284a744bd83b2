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

const PAUSE_MS = 60;
/** As in libs/remote: `createQueryClient` and `createClient`. */
const TRIES = 3;
const WAIT_MS = 1000;
const READS = [
  '/',
  '/parteneri',
  '/registry.json',
  '/api/public/partners',
  '/api/identity/session',
  '/api/uat/service-requests',
];
const FIRM_READS = ['/api/firma/opportunities', '/api/firma/offers'];
const ADMIN_READS = ['/api/admin/applications'];
const DRAFTS = '/api/uat/service-requests?status=draft';

/** People of each kind who read and write without a break, a few requests a second each. */
export async function startLoad(url: string): Promise<Load> {
  let tally: Tally = { sent: 0, lost: [], failed: [] };
  const over = new AbortController();
  let written = 0;
  const authority = await signIn(url, 'primarie@demo.psp');
  const drafts = await count(authority);

  /* Once, as a page does: again after a moment where nobody answered. */
  async function ask(name: string, send: () => Promise<Response>): Promise<boolean> {
    tally.sent += 1;
    const problems: string[] = [];
    for (let tried = 0; tried < TRIES; tried++) {
      if (tried > 0) await delay(WAIT_MS);
      const problem = await problemOf(send);
      if (problem === undefined) break;
      problems.push(`${name}: ${problem}`);
    }
    tally.lost.push(...problems.slice(0, 1));
    if (problems.length < TRIES) return true;
    tally.failed.push(...problems.slice(-1));
    return false;
  }
  async function read(person: Visitor, paths: string[]): Promise<void> {
    for (let n = 0; !over.signal.aborted; n++) {
      const path = paths[n % paths.length] ?? '/';
      await ask(path, () => person.get(path));
      await delay(PAUSE_MS);
    }
  }
  async function write(): Promise<void> {
    while (!over.signal.aborted) {
      const key = randomUUID();
      if (
        await ask('draft', () =>
          authority.post('/api/uat/service-requests', { content: aRequest({ title: key }) }, key),
        )
      )
        written += 1;
      await delay(PAUSE_MS * 5);
    }
  }
  const people = [
    read(authority, READS),
    read(await signIn(url, 'firma@demo.psp'), FIRM_READS),
    read(await signIn(url, 'admin@demo.psp'), ADMIN_READS),
    write(),
  ];
  return {
    tally: () => {
      const until = tally;
      tally = { sent: 0, lost: [], failed: [] };
      return until;
    },
    stop: async () => {
      over.abort();
      await Promise.all(people);
      const found = (await count(authority)) - drafts;
      if (found !== written) throw new Error(`${written} drafts were answered, ${found} are there`);
    },
  };
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

async function count(authority: Visitor): Promise<number> {
  const { total }: { total: number } = await (await authority.get(DRAFTS)).json();
  return total;
}
