import { afterAll, beforeAll, expect } from '@jest/globals';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { timed } from '@psp/domain/testing/pace';
import { startWorker } from '../worker.ts';
import { startIdentity } from './identity.ts';
import { startMailServer, startStall } from './mail-server.ts';
import { configOf, createWorkerDatabase, listeningLog, QUICK } from './worker.ts';

/** Time limit of a test in milliseconds, generous for a busy machine. */
export const SLOW_MS = 180_000;

type Stalled = Awaited<ReturnType<typeof start>>;

async function start() {
  const database = await createWorkerDatabase();
  const server = await startMailServer();
  const stall = await startStall(server.url);
  const url = `${stall.url}?greetingTimeout=3000`;
  const worker = await startWorker(configOf(database.url, url), listeningLog().log, QUICK);
  const identity = await startIdentity(database.url, url);
  const end = async () => {
    await identity.stop();
    await worker.stop();
    await stall.close();
    await server.close();
    await database.close();
  };
  return { server, stall, identity, end };
}

const aSignUp = (email: string) => ({
  ...{ kind: 'firma', contactName: 'Maria Ionescu', position: 'Director', email, phone: '0722 123 456' },
  ...{
    password: 'castravete-albastru-41',
    acceptsTerms: true,
    acceptsProcessing: true,
    termsVersion: FIRST_LEGAL_DATE,
  },
  organisation: {
    ...{ name: 'Exemplu Consult SRL', cui: '17770', registrationNumber: 'J40/1234/2020', countyCode: 'B' },
    ...{ locality: 'București', address: 'Calea Victoriei 1', website: '', legalRepresentative: 'Dan Popescu' },
    ...{ expertise: ['juridic'], portfolio: 'Zece proiecte.' },
  },
});

async function signUp({ server, stall, identity }: Stalled, count: number): Promise<number[]> {
  expect(await identity.post('/signup', aSignUp('prima@exemplu.ro'))).toBe(202);
  await stall.stalled;
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const send = async () => expect(await identity.post('/signup', aSignUp(`firma-${n}@exemplu.ro`))).toBe(202);
    times.push(await timed(send));
  }
  expect(server.received).toEqual([]);
  stall.release();
  for (const recipient of ['prima@exemplu.ro', `firma-${count - 1}@exemplu.ro`]) {
    const mail = await server.to(recipient);
    expect(mail.text).toMatch(/\/confirmare#[\w-]{43}/);
  }
  return times;
}

/** Starts a worker, and identity with a mail server that stalls until the firms have signed up, for the tests of a file. */
export function startStalled() {
  let stalled: Stalled;
  beforeAll(async () => {
    stalled = await start();
  }, SLOW_MS);
  afterAll(() => stalled.end(), SLOW_MS);
  return {
    /** Signs up `count` firms while the mail server stalls, and checks their mails after. Returns the time of each in milliseconds. */
    signUp: (count: number): Promise<number[]> => signUp(stalled, count),
  };
}
