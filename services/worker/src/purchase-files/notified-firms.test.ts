import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { Actor } from '@psp/domain/actor';
import { createReadDb } from '@psp/domain/read-db';
import { withdrawOffer } from '@psp/domain/sourcing/offers/own-offer';
import { recordView } from '@psp/domain/sourcing/service-requests/visible-request';
import { type PurchaseContent, purchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { failFile } from '@psp/domain/sourcing/purchase-files/finish-file';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { createTestDatabase } from '@psp/domain/testing/database';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { writePdf } from './write-pdf.ts';
import { notifiedTable } from './notified-firms.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const scenario = createScenario(database.orm);
const NAMES = ['Invitata', 'Curioasa', 'Depusa', 'Neterminata', 'Neconfirmata', 'Retrasa'] as const;
type Name = (typeof NAMES)[number];
let uat: Actor;
let firms: Record<Name, Actor>;
let requestId: string;

beforeAll(async () => {
  uat = (await storePerson(database.orm, { kind: 'uat' })).actor;
  const stored = NAMES.map(async (name): Promise<[Name, Actor]> => {
    const { actor } = await storePerson(database.orm, { kind: 'firma' });
    await database.orm.em.fork().execute('update organisation set name = ? where id = ?', [name, actor.organisationId]);
    return [name, actor];
  });
  firms = Object.fromEntries(await Promise.all(stored)) as Record<Name, Actor>;
  await arrange(firms);
});

/** Stores a request that all firms but the invited one found by search. It was changed once, and some offers were sent again after. */
async function arrange({ Invitata, ...finders }: Record<Name, Actor>): Promise<void> {
  const deadline = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const content = aRequest({ title: 'Canalizare', deadline, invited: [Invitata.organisationId] });
  requestId = await scenario.sent(uat, content);
  const { Curioasa, Depusa, Neterminata, Neconfirmata, Retrasa } = finders;
  for (const firm of [Invitata, Curioasa, Depusa, Neterminata, Neconfirmata, Retrasa])
    await scenario.as(firm, (write) => recordView(write, { id: requestId }));
  await scenario.submitted(Neconfirmata, requestId);
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat, (write) =>
    saveRequest(write, { id: requestId, version, content: { ...content, description: 'Altă lungime a rețelei.' } }),
  );
  await scenario.submitted(Depusa, requestId);
  await scenario.offer(Neterminata, requestId);
  const withdrawn = await scenario.submitted(Retrasa, requestId);
  const withdrawnAt = await scenario.versionOf('offer', withdrawn);
  await scenario.as(Retrasa, (write) => withdrawOffer(write, { id: withdrawn, version: withdrawnAt }));
}

/** Content of a file requested now. */
async function contentNow(): Promise<PurchaseContent> {
  const id = await scenario.as(uat, (write) => requestFile(write, { id: requestId }));
  const db = createReadDb(database.orm);
  const content = await purchaseContent(db, id, new Date());
  await failFile(db, id, new Date());
  if (!content) throw new Error('nothing to make');
  return content;
}

test('before the opening the file lists the notified firms, and not who viewed the request or made an offer', async () => {
  const content = await contentNow();
  expect(content.told).toEqual([
    expect.objectContaining({ name: 'Invitata', invited: true, viewedAt: null, hasOffer: null }),
  ]);
  const { pages } = await readPdf(await writePdf({ content, checksum: '', address: 'x', isBrief: false }));
  const said = [JSON.stringify(content), pages.join(' '), JSON.stringify(notifiedTable(content))].join(' ');
  for (const name of NAMES.slice(1)) expect(said).not.toContain(name);
  expect(notifiedTable(content).columns).toEqual(['Firma', 'De ce', 'Anunțată']);
  expect(notifiedTable(content).rows).toEqual([['Invitata', 'invitată', expect.stringMatching(/^\d\d\.\d\d\.\d{4}/)]]);
});

test('after the opening the file lists who viewed the request, and who had an offer for its current version', async () => {
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat, (write) => openOffers(write, { id: requestId, version }));
  const { told } = await contentNow();
  expect(Object.fromEntries(told.map(({ name, hasOffer }) => [name, hasOffer]))).toEqual({
    Invitata: false,
    Curioasa: false,
    Depusa: true,
    Neterminata: false,
    Neconfirmata: false,
    Retrasa: false,
  });
  expect(told.every(({ viewedAt }) => viewedAt !== null)).toBe(true);
});
