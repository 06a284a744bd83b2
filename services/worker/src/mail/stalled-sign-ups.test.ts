import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import type { TestDatabase } from '@psp/domain/testing/database';
import { isLong, p95, SIGN_UP_MS, timed } from '@psp/domain/testing/pace';
import { type Identity, startIdentity } from '../testing/identity.ts';
import { type MailServer, startMailServer, startStall } from '../testing/mail-server.ts';
import { configOf, createWorkerDatabase, listeningLog, QUICK } from '../testing/worker.ts';
import { startWorker, type Worker } from '../worker.ts';

const SIGN_UPS = isLong ? 100 : 10;
/** Limit of the whole on a machine that does other things too. */
const SLOW_MS = 180_000;

let database: TestDatabase;
let server: MailServer;
let stall: Awaited<ReturnType<typeof startStall>>;
let worker: Worker;
let identity: Identity;
beforeAll(async () => {
  database = await createWorkerDatabase();
  server = await startMailServer();
  stall = await startStall(server.url);
  const url = `${stall.url}?greetingTimeout=3000`;
  worker = await startWorker(configOf(database.url, url), listeningLog().log, QUICK);
  identity = await startIdentity(database.url, url);
}, SLOW_MS);
afterAll(async () => {
  await identity.stop();
  await worker.stop();
  await stall.close();
  await server.close();
  await database.close();
}, SLOW_MS);

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

test(
  'while the mail server says nothing people sign up as fast as ever, and get their mail when it speaks again',
  async () => {
    expect(await identity.post('/signup', aSignUp('prima@exemplu.ro'))).toBe(202);
    await stall.stalled;
    const times: number[] = [];
    for (let n = 0; n < SIGN_UPS; n += 1) {
      const send = async () => expect(await identity.post('/signup', aSignUp(`firma-${n}@exemplu.ro`))).toBe(202);
      times.push(await timed(send));
    }
    expect(server.received).toEqual([]);
    if (isLong) expect(p95(times)).toBeLessThan(SIGN_UP_MS);
    stall.release();
    for (const recipient of ['prima@exemplu.ro', `firma-${SIGN_UPS - 1}@exemplu.ro`]) {
      const mail = await server.to(recipient);
      expect(mail.text).toMatch(/\/confirmare#[\w-]{43}/);
    }
  },
  SLOW_MS,
);
