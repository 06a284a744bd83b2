import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { calendarAddress, deadlineList } from '@psp/contracts/deadlines';
import { romanianDay } from '@psp/contracts/romania';
import { addMilestone } from '@psp/domain/collaborating/projects/milestones';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const DAY = 86_400_000;
const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const dayIn = (days: number): string => romanianDay(new Date(Date.now() + days * DAY));
const deadlines = async (who = uat) => deadlineList.parse((await who.get('/deadlines')).json()).items;

test('what ends is listed by when it does: offers, milestones, projects, the validity of opened offers', async () => {
  expect(await deadlines()).toEqual([]);
  const project = await scenario.running(uat.actor, firma.actor);
  await rows(`update project set due_on = '${dayIn(9)}' where id = '${project}'`);
  for (const [title, dueOn] of [
    ['Instruire', dayIn(5)],
    ['Trecută', dayIn(-5)],
    ['Fără termen', null],
  ] as const)
    await scenario.as(uat.actor, (write) => addMilestone(write, { id: project, title, dueOn }));
  const deadline = new Date(Date.now() + 2 * DAY).toISOString();
  const sent = await scenario.sent(uat.actor, aRequest({ title: 'Iluminat', deadline }));
  await scenario.draft(uat.actor, aRequest({ deadline }));
  const { requestId } = await scenario.opened(uat.actor, [firma.actor]);
  expect((await deadlines()).map(({ kind, id, about }) => [kind, id, about])).toEqual([
    ['offersClose', sent, ''],
    ['milestone', project, 'Instruire'],
    ['project', project, ''],
    ['offerEnds', requestId, ''],
  ]);
  expect(await deadlines(await app.as({ kind: 'uat' }))).toEqual([]);
});

test('nothing is told of offers before they are opened', async () => {
  const other = await app.as({ kind: 'uat' });
  await scenario.submitted(firma.actor, await scenario.sent(other.actor));
  expect((await deadlines(other)).map(({ kind }) => kind)).toEqual(['offersClose']);
});

test('the calendar file has an event for each, whole days without an hour', async () => {
  const response = await uat.get('/deadlines.ics');
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = response.body.replace(/\r\n[ \t]/g, '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(text).toContain(`DTSTART;VALUE=DATE:${dayIn(5).replaceAll('-', '')}`);
  expect(text).toContain('SUMMARY:Etapă: Instruire: ');
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  expect(text).toContain('SUMMARY:Se închide primirea ofertelor: Iluminat');
  const [, iluminat = ''] = /(BEGIN:VEVENT(?:(?!END:VEVENT)[^])*Iluminat[^]*?END:VEVENT)/.exec(text) ?? [];
  expect(iluminat).toMatch(
    /\nDESCRIPTION:SP-\d{4}-\d{6}\\, Organizația uat\\nDeschideți în portal: http:\/\/portal\.test\/uat\/service-requests\/[\w-]{36}\\nMemento: cu o zi înainte\.\r\n/,
  );
  expect(iluminat).toContain('TRIGGER:-P1D');
});

test('each milestone is an event of its own, also beside one of the same name and day, and stays it when renamed', async () => {
  const other = await app.as({ kind: 'uat' });
  const project = await scenario.running(other.actor, firma.actor);
  const input = { id: project, title: 'Recepție', dueOn: dayIn(5) };
  for (let n = 0; n < 2; n += 1) await scenario.as(other.actor, (write) => addMilestone(write, input));
  const events = async () => {
    const text = (await other.get('/deadlines.ics')).body.replace(/\r\n[ \t]/g, '');
    return [...text.matchAll(/^UID:(milestone.*)\r$/gm)].map(([, uid]) => uid);
  };
  const before = await events();
  expect(new Set(before).size).toBe(2);
  const [milestone] = await rows<{ id: string }>(`select id from milestone where project_id = '${project}' limit 1`);
  await rows(`update milestone set title = 'Recepție finală' where id = '${milestone?.id}'`);
  expect((await events()).toSorted()).toEqual(before.toSorted());
});

test('a calendar address is made, replaced and stopped, each recorded; only its hash is kept', async () => {
  const open = async () => calendarAddress.parse((await uat.post('/calendar/open', {})).json()).address;
  const [first, second] = [await open(), await open()];
  expect(first).toMatch(/\/api\/public\/calendar\/[\w-]{43}\.ics$/);
  expect(second).not.toBe(first);
  const stored = await rows<{ token_hash: string }>('select token_hash from calendar_address');
  expect(stored).toHaveLength(1);
  expect(second).not.toContain(stored[0]?.token_hash);
  expect((await uat.get('/calendar')).json()).toEqual({ openedAt: expect.any(String) });
  for (let n = 0; n < 2; n += 1) expect((await uat.post('/calendar/close', {})).statusCode).toBe(204);
  expect((await uat.get('/calendar')).json()).toEqual({ openedAt: null });
  const acts = await rows(`select action from audit where action like 'calendar.%' order by id`);
  expect(acts).toEqual(['open', 'open', 'close'].map((action) => ({ action: `calendar.${action}` })));
});
