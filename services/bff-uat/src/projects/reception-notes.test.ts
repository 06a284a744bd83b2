import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type ProjectView, projectView } from '@psp/contracts/projects';
import { asSystem } from '@psp/domain/as-system';
import { failNote, finishNote, noteKey } from '@psp/domain/collaborating/reception-notes/finish-note';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const view = (response: { statusCode: number; json(): unknown }): ProjectView => {
  expect(response.statusCode).toBe(200);
  return projectView.parse(response.json());
};
const note = (projectId: string) =>
  rows<{ id: string }>('select id from reception_note where project_id = ? order by id', [projectId]);
/** What the worker does at its end. */
const made = async (id: string) => {
  await app.files.write(noteKey(id), '%PDF');
  const facts = { name: 'proces-verbal.pdf', size: 4, checksum: 'a1', contentChecksum: 'c0' };
  await asSystem(database.orm, (write) => finishNote(write, id, facts));
};

test('accepting keeps the remarks and has one note made, however often it is asked for', async () => {
  const id = await scenario.delivered(uat.actor, firma.actor);
  const body = { version: 3, remarks: '  Garanție de șase luni. ' };
  const accepted = view(await uat.post(`/projects/${id}/accept`, body));
  expect(accepted).toMatchObject({
    status: 'completed',
    remarks: 'Garanție de șase luni.',
    receptionNote: { readyAt: null, failedAt: null, size: null },
    actions: ['review'],
  });
  expect((await uat.post(`/projects/${id}/accept`, body)).statusCode).toBe(409);
  expect((await uat.post(`/projects/${id}/reception-note`, {})).json()).toMatchObject({
    code: 'reception_note.exists',
  });
  const [only, ...others] = await note(id);
  expect(others).toEqual([]);
  expect((await uat.get(`/projects/${id}/reception-note`)).statusCode).toBe(404);
  await made(only?.id ?? '');
  await made(only?.id ?? '');
  expect(view(await uat.get(`/projects/${id}`)).receptionNote).toMatchObject({ size: 4, readyAt: expect.any(String) });
  const download = await uat.get(`/projects/${id}/reception-note`);
  expect([download.statusCode, download.body, download.headers['cache-control']]).toEqual([
    200,
    '%PDF',
    'private, no-store',
  ]);
  expect(await rows('select 1 from stored_file where storage_key = ?', [noteKey(only?.id ?? '')])).toHaveLength(1);
});

test('a note that could not be made is asked for again, and the other side is told', async () => {
  const id = await scenario.completed(uat.actor, firma.actor);
  const [first] = await note(id);
  await asSystem(database.orm, ({ db, now }) => failNote(db, first?.id ?? '', now));
  expect(view(await uat.get(`/projects/${id}`)).actions).toEqual(['makeNote', 'review']);
  const asked = view(await uat.post(`/projects/${id}/reception-note`, {}));
  expect(asked.receptionNote).toMatchObject({ failedAt: null });
  expect(asked.history.at(-1)).toMatchObject({ action: 'project.makeNote' });
  expect(await note(id)).toHaveLength(2);
  const told = await rows<{ title: string }>('select title from notification where organisation_id = ? order by id', [
    firma.actor.organisationId,
  ]);
  expect(told.at(-1)).toMatchObject({ title: 'Proces-verbal de recepție' });
});

test('two who ask at the same moment have one note', async () => {
  const id = await scenario.completed(uat.actor, firma.actor);
  await rows('delete from reception_note where project_id = ?', [id]);
  const answers = await Promise.all([1, 2].map(() => uat.post(`/projects/${id}/reception-note`, {})));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await note(id)).toHaveLength(1);
});

test('nobody has a note before the acceptance, and no stranger at any time', async () => {
  const delivered = await scenario.delivered(uat.actor, firma.actor);
  expect((await uat.post(`/projects/${delivered}/reception-note`, {})).json()).toMatchObject({
    code: 'action.not_allowed',
  });
  const id = await scenario.completed(uat.actor, firma.actor);
  await made((await note(id))[0]?.id ?? '');
  const stranger = await app.as({ kind: 'uat' });
  const reader = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  const path = `/projects/${id}/reception-note`;
  const answers = [
    ...[await stranger.get(path), await stranger.post(path, {}), await firma.get(path)],
    ...[await reader.get(path), await reader.post(path, {})],
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403, 200, 403]);
});
