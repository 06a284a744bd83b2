import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { amountsOfLines } from '@psp/contracts/offer-lines';
import { requestView } from '@psp/contracts/service-requests';
import { aLine, someLines } from '@psp/contracts/testing/offer-lines';
import { newId } from '@psp/domain/id';
import { createReadDb } from '@psp/domain/read-db';
import { purchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { reviseOffer } from '@psp/domain/sourcing/offers/own-offer';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import fc from 'fast-check';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const db = createReadDb(database.orm);

/** All that an authority can read of a request, as text. */
async function everythingOf(
  uat: Awaited<ReturnType<typeof app.as>>,
  requestId: string,
  title: string,
): Promise<string> {
  const paths = [
    ...[`/service-requests/${requestId}`, `/service-requests/${requestId}/versions`],
    ...[`/service-requests?q=${title}`, `/service-requests/export?format=csv`, '/dashboard', '/notifications'],
  ];
  const answers = await Promise.all(paths.map((path) => uat.get(path)));
  const fileId = await scenario.as(uat.actor, (write) => requestFile(write, { id: requestId }));
  const file = await purchaseContent(db, fileId, new Date());
  await database.orm.em.fork().execute('delete from purchase_file where id = ?', [fileId]);
  return answers.map(({ body }) => body).join('\n') + JSON.stringify(file);
}

test('before the opening nothing of an offer is read by its authority, whatever it says; after it all of its last version', async () => {
  const [uat, firma] = await Promise.all([app.as({ kind: 'uat' }), app.as({ kind: 'firma' })]);
  await fc.assert(
    fc.asyncProperty(someLines, async (lines) => {
      const [mark, earlier] = [newId(), newId()];
      const title = `Iluminat ${mark.slice(-6)}`;
      const requestId = await scenario.sent(uat.actor, aRequest({ title }));
      const content = (word: string) =>
        anOffer({ method: word, team: word, lines: [...lines, aLine({ description: word, unit: word.slice(-12) })] });
      const id = await scenario.submitted(firma.actor, requestId, content(earlier));
      const version = await scenario.versionOf('offer', id);
      await scenario.as(firma.actor, (write) => reviseOffer(write, { id, version, content: content(mark) }));
      const sealed = await everythingOf(uat, requestId, title);
      for (const word of [mark, earlier]) expect(sealed).not.toContain(word.slice(-12));
      const at = await scenario.versionOf('service_request', requestId);
      await scenario.as(uat.actor, (write) => openOffers(write, { id: requestId, version: at }));
      const [offer] = requestView.parse((await uat.get(`/service-requests/${requestId}`)).json()).offers ?? [];
      const { lines: said } = content(mark);
      expect(offer).toMatchObject({ method: mark, lines: said });
      expect([offer?.price, offer?.priceWithVat]).toEqual([
        amountsOfLines(said ?? []).net,
        amountsOfLines(said ?? []).gross,
      ]);
      expect(await everythingOf(uat, requestId, title)).not.toContain(earlier.slice(-12));
    }),
    { numRuns: 6 },
  );
});
