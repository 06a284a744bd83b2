import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { exchangeList, exchangeQuery } from '@psp/contracts/exchange';
import { listExchange } from '@psp/domain/collaborating/exchange/list';
import { readExchange } from '@psp/domain/collaborating/exchange/queries';
import { joinExchange } from '@psp/domain/collaborating/exchange/joined';
import { adoptExchange } from '@psp/domain/collaborating/exchange/adopt';
import { createExchange, publishExchange } from '@psp/domain/collaborating/exchange/write-project';
import { mergeOrganisations } from '@psp/domain/overseeing/users/merging/commands';
import { undoMerge } from '@psp/domain/overseeing/users/merging/undo';
import { acting } from '@psp/domain/testing/acting';
import { anExchange } from '@psp/domain/testing/exchange';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const [author, kept, closed] = [
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'uat' }),
];
type Person = typeof author;

const versionOf = async ({ actor }: Person): Promise<number> =>
  (await rows<{ version: number }>('select version from organisation where id = ?', [actor.organisationId]))[0]
    ?.version ?? 0;
/** Merges an authority into the other one. Returns the id of the merge. */
const merged = async (into: Person, one: Person) =>
  by(admin.actor, mergeOrganisations, {
    ...{ id: into.actor.organisationId, version: await versionOf(into) },
    ...{ closedId: one.actor.organisationId, closedVersion: await versionOf(one) },
    ...{ name: one.actor.organisationName, reason: 'Aceeași primărie.', fields: [] },
  });
const published = async (who: Person, deciding = {}) => {
  const id = await by(who.actor, createExchange, { content: anExchange(deciding) });
  await by(who.actor, publishExchange, { id, version: 1 });
  return id;
};
const adopted = (who: Person, id: string) => by(who.actor, adoptExchange, { id, again: false, files: [] });
const adoptions = async (id: string) =>
  (await rows<{ adoptions: number }>('select adoptions from exchange_project where id = ?', [id]))[0]?.adoptions;
const joined = async (id: string) =>
  (await by(author.actor, ({ db, now }) => readExchange(db, author.actor, id, now), null))?.joined.map(
    ({ authority }) => authority.id,
  );

test('two authorities that merge count once among those who adopted or joined, and apart again after it is undone', async () => {
  const shared = await published(author);
  const wanted = await published(author, { stage: 'wanted', seeksPartners: true, startedOn: null, endedOn: null });
  const own = await published(closed);
  for (const who of [kept, closed]) {
    await adopted(who, shared);
    await by(who.actor, joinExchange, { id: wanted, note: '' });
  }
  await adopted(kept, own);
  expect([await adoptions(shared), await adoptions(own)]).toEqual([2, 1]);
  const merge = await merged(kept, closed);
  expect([await adoptions(shared), await adoptions(own)]).toEqual([1, 0]);
  expect(await joined(wanted)).toEqual([kept.actor.organisationId]);
  expect(await rows('select organisation_id as id from exchange_project where id = ?', [own])).toEqual([
    { id: kept.actor.organisationId },
  ]);
  const [{ version } = { version: 0 }] = await rows<{ version: number }>(
    'select version from organisation_merge where id = ?',
    [merge],
  );
  await by(admin.actor, undoMerge, { id: merge, version, reason: 'Nu era aceeași.' });
  expect([await adoptions(shared), await adoptions(own)]).toEqual([2, 1]);
  expect(await joined(wanted)).toHaveLength(2);
});

test('an authority that merges with one that joined its project is not among those that joined', async () => {
  const [one, other] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
  const wanted = await published(one, { stage: 'wanted', seeksPartners: true, startedOn: null, endedOn: null });
  await by(other.actor, joinExchange, { id: wanted, note: '' });
  await merged(one, other);
  const view = await by(one.actor, ({ db, now }) => readExchange(db, one.actor, wanted, now), null);
  expect(view).toMatchObject({ joined: [], isJoined: false });
  const list = await by(
    one.actor,
    ({ db }) => listExchange(db, one.actor, exchangeQuery.parse({ show: 'mine' })),
    null,
  );
  expect(exchangeList.parse(JSON.parse(list)).items).toMatchObject([{ joined: [], joinedCount: 0, isJoined: false }]);
});
