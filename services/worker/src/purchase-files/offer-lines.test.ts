import { expect, test } from '@jest/globals';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { storePerson } from '@psp/bff-kit/testing/people';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { purchasePart } from '@psp/domain/sourcing/purchase-files/queries';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { anOffer, aRequest } from '@psp/domain/testing/scenario';
import { readZip } from '@psp/domain/testing/zips';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';

const { database, db, files, scenario } = await startTestWorker();
const { actor: uat } = await storePerson(database.orm, { kind: 'uat' });

async function fileOf(requestId: string) {
  const id = await scenario.as(uat, (write) => requestFile(write, { id: requestId }));
  await untilRow(database.orm, `select 1 from purchase_file where id = '${id}' and ready_at is not null`);
  const read = async (kind: 'pdf' | 'xlsx') => files.readToBuffer((await purchasePart(db, uat, id, kind)).storageKey);
  const { pages } = await readPdf(await read('pdf'));
  return { text: pages.join(' '), xlsx: await readZip(await read('xlsx')) };
}

test('after the opening the file contains the offer lines with their amounts', async () => {
  const requestId = await scenario.sent(uat, aRequest({ title: 'Panouri' }));
  const lines = [
    aLine({ description: 'Panouri și cleme', quantity: 2.5, unit: 'seturi', unitPrice: 19.99, vatRate: 11 }),
    aLine({ description: 'Montaj', unitPrice: 1000 }),
  ];
  for (const content of [anOffer({ lines }), anOffer({ price: 1500 })]) {
    const { actor } = await storePerson(database.orm, { kind: 'firma' });
    await scenario.submitted(actor, requestId, content);
  }
  const sealed = await fileOf(requestId);
  expect(sealed.text).not.toContain('Panouri și cleme');
  expect(Object.keys(sealed.xlsx)).not.toContain('xl/worksheets/sheet2.xml');
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat, (write) => openOffers(write, { id: requestId, version }));
  const { text, xlsx } = await fileOf(requestId);
  for (const said of ['Panouri și cleme', '2,5 seturi', '49,98', '55,48', '11%, 21%', '1.265,48'])
    expect(text).toContain(said);
  expect(text).toContain('1.049,98 lei fără TVA');
  expect(Object.keys(xlsx)).toContain('xl/worksheets/sheet2.xml');
});
