import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { entryLabel } from '@psp/contracts/history';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import { type RequestView, requestView } from '@psp/contracts/service-requests';
import { readFirmaDashboard } from '@psp/domain/overseeing/dashboards/queries';
import { startOffer } from '@psp/domain/sourcing/offers/own-offer';
import { answerQuestion, askQuestion } from '@psp/domain/sourcing/questions/commands';
import { answerConsultation, withdrawAnswer } from '@psp/domain/sourcing/consultations/own-answer';
import { expireRequests } from '@psp/domain/sourcing/service-requests/pass-time';
import { asSystem } from '@psp/domain/as-system';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const [uat, firma, other] = [
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'firma' }),
  await app.as({ kind: 'firma' }),
];
type Firm = typeof firma;

const view = (response: { statusCode: number; json(): unknown }): RequestView => {
  expect(response.statusCode).toBe(200);
  return requestView.parse(response.json());
};
const read = async (id: string) => view(await uat.get(`/service-requests/${id}`));
const content = { method: 'Am lucra pe străzi.', term: 'Trei luni.', questions: 'Câte fișe sunt?' };
const answer = (firm: Firm, id: string, version: number | null = null, method = content.method) =>
  scenario.as(firm.actor, (write) => answerConsultation(write, { id, version, content: { ...content, method } }));
const titlesOf = async ({ actor }: Firm) =>
  (
    await rows<{ title: string }>('select title from notification where organisation_id = ? order by id', [
      actor.organisationId,
    ])
  ).map(({ title }) => title);

async function sent(): Promise<string> {
  const created = view(await uat.post('/service-requests', { content: aRequest(), kind: 'consultation' }));
  expect(created.kind).toBe('consultation');
  view(await uat.post(`/service-requests/${created.id}/send`, { version: created.version }));
  return created.id;
}

test('answers are counted, then opened, read, and concluded from; the firms that answered are told', async () => {
  const id = await sent();
  await answer(firma, id);
  await answer(other, id);
  const before = await read(id);
  expect(before).toMatchObject({ offerCount: 2, answers: null, offers: null });
  expect(before.actions).not.toContain('conclude');
  expect(
    (await uat.post(`/service-requests/${id}/conclude`, { version: before.version, conclusion: 'x' })).json(),
  ).toMatchObject({
    code: 'consultation.sealed',
  });
  const opened = view(await uat.post(`/service-requests/${id}/open-offers`, { version: before.version }));
  expect(opened.answers?.map(({ firma: { id: firm }, questions }) => [firm, questions])).toEqual([
    [firma.actor.organisationId, 'Câte fișe sunt?'],
    [other.actor.organisationId, 'Câte fișe sunt?'],
  ]);
  expect(opened.actions).toEqual(['cancel', 'conclude', 'copy']);
  const conclusion = 'Două firme pot lucra în trei luni.';
  const body = { version: opened.version, conclusion };
  const concluded = view(await uat.post(`/service-requests/${id}/conclude`, body));
  expect(concluded).toMatchObject({ status: 'completed', conclusion, project: null, actions: ['copy'] });
  expect((await uat.post(`/service-requests/${id}/conclude`, body)).statusCode).toBe(409);
  for (const firm of [firma, other])
    expect((await titlesOf(firm)).slice(-2)).toEqual(['Răspunsurile au fost deschise', 'Consultare încheiată']);
});

test('a firm that is invited later is asked for an answer, not for an offer', async () => {
  const id = await sent();
  const late = await app.as({ kind: 'firma' });
  view(await uat.post(`/service-requests/${id}/invite`, { partnerId: late.actor.organisationId }));
  expect((await titlesOf(late)).at(-1)).toBe('Sunteți invitați la o consultare');
});

test('a firm that answered is told of the answer to another firm’s question', async () => {
  const id = await sent();
  await answer(firma, id);
  await scenario.as(other.actor, (write) => askQuestion(write, { id, body: 'Câte fișe sunt?' }));
  const [question] = await rows<{ id: string }>('select id from question where request_id = ?', [id]);
  const reply = { id: question?.id ?? '', version: 1, answer: 'Sunt 4.200.' };
  await scenario.as(uat.actor, (write) => answerQuestion(write, reply));
  expect((await titlesOf(firma)).at(-1)).toBe('Răspuns la o întrebare');
});

test('a request for offers is started from a consultation with its text', async () => {
  const id = await sent();
  const copy = view(await uat.post(`/service-requests/${id}/copy`, {}));
  expect(copy.content.weights).toEqual(DEFAULT_WEIGHTS);
  const { number } = await read(id);
  expect(copy).toMatchObject({ kind: 'purchase', status: 'draft', content: { title: aRequest().title } });
  expect(copy).toMatchObject({ origin: { id, number }, started: null });
  expect((await read(id)).started).toEqual([{ id: copy.id, number: copy.number }]);
  view(await uat.post(`/service-requests/${copy.id}/send`, { version: copy.version }));
  const again = view(await uat.post(`/service-requests/${copy.id}/copy`, {}));
  expect(again.origin).toBeNull();
});

test('an answer replaced before the opening is read as it was last; a withdrawn one is not read', async () => {
  const id = await sent();
  await answer(firma, id);
  await answer(firma, id, 1, 'Am lucra pe sate.');
  await answer(other, id);
  await scenario.as(other.actor, (write) => withdrawAnswer(write, { id, version: 1 }));
  const { version, offerCount } = await read(id);
  expect(offerCount).toBe(1);
  const { answers } = view(await uat.post(`/service-requests/${id}/open-offers`, { version }));
  expect(answers?.map(({ method }) => method)).toEqual(['Am lucra pe sate.']);
  await expect(answer(firma, id, 2)).rejects.toMatchObject({ code: 'consultation.closed' });
});

test('its own words stand in the history, in the calendar, in what is told of its end, and before the firms that answered', async () => {
  const id = await sent();
  await answer(firma, id);
  const calendar = await uat.get('/deadlines.ics');
  expect(calendar.body.replace(/\r\n[ \t]/g, '')).toContain('SUMMARY:Se închide primirea răspunsurilor: ');
  const { version, content: text } = await read(id);
  const changed = view(await uat.put(`/service-requests/${id}`, { version, content: { ...text, title: 'Fișe' } }));
  const dashboard = await scenario.as(firma.actor, ({ db }) => readFirmaDashboard(db, firma.actor));
  const waits = JSON.parse(dashboard).todos.map(({ kind, id: of }: { kind: string; id: string }) => [kind, of]);
  expect(waits).toContainEqual(['confirmAnswer', id]);
  const opened = view(await uat.post(`/service-requests/${id}/open-offers`, { version: changed.version }));
  expect(opened.history.map((entry) => entryLabel(entry))).toContain('Răspunsuri deschise');
  const first = opened.history.find(({ action }) => action === 'consultation-answer.submit');
  expect([first?.from, first?.to]).toEqual([null, 'submitted']);
  const refused = await uat.put(`/service-requests/${id}`, { version: opened.version, content: text });
  expect(refused.json()).toMatchObject({ code: 'consultation.closed' });
  view(await uat.post(`/service-requests/${id}/cancel`, { version: opened.version, reason: 'Nu mai este nevoie.' }));
  expect((await titlesOf(firma)).at(-1)).toBe('Consultare anulată');
});

test('nobody offers on a consultation, not even through the release before', async () => {
  const id = await sent();
  await expect(
    scenario.as(firma.actor, (write) => startOffer(write, { id, content: anOffer() })),
  ).rejects.toMatchObject({ code: 'consultation.no_offers' });
  await expect(
    rows('insert into offer (request_id, organisation_id, created_by, request_revision) values (?, ?, ?, 1)', [
      ...[id, firma.actor.organisationId, firma.actor.accountId],
    ]),
  ).rejects.toThrow('offer on a consultation');
  const purchase = await scenario.sent(uat.actor);
  await expect(answer(firma, purchase)).rejects.toMatchObject({ code: 'consultation.none' });
});

test('without answers it is concluded after its deadline; left alone it expires, and who answered is told', async () => {
  const alone = await sent();
  const past = (id: string, days: number) =>
    rows(`update service_request set deadline = now() - make_interval(days => ?) where id = ?`, [days, id]);
  await past(alone, 1);
  const { version, actions } = await read(alone);
  expect(actions).toContain('conclude');
  view(await uat.post(`/service-requests/${alone}/conclude`, { version, conclusion: 'Nu a răspuns nimeni.' }));
  const forgotten = await sent();
  await answer(firma, forgotten);
  await past(forgotten, 31);
  await asSystem(database.orm, (write) => expireRequests.apply(write, forgotten));
  expect(await read(forgotten)).toMatchObject({ status: 'expired', answers: null });
  expect((await titlesOf(firma)).at(-1)).toBe('Consultare fără concluzie');
  expect((await titlesOf(uat)).at(-1)).toBe('Consultare fără concluzie');
});

test('another authority and a reader cannot conclude, and no stranger reads a file of an answer', async () => {
  const id = await sent();
  const stranger = await app.as({ kind: 'uat' });
  const reader = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  const body = { version: 2, conclusion: 'x' };
  const path = `/service-requests/${id}/conclude`;
  const answers = [await stranger.post(path, body), await reader.post(path, body), await firma.post(path, body)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403]);
  const [fileId] = (
    await rows<{ id: string }>(
      `insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key)
       values ('attachment', ?, 'schiță.pdf', 'application/pdf', 4, 'schita') returning id`,
      [firma.actor.organisationId],
    )
  ).map((row) => row.id);
  await app.files.write('schita', '%PDF');
  await scenario.as(firma.actor, (write) =>
    answerConsultation(write, { id, version: null, content: { ...content, attachments: [fileId ?? ''] } }),
  );
  const [stored] = await rows<{ id: string }>('select id from consultation_answer where request_id = ?', [id]);
  const file = `/consultation-answers/${stored?.id}/attachments/${fileId}`;
  expect((await uat.get(file)).statusCode).toBe(404);
  const { version } = await read(id);
  view(await uat.post(`/service-requests/${id}/open-offers`, { version }));
  expect((await uat.get(file)).statusCode).toBe(200);
  expect((await stranger.get(file)).statusCode).toBe(404);
});
