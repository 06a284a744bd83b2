import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { flush, transaction, type Write } from '../../write.ts';
import { cancelIssue, createIssue, editIssue } from './issues.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const admin = anActor({ kind: 'admin' });
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await rows(`insert into account (id, email, display_name, password_hash) values ('${admin.accountId}', 'a@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status) values ('${admin.organisationId}', 'admin', 'Asociația', 'approved')`);
});
afterAll(() => database.close());

type Work = (write: Write<Actor>) => Promise<unknown>;
const rows = (sql: string) => database.orm.em.fork().execute<unknown[]>(sql);
const run = <T>(work: (write: Write<Actor>) => Promise<T>): Promise<T> =>
  transaction(database.orm, { actor: admin, now: NOW }, work);
const content = (body: string) => ({
  ...{ subject: 'Noutăți', preheader: '', body },
  ...{ audience: 'all' as const, countyCode: null, domain: null },
});

let image: string;
/** Saves a draft that shows the picture of the other draft. */
let show: Work;
/** Discards the draft for which the picture was uploaded. */
let giveUp: Work;
beforeEach(async () => {
  const draft = (body: string) => run((write) => createIssue(write, content(body)));
  image = newId();
  await rows(
    `insert into image (id, storage_key, width, height, widths) values ('${image}', 'image/${image}', 960, 640, '{960}')`,
  );
  const shown = `<p><img src="/api/public/images/${image}/960" alt="Podul nou"></p>`;
  const [owner, other] = [await draft(shown), await draft('<p>Bună ziua.</p>')];
  await rows(`insert into newsletter_picture (image_id, issue_id) values ('${image}', '${owner}')`);
  show = (write) => editIssue(write, { id: other, version: 1, ...content(shown) });
  giveUp = (write) => cancelIssue(write, { id: owner, version: 1 });
});

const isWaiting = async (): Promise<boolean> =>
  (await rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .length > 0;
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

/** Starts the second after the first has written everything but before it commits. Resolves with the outcome of the second. */
const overlap = async (first: Work, second: Work): Promise<string> => {
  const behind = await run(async (write) => {
    await first(write);
    await flush(write);
    const under = outcome(run(second));
    while (!(await isWaiting()) && (await Promise.race([under, Promise.resolve('under way')])) === 'under way');
    return { under };
  });
  return behind.under;
};
const pictures = () => rows(`select 1 from image where id = '${image}'`);

test('a picture that another draft is about to show is kept although its own draft is discarded', async () => {
  expect(await overlap(show, giveUp)).toBe('done');
  expect(await pictures()).toHaveLength(1);
});

test('a draft cannot show a picture that is being deleted', async () => {
  expect(await overlap(giveUp, show)).toBe('newsletter.picture_gone');
  expect(await pictures()).toEqual([]);
});
