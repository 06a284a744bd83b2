import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { supportSectionsOf } from '@psp/contracts/support-view-names';
import {
  supportConversations,
  supportDashboard,
  supportLimits,
  supportMembers,
  supportOpportunities,
  supportRequests,
} from '@psp/contracts/support-views';
import { overseenOfferList } from '@psp/contracts/overseen';
import { answerConsultation } from '@psp/domain/sourcing/consultations/own-answer';
import { ignoreOpportunity } from '@psp/domain/sourcing/opportunities/ignored';
import { withdrawOffer } from '@psp/domain/sourcing/offers/own-offer';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
const admin = await app.as({ kind: 'admin' });
const uat = await app.as({ kind: 'uat' });
const firm = await app.as({ kind: 'firma' });
const sides = { uat, firma: firm };
const PRICE = 777_777;
const METHOD = 'Metodă sigilată.';
const content = aRequest({ title: 'Sigilată pentru toți' });
const ANSWER = { method: METHOD, term: 'Trei luni.', questions: '', attachments: [] };
const DAY = 86_400_000;

const get = async (kind: 'uat' | 'firma', section: string) => {
  const answer = await admin.get(`/organisations/${sides[kind].actor.organisationId}/support-view/${section}`);
  expect([section, answer.statusCode]).toEqual([section, 200]);
  return answer;
};
const all = async (kind: 'uat' | 'firma'): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const section of supportSectionsOf(kind)) answers[section] = (await get(kind, section)).body;
  return answers;
};
/* Without the number of received offers, which the authority sees. */
const withoutCounts = (answers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(answers).map(([section, body]) => [
      section,
      body.replaceAll(/"offers" ?: ?\d+/g, '').replaceAll(/"updatedAt" ?: ?"[^"]*"/g, ''),
    ]),
  );

const ids: Record<string, string> = {};
const ignored: Record<string, string> = {};
beforeAll(async () => {
  await rows('insert into organisation_domain (organisation_id, domain_slug) values (?, ?)', [
    firm.actor.organisationId,
    content.category,
  ]);
  for (const { actor } of [uat, firm])
    await admin.post(`/organisations/${actor.organisationId}/support-views`, { reason: 'Verificăm ce vede.' });
  const opened = await scenario.sent(uat.actor, content);
  await scenario.submitted(firm.actor, opened);
  await scenario.open(uat.actor, opened);
  for (const name of ['draft', 'submitted', 'to confirm', 'withdrawn'])
    ids[name] = await scenario.sent(uat.actor, content);
  ids['answer'] = await scenario.sent(uat.actor, content, 'consultation');
  for (const name of ['draft', 'submitted', 'withdrawn', 'answer']) {
    const id = await scenario.sent(uat.actor, content, name === 'answer' ? 'consultation' : undefined);
    ignored[name] = id;
    await scenario.as(firm.actor, (write) => ignoreOpportunity(write, { id }));
  }
});

const withdraw = (id: string) =>
  scenario.as(firm.actor, async (write) =>
    withdrawOffer(write, { id, version: await scenario.versionOf('offer', id) }),
  );
const answer = (id = '') =>
  scenario.as(firm.actor, (write) => answerConsultation(write, { id, version: null, content: ANSWER }));

test('requests that a firm has ignored stay out, whatever it has answered since', async () => {
  const shown = async () => {
    const { total } = supportOpportunities.parse((await get('firma', 'opportunities')).json());
    const { figures } = supportDashboard.parse((await get('firma', 'dashboard')).json());
    return [total, figures.matching];
  };
  const before = await shown();
  expect(before).toEqual([6, 5]);
  await scenario.offer(firm.actor, ignored['draft'] ?? '');
  expect(await shown()).toEqual(before);
  await scenario.submitted(firm.actor, ignored['submitted'] ?? '');
  expect(await shown()).toEqual(before);
  const offer = await scenario.submitted(firm.actor, ignored['withdrawn'] ?? '');
  expect(await shown()).toEqual(before);
  await withdraw(offer);
  expect(await shown()).toEqual(before);
  await answer(ignored['answer']);
  expect(await shown()).toEqual(before);
  const { items } = supportOpportunities.parse((await get('firma', 'opportunities')).json());
  for (const id of Object.values(ignored)) expect(items.map((item) => item.id)).not.toContain(id);
});

test('no section of a firm changes by its sealed offers and answers, and none of an authority but the number it sees', async () => {
  const changed = { ...content, deadline: new Date(Date.now() + 9 * DAY).toISOString() };
  const edited = ids['to confirm'] ?? '';
  const version = () => scenario.versionOf('service_request', edited);
  const save = async () =>
    scenario.as(uat.actor, async (write) =>
      saveRequest(write, { id: edited, version: await version(), content: changed }),
    );
  const before = { firma: await all('firma'), uat: withoutCounts(await all('uat')) };

  const sealed = anOffer({ price: PRICE, method: METHOD });
  const offers = [
    await scenario.offer(firm.actor, ids['draft'] ?? '', sealed),
    await scenario.submitted(firm.actor, ids['submitted'] ?? '', sealed),
    await scenario.submitted(firm.actor, edited, sealed),
  ];
  const withdrawn = await scenario.submitted(firm.actor, ids['withdrawn'] ?? '', sealed);
  await withdraw(withdrawn);
  await answer(ids['answer']);

  const submitted = { firma: await all('firma'), uat: await all('uat') };
  expect(submitted.firma).toEqual(before.firma);
  expect(withoutCounts(submitted.uat)).toEqual(before.uat);
  const { items } = supportRequests.parse(JSON.parse(submitted.uat['requests'] ?? ''));
  expect(items.find(({ id }) => id === ids['submitted'])?.offers).toBe(1);

  await save();
  const states = await rows<{ status: string }>('select status from offer where id = any (?::uuid[])', [
    `{${offers.join(',')}}`,
  ]);
  expect(states.map(({ status }) => status).toSorted()).toEqual(['draft', 'submitted', 'to_confirm']);
  for (const text of [...Object.values(await all('firma')), ...Object.values(await all('uat'))]) {
    expect(text).not.toMatch(/777[.,]?777|Metodă sigilată/);
    for (const id of [...offers, withdrawn]) expect(text).not.toContain(id);
  }
});

test('an opened offer is shown to both sides, as its authority reads it', async () => {
  for (const kind of ['uat', 'firma'] as const)
    expect(overseenOfferList.parse((await get(kind, 'offers')).json())).toMatchObject({
      total: 1,
      items: [{ price: 68_400, status: 'submitted' }],
    });
  expect(supportDashboard.parse((await get('firma', 'dashboard')).json()).offers).toEqual([
    { status: 'submitted', offers: 1 },
  ]);
});

test('drafts show their number, and conversations, members and files no texts, addresses or files', async () => {
  const TEXT = 'Text numai pentru noi';
  await scenario.draft(uat.actor, aRequest({ title: TEXT }));
  const project = await scenario.project(uat.actor, firm.actor);
  await scenario.as(uat.actor, (write) => startConversation(write, { project, subject: 'Livrarea', body: TEXT }));
  const list = supportRequests.parse((await get('uat', 'requests')).json());
  expect([list.drafts, list.items.some(({ status }) => status === 'draft')]).toEqual([1, false]);
  expect((await get('firma', 'conversations')).json()).toMatchObject({
    total: 1,
    items: [{ subject: 'Livrarea', status: 'pending', unread: 1 }],
  });
  for (const kind of ['uat', 'firma'] as const)
    for (const text of Object.values(await all(kind))) {
      expect(text).not.toContain(TEXT);
      expect(text).not.toContain(sides[kind].email);
    }
  expect(supportMembers.parse((await get('uat', 'members')).json()).members).toMatchObject([{ role: 'owner' }]);
  const { items } = supportLimits.parse((await get('uat', 'limits')).json());
  expect(items.find(({ limit }) => limit === 'message:account')).toMatchObject({ times: 300 });
});

test('private notes move no conversation and no time', async () => {
  const started: string[] = [];
  for (const subject of ['Mai veche', 'Mai nouă'])
    started.push(
      await scenario.as(uat.actor, async (write) =>
        startConversation(write, {
          project: await scenario.project(uat.actor, firm.actor),
          subject,
          body: 'Bună ziua.',
        }),
      ),
    );
  const listed = async (kind: 'uat' | 'firma') => {
    const { items } = supportConversations.parse((await get(kind, 'conversations')).json());
    return items.map(({ subject, lastAt }) => [subject, lastAt]);
  };
  const before = { uat: await listed('uat'), firma: await listed('firma') };
  expect(before.uat.map(([subject]) => subject)).toEqual(['Mai nouă', 'Mai veche', 'Livrarea']);
  for (const { actor } of [uat, firm])
    await scenario.as(actor, (write) =>
      writeMessage(write, { id: started[0] ?? '', body: 'Între noi.', isNote: true, attachments: [] }),
    );
  expect({ uat: await listed('uat'), firma: await listed('firma') }).toEqual(before);
  await scenario.as(firm.actor, (write) =>
    writeMessage(write, { id: started[0] ?? '', body: 'Pentru dumneavoastră.', isNote: false, attachments: [] }),
  );
  for (const kind of ['uat', 'firma'] as const)
    expect((await listed(kind)).map(([subject]) => subject)).toEqual(['Mai veche', 'Mai nouă', 'Livrarea']);
});
