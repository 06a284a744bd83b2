import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { moderationQueue } from '@psp/contracts/decisions';
import { moderatedSolutionList, moderatedSolutionView } from '@psp/contracts/moderated-solutions';
import type { Actor } from '@psp/domain/actor';
import {
  archiveSolution,
  createSolution,
  publishSolution,
  reviseSolution,
} from '@psp/domain/presenting/solutions/commands';
import { flagSolution } from '@psp/domain/presenting/solutions/flag';
import { acting } from '@psp/domain/testing/acting';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);

const published = async (actor: Actor, more = {}): Promise<string> => {
  const id = await by(actor, createSolution, aSolution(more));
  await by(actor, publishSolution, { id, version: 1 });
  return id;
};
const viewOf = (answer: { json: () => unknown }) => moderatedSolutionView.parse(answer.json());

test('the association finds what is or was in the marketplace, and no draft', async () => {
  const admin = await app.as({ kind: 'admin' });
  const { actor } = await app.as({ kind: 'firma' });
  await database.orm.em.fork().execute(`update organisation set name = 'Civis' where id = '${actor.organisationId}'`);
  await by(actor, createSolution, aSolution({ title: 'Ciornă' }));
  await published(actor, { title: 'Semnalizare rutieră', domain: 'mediu', description: 'Indicatoare.' });
  const stopped = await published(actor, { title: 'Arhivă' });
  await by(actor, archiveSolution, { id: stopped, version: 2 });
  const titles = async (query: string) =>
    moderatedSolutionList.parse((await admin.get(`/solutions?${query}`)).json()).items.map(({ title }) => title);
  expect(await titles('')).toEqual(['Arhivă', 'Semnalizare rutieră']);
  expect(await titles('status=published')).toEqual(['Semnalizare rutieră']);
  expect(await titles('category=mediu')).toEqual(['Semnalizare rutieră']);
  expect(await titles('q=indicatoare')).toEqual(['Semnalizare rutieră']);
  expect(await titles('q=civis&status=archived')).toEqual(['Arhivă']);
  expect(await titles('q=nimicnimic')).toEqual([]);
  expect((await admin.get('/solutions?status=draft')).statusCode).toBe(400);
});

test('a solution is withdrawn with a reason and given back; what its firm took up again is the firm’s', async () => {
  const admin = await app.as({ kind: 'admin' });
  const { actor } = await app.as({ kind: 'firma' });
  const id = await published(actor);
  const before = viewOf(await admin.get(`/solutions/${id}`));
  expect(before).toMatchObject({ status: 'published', actions: ['withdraw'], item: { title: aSolution().title } });
  expect((await admin.post(`/solutions/${id}/withdraw`, { version: 2, reason: '' })).statusCode).toBe(400);
  const withdrawn = viewOf(await admin.post(`/solutions/${id}/withdraw`, { version: 2, reason: 'Preț neclar.' }));
  expect(withdrawn).toMatchObject({ status: 'withdrawn', reason: 'Preț neclar.', actions: ['restore'] });
  const restored = viewOf(await admin.post(`/solutions/${id}/restore`, { version: 3 }));
  expect(restored).toMatchObject({ status: 'published', reason: null, publishedAt: before.publishedAt });
  expect(restored.history.at(-1)).toMatchObject({ action: 'solution.restore', from: 'withdrawn', to: 'published' });
  await admin.post(`/solutions/${id}/withdraw`, { version: 4, reason: 'Preț neclar.' });
  await by(actor, reviseSolution, { id, version: 5 });
  expect((await admin.get(`/solutions/${id}`)).statusCode).toBe(404);
  expect((await admin.post(`/solutions/${id}/restore`, { version: 6 })).statusCode).toBe(409);
});

test('a reader of the association decides nothing', async () => {
  const { actor } = await app.as({ kind: 'firma' });
  const id = await published(actor);
  const reader = await app.as({ kind: 'admin', role: 'viewer' });
  expect((await reader.post(`/solutions/${id}/withdraw`, { version: 2, reason: 'Nu.' })).statusCode).toBe(403);
});

test('a reported solution is kept or withdrawn with its reports, each by one administrator', async () => {
  const admin = await app.as({ kind: 'admin' });
  const [firm, uat, other] = [
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
  ];
  const id = await published(firm.actor);
  const flag = ({ actor }: typeof firm) => by(actor, flagSolution, { id, reason: 'Prețul induce în eroare.' });
  await expect(flag(firm)).rejects.toMatchObject({ code: 'flag.own' });
  await flag(uat);
  await flag(other);
  await expect(flag(other)).rejects.toMatchObject({ code: 'flag.twice' });
  const queued = async () =>
    moderationQueue.parse((await admin.get('/moderation/queue?kind=solutions')).json()).items.map((item) => item.id);
  expect(await queued()).toContain(id);
  const before = viewOf(await admin.get(`/solutions/${id}`));
  expect(before).toMatchObject({ actions: ['withdraw', 'keep'], flags: [{ outcome: null }, { outcome: null }] });
  const keep = (version: number) => admin.post(`/solutions/${id}/keep`, { version, reason: 'Prețul este limpede.' });
  expect(viewOf(await keep(before.version))).toMatchObject({ status: 'published', actions: ['withdraw'] });
  expect(await queued()).not.toContain(id);
  expect((await keep(before.version)).json()).toMatchObject({ code: 'version.stale' });
  expect((await keep(before.version + 1)).json()).toMatchObject({ code: 'flag.none' });
  await flag(uat);
  const gone = await admin.post(`/solutions/${id}/withdraw`, { version: before.version + 1, reason: 'Preț neclar.' });
  expect(viewOf(gone)).toMatchObject({ status: 'withdrawn', actions: ['restore'] });
  const events = await rows<{ event: string }>(
    `select event from notification where account_id = ? and event like 'flags.%' order by id`,
    [uat.actor.accountId],
  );
  expect(events.map(({ event }) => event)).toEqual(['flags.kept', 'flags.upheld']);
  await expect(flag(other)).rejects.toMatchObject({ code: 'not_found' });
});

test('reports of a solution that its firm stops showing end, and who made them is told', async () => {
  const [firm, uat] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat' })];
  const id = await published(firm.actor);
  await by(uat.actor, flagSolution, { id, reason: 'Prețul induce în eroare.' });
  await by(firm.actor, archiveSolution, { id, version: 2 });
  const outcomes = await rows('select outcome, decided_by from content_flag where solution_id = ?', [id]);
  expect(outcomes).toEqual([{ outcome: 'withdrawn', decided_by: null }]);
  const told = await rows(`select 1 from notification where account_id = ? and event = 'flags.ended'`, [
    uat.actor.accountId,
  ]);
  expect(told).toHaveLength(1);
});
