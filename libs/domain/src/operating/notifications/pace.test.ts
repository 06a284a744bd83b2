import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { transaction } from '../../write.ts';
import { EVENTS } from './events.ts';
import { notify } from './notify.ts';
import { countNotices } from './pace.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Whether a notification of this event to another organisation is counted. */
const isCounted = async (event: string): Promise<boolean> => {
  const actor = anActor({ kind: 'firma' });
  await transaction(database.orm, { actor }, async (write) => {
    const texts = { title: 'Titlu', message: 'Text', href: '/', about: null };
    notify(write, [newId()], { event, ...texts, topic: null, isSecurity: false, hasOwnMail: false });
    await countNotices(write);
  });
  const counted = 'select from attempt where kind = ? and key = ?';
  return (await database.orm.em.fork().execute(counted, ['notice:account', actor.accountId])).length === 1;
};

test('every notification of a member to other organisations is counted, or limited by its event', async () => {
  const unlimited: string[] = [];
  for (const { name, bound } of EVENTS.values()) if (!bound && !(await isCounted(name))) unlimited.push(name);
  expect(EVENTS.size).toBeGreaterThan(50);
  expect(unlimited).toEqual([]);
  expect(await isCounted('messages.message')).toBe(false);
  expect(await isCounted('an.eventOfTheNextRelease')).toBe(true);
});
