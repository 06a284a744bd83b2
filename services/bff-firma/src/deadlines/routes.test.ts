import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { calendarAddress, deadlineList } from '@psp/contracts/deadlines';
import { romanianDay } from '@psp/contracts/romania';
import { addMilestone } from '@psp/domain/collaborating/projects/milestones';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const DAY = 86_400_000;
const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const dayIn = (days: number): string => romanianDay(new Date(Date.now() + days * DAY));
const deadlines = async (who = firma) => deadlineList.parse((await who.get('/deadlines')).json()).items;
const request = (days: number) => aRequest({ deadline: new Date(Date.now() + days * DAY).toISOString() });

test('a firm is told until when it may send what it began, how long it is bound, and when its work is due', async () => {
  expect(await deadlines()).toEqual([]);
  const begun = await scenario.sent(uat.actor, request(3));
  await scenario.offer(firma.actor, begun);
  const sent = await scenario.sent(uat.actor, request(2));
  await scenario.submitted(firma.actor, sent, anOffer({ validUntil: dayIn(40) }));
  await scenario.sent(uat.actor, request(1));
  const project = await scenario.running(uat.actor, firma.actor);
  await rows(`update project set due_on = '${dayIn(9)}' where id = '${project}'`);
  await scenario.as(uat.actor, (write) => addMilestone(write, { id: project, title: 'Instruire', dueOn: dayIn(5) }));
  expect((await deadlines()).map(({ kind, id, about }) => [kind, id, about])).toEqual([
    ['offersClose', begun, ''],
    ['milestone', project, 'Instruire'],
    ['project', project, ''],
    ['offerEnds', sent, ''],
  ]);
  expect(await deadlines(await app.as({ kind: 'firma' }))).toEqual([]);
});

test('its calendar leads to its own pages, as a file and at an address of its own', async () => {
  const { body } = await firma.get('/deadlines.ics');
  const text = body.replace(/\r\n[ \t]/g, '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(text).toContain('SUMMARY:Ultima zi de valabilitate a ofertei dvs.: ');
  expect(text).toMatch(/URL[^\r]*\/firma\/opportunities\//);
  expect(text).toMatch(/DESCRIPTION:SP-[^\r]*\/firma\/opportunities\/[^\r]*Memento/);
  expect(text).not.toContain('/uat/');
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(4);
  expect(text).toContain(`${uat.actor.organisationName.replaceAll(',', '\\,')}\\n`);
  const { address } = calendarAddress.parse((await firma.post('/calendar/open', {})).json());
  expect(address).toMatch(/\/api\/public\/calendar\/[\w-]{43}\.ics$/);
});
