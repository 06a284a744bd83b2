import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { storePerson } from '@psp/bff-kit/testing/people';
import { verification } from '@psp/contracts/documents';
import { asSystem } from '@psp/domain/as-system';
import { finishFile } from '@psp/domain/sourcing/purchase-files/finish-file';
import { readPurchaseFile } from '@psp/domain/sourcing/purchase-files/queries';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { createReadDb } from '@psp/domain/read-db';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
const scenario = createScenario(database.orm);
let code: string;
let unfinished: string;
beforeAll(async () => {
  const { actor } = await storePerson(database.orm, { kind: 'uat' });
  const ask = async () => {
    const requestId = await scenario.sent(actor);
    const id = await scenario.as(actor, (write) => requestFile(write, { id: requestId }));
    return { id, code: (await readPurchaseFile(createReadDb(database.orm), actor, id)).code };
  };
  const [made, waiting] = [await ask(), await ask()];
  code = made.code;
  unfinished = waiting.code;
  const parts = [{ kind: 'pdf' as const, name: 'dosar.pdf', size: 4, checksum: 'a1' }];
  await asSystem(database.orm, (write) => finishFile(write, made.id, { contentChecksum: 'c0', parts }));
});

const ask = (typed: string) => app.anonymous.get(`/verifications/${encodeURIComponent(typed)}`);

test('a code confirms checksums and date, however it is typed, and tells nothing else', async () => {
  const spelled = [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('0', 'O').replaceAll('1', 'l')];
  for (const typed of spelled) {
    const answer = await ask(typed);
    expect(verification.strict().parse(answer.json())).toEqual({
      ...{ code, madeAt: expect.any(String), contentChecksum: 'c0' },
      parts: [{ kind: 'pdf', size: 4, checksum: 'a1' }],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test.each(['', 'x', '0000-0000-0000-0000', "'; drop table offer; --", 'ț'.repeat(16)])(
  '%j is no code',
  async (typed) => {
    expect((await ask(typed || ' ')).statusCode).toBe(404);
  },
);

test('a file that is still being made confirms nothing', async () => {
  expect((await ask(unfinished)).statusCode).toBe(404);
});

test('who tries codes is stopped', async () => {
  const answers = [];
  for (let tried = 0; tried < 61; tried += 1) answers.push((await ask('0000-0000-0000-0000')).statusCode);
  expect(answers.at(-1)).toBe(429);
});
