import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { overseenProjectView, overseenRequestView } from '@psp/contracts/overseen';
import { proposeAmendment } from '@psp/domain/collaborating/amendments/commands';
import { addMilestone, tickMilestone } from '@psp/domain/collaborating/projects/milestones';
import { newId } from '@psp/domain/id';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
const ana = await app.as({ kind: 'admin' });
const dan = await app.as({ kind: 'admin', role: 'editor', organisationId: ana.actor.organisationId });
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: ana.actor.organisationId });
const elsewhere = await app.as({ kind: 'admin', role: 'editor', organisationId: ana.actor.organisationId });
await rows(`update membership set areas = '{events}' where account_id = ?`, [elsewhere.actor.accountId]);
let uat: Person;
let firma: Person;

beforeEach(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
});

const DAY = 86_400_000;
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const text = 'Vă rugăm să alegeți o ofertă.';
const read = async (id: string) =>
  overseenRequestView.parse((await ana.get(`/service-requests/${id}/audit`)).json()).request;
const readProject = async (id: string) => overseenProjectView.parse((await ana.get(`/projects/${id}`)).json());
const toldOf = (person: Person) =>
  rows<{ event: string; message: string; href: string }>(
    `select event, message, href from notification where account_id = ? and event like 'reminders.%' order by id`,
    [person.actor.accountId],
  );
const mailsTo = (person: Person) =>
  rows(`select id from mail where recipient = (select email::text from account where id = ?) and data::text like ?`, [
    person.actor.accountId,
    `%${text}%`,
  ]);
const overdue = async (): Promise<string> => {
  const id = await scenario.sent(uat.actor);
  await rows(`update service_request set deadline = now() - interval '1 day' where id = ?`, [id]);
  return id;
};
const remind = async (id: string, by = ana, body: object = {}) =>
  by.post(`/service-requests/${id}/remind`, { version: (await read(id)).version, text, ...body });

describe('the authority of a request', () => {
  test('is reminded after the deadline, by notification and mail, and the time line shows it', async () => {
    const id = await overdue();
    expect((await read(id)).actions).toEqual(['cancel', 'remind']);
    const view = overseenRequestView.parse((await remind(id)).json());
    expect(view.entries.at(-1)).toMatchObject({ action: 'service-request.remind', reason: text, outcome: 'done' });
    expect(await toldOf(uat)).toMatchObject([
      { event: 'reminders.decide', href: `/uat/service-requests/${id}`, message: expect.stringContaining(text) },
    ]);
    expect(await mailsTo(uat)).toHaveLength(1);
  });

  test('is not reminded before it', async () => {
    const id = await scenario.sent(uat.actor);
    expect((await read(id)).actions).toEqual(['cancel']);
    expect(codeOf(await remind(id))).toBe('reminder.not_due');
  });

  test('is reminded once a day of one request, by whichever of two administrators', async () => {
    const id = await overdue();
    const answers = await Promise.all([remind(id, ana), remind(id, dan)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    expect(codeOf(await remind(id))).toBe('reminder.sent_today');
    await rows(`update attempt set at = at - interval '25 hours' where kind like 'reminder:%'`);
    expect((await remind(id)).statusCode).toBe(200);
    expect(await toldOf(uat)).toHaveLength(2);
  });

  test('gets five reminders a day at most', async () => {
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 6; n += 1) codes.push(codeOf(await remind(await overdue())));
    expect(codes.slice(4)).toEqual([undefined, 'reminder.recipient_full']);
    expect(await toldOf(uat)).toHaveLength(5);
  });

  test('is reminded once by a double click', async () => {
    const id = await overdue();
    const key = { 'idempotency-key': newId() };
    const { version } = await read(id);
    const answers = await Promise.all(
      [1, 2].map(() => ana.post(`/service-requests/${id}/remind`, { version, text }, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await toldOf(uat)).toHaveLength(1);
  });

  test('is not reminded by viewers, by editors of other areas, without words or of what was read before a change', async () => {
    const id = await overdue();
    expect((await remind(id, viewer)).statusCode).toBe(403);
    expect(codeOf(await remind(id, elsewhere))).toBe('member.area_missing');
    expect((await remind(id, uat)).statusCode).toBe(403);
    expect((await remind(id, ana, { text: ' ' })).statusCode).toBe(400);
    expect((await remind(id, ana, { text: 'x'.repeat(1001) })).statusCode).toBe(400);
    expect(codeOf(await remind(id, ana, { version: 1 }))).toBe('version.stale');
    expect((await ana.post(`/service-requests/${newId()}/remind`, { version: 1, text })).statusCode).toBe(404);
    expect(await toldOf(uat)).toEqual([]);
  });
});

describe('firms that have to confirm their offers', () => {
  const changed = async (): Promise<string> => {
    const id = await scenario.sent(uat.actor);
    await scenario.submitted(firma.actor, id);
    return edit(id);
  };
  const edit = async (id: string): Promise<string> => {
    const content = aRequest({ deadline: new Date(Date.now() + 9 * DAY).toISOString() });
    const version = await scenario.versionOf('service_request', id);
    await scenario.as(uat.actor, (write) => saveRequest(write, { id, version, content }));
    return id;
  };
  const ask = async (id: string) =>
    ana.post(`/service-requests/${id}/remind-firms`, { version: (await read(id)).version, text });

  test('are reminded without telling whether there are any', async () => {
    const [some, none] = [await changed(), await edit(await scenario.sent(uat.actor))];
    const [one, other] = [await ask(some), await ask(none)].map((answer) => overseenRequestView.parse(answer.json()));
    expect(await toldOf(firma)).toMatchObject([
      { event: 'reminders.confirm', href: `/firma/opportunities/${some}`, message: expect.stringContaining(text) },
    ]);
    const shown = (view: typeof one) => [view?.request.actions, view?.entries.map(({ action, who }) => [action, who])];
    expect(shown(one)).toEqual(shown(other));
    expect([codeOf(await ask(some)), codeOf(await ask(none))]).toEqual(['reminder.sent_today', 'reminder.sent_today']);
  });

  test('are reminded only of a request that was changed and still takes offers', async () => {
    const id = await scenario.sent(uat.actor);
    expect(codeOf(await ask(id))).toBe('reminder.not_changed');
    const late = await changed();
    await rows(`update service_request set deadline = now() - interval '1 hour' where id = ?`, [late]);
    expect(codeOf(await ask(late))).toBe('request.submission_closed');
  });

  test('a firm with enough reminders is left out in silence', async () => {
    const id = await changed();
    await rows(`insert into attempt (kind, key, at) select 'reminder:sealed', ?, now() from generate_series(1, 5)`, [
      firma.actor.organisationId,
    ]);
    expect((await ask(id)).statusCode).toBe(200);
    expect(await toldOf(firma)).toEqual([]);
  });

  test.each([true, false])('other reminders do not tell whether a firm has such an offer: %s', async (hasOffer) => {
    const id = hasOffer ? await changed() : await edit(await scenario.sent(uat.actor));
    const projects: string[] = [];
    for (let n = 0; n < 6; n += 1) projects.push(await scenario.running(uat.actor, firma.actor));
    await rows(`update project set updated_at = now() - interval '8 days' where firma_id = ?`, [
      firma.actor.organisationId,
    ]);
    const codes: (string | undefined)[] = [];
    for (const [n, project] of projects.entries()) {
      if (n === 4) expect((await ask(id)).statusCode).toBe(200);
      const { version } = await readProject(project);
      codes.push(codeOf(await ana.post(`/projects/${project}/remind`, { version, text })));
    }
    expect(codes.slice(3)).toEqual([undefined, undefined, 'reminder.recipient_full']);
    expect((await toldOf(firma)).filter(({ event }) => event === 'reminders.confirm')).toHaveLength(hasOffer ? 1 : 0);
  });
});

describe('the side of a project that has to act', () => {
  const idle = (id: string) => rows(`update project set updated_at = now() - interval '8 days' where id = ?`, [id]);
  const ask = async (id: string, by = ana) =>
    by.post(`/projects/${id}/remind`, { version: (await readProject(id)).version, text });

  test('is the firm that works', async () => {
    const id = await scenario.running(uat.actor, firma.actor);
    expect(codeOf(await ask(id))).toBe('reminder.too_early');
    await idle(id);
    const view = await readProject(id);
    expect([view.acts, view.actions]).toEqual(['firma', ['cancel', 'remind']]);
    const after = overseenProjectView.parse((await ask(id)).json());
    expect(after.version).toBe(view.version);
    expect(after.entries.at(-1)).toMatchObject({ action: 'project.remind', reason: text });
    expect(await toldOf(firma)).toMatchObject([{ event: 'reminders.continueForFirma', href: `/firma/projects/${id}` }]);
    expect(await toldOf(uat)).toEqual([]);
    expect(codeOf(await ask(id, dan))).toBe('reminder.sent_today');
  });

  test.each([
    [
      'a milestone that is ticked',
      async (id: string) => {
        const [milestone] = await rows<{ id: string }>(
          `insert into milestone (project_id, title, created_at) values (?, 'Instruire', now()) returning id`,
          [id],
        );
        const at = { id, milestoneId: milestone?.id ?? '', version: 1, done: true };
        await scenario.as(firma.actor, (write) => tickMilestone(write, at));
      },
    ],
    [
      'a milestone that is added',
      (id: string) => scenario.as(uat.actor, (write) => addMilestone(write, { id, title: 'Recepție', dueOn: null })),
    ],
    [
      'an amendment that is proposed',
      async (id: string) => {
        const proposal = { version: 2, dueOn: null, price: 4321, reason: 'Mai puțin de lucru.' };
        await scenario.as(firma.actor, (write) => proposeAmendment(write, { id, ...proposal }));
      },
    ],
  ])('is not reminded within seven days of %s', async (_, work) => {
    const id = await scenario.running(uat.actor, firma.actor);
    await idle(id);
    const { version, actions } = await readProject(id);
    expect(actions).toContain('remind');
    await work(id);
    expect(await readProject(id)).toMatchObject({ version, actions: ['cancel'] });
    expect(codeOf(await ask(id))).toBe('reminder.too_early');
  });

  test('is the authority when the work was delivered', async () => {
    const id = await scenario.delivered(uat.actor, firma.actor);
    await idle(id);
    expect((await ask(id)).statusCode).toBe(200);
    expect(await toldOf(uat)).toMatchObject([{ event: 'reminders.continueForUat', href: `/uat/projects/${id}` }]);
  });

  test('is nobody when it has ended, and viewers remind nobody', async () => {
    const id = await scenario.completed(uat.actor, firma.actor);
    expect(await readProject(id)).toMatchObject({ acts: null, actions: [] });
    expect(codeOf(await ask(id))).toBe('action.not_allowed');
    expect((await ask(id, viewer)).statusCode).toBe(403);
    expect((await ana.post(`/projects/${newId()}/remind`, { version: 1, text })).statusCode).toBe(404);
  });
});
