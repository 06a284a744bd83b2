import { beforeAll, expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import { opportunityView, type OpportunityView } from '@psp/contracts/opportunities';
import { requestVersions } from '@psp/contracts/request-versions';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { aPdf } from '@psp/domain/testing/documents';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
let firma: Awaited<ReturnType<typeof app.as>>;
let otherFirma: typeof firma;
let uat: typeof firma;
beforeAll(async () => {
  [firma, otherFirma, uat] = [
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'uat' }),
  ];
});

const view = (response: { statusCode: number; json(): unknown }): OpportunityView => {
  expect(response.statusCode).toBe(200);
  return opportunityView.parse(response.json());
};

test('a firm that may see a request downloads its files; another, and one before the sending, does not', async () => {
  const file = await anAttachment(app, uat.actor);
  const content = aRequest({ visibility: 'invited', invited: [firma.actor.organisationId], attachments: [file.id] });
  const draft = await scenario.draft(uat.actor, content);
  expect((await firma.get(`/opportunities/${draft}/attachments/${file.id}`)).statusCode).toBe(404);
  const id = await scenario.sent(uat.actor, content);
  expect(view(await firma.get(`/opportunities/${id}`)).attachments).toEqual([file]);
  expect((await firma.get(`/opportunities/${id}/attachments/${file.id}`)).rawPayload).toEqual(aPdf());
  expect((await otherFirma.get(`/opportunities/${id}/attachments/${file.id}`)).statusCode).toBe(404);
});

test('a firm attaches files to its offer, sees them, and takes them away', async () => {
  const id = await scenario.sent(uat.actor);
  const file = (await upload(firma, '/uploads', aPdf(), 'Referințe.pdf')).json();
  const content = anOffer({ attachments: [file.id] });
  const { offer } = view(await firma.post(`/opportunities/${id}/offers`, { content }));
  expect(offer?.attachments).toEqual([file]);
  const address = `/offers/${offer?.id}/attachments/${file.id}`;
  expect((await firma.get(address)).rawPayload).toEqual(aPdf());
  expect((await otherFirma.get(address)).statusCode).toBe(404);
  const body = { version: offer?.version, content: anOffer({ attachments: [] }) };
  expect(view(await firma.put(`/offers/${offer?.id}`, body)).offer).toMatchObject({ attachments: [], version: 2 });
  expect((await firma.get(address)).statusCode).toBe(404);
});

test('a firm sees every version of a request, and not who else was invited', async () => {
  const invited = [firma.actor.organisationId, otherFirma.actor.organisationId];
  const id = await scenario.sent(uat.actor, aRequest({ visibility: 'invited', invited }));
  const content = aRequest({
    ...{ title: 'Alt titlu', visibility: 'invited', invited: [firma.actor.organisationId] },
    deadline: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  });
  await scenario.as(uat.actor, (write) => saveRequest(write, { id, version: 2, content }));
  const response = await firma.get(`/opportunities/${id}/versions`);
  const { items } = requestVersions.parse(response.json());
  expect(items.map(({ revision, content: { title } }) => [revision, title])).toEqual([
    [2, 'Alt titlu'],
    [1, 'Digitalizarea registrului agricol'],
  ]);
  expect(response.body).not.toContain(otherFirma.actor.organisationId);
  expect((await otherFirma.get(`/opportunities/${id}/versions`)).statusCode).toBe(404);
});
