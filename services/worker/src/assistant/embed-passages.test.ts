import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { connectEmbeddings } from '@psp/bff-kit/connect-embeddings';
import { embedQuestion } from '@psp/bff-kit/embed';
import { storePerson } from '@psp/bff-kit/testing/people';
import { newId } from '@psp/domain/id';
import { findAnswer } from '@psp/domain/knowledge/assistant/answer';
import { type Access, replacePassages } from '@psp/domain/knowledge/passages/keep-passages';
import { createReadDb } from '@psp/domain/read-db';
import { createScenario } from '@psp/domain/testing/scenario';
import { startModelServer } from '../testing/model-server.ts';
import { createWorkerDatabase, environmentOf, listeningLog, QUICK, untilRow } from '../testing/worker.ts';
import { readWorkerConfig } from '../config.ts';
import { startWorker } from '../worker.ts';
import { embedPassages } from './embed-passages.ts';

const model = await startModelServer();
/* Parks and squares mean the same, clocks something else, and all else is far from both. */
model.embed = (text) => [/parc|scuar/i.test(text) ? 1 : -1, /ceas|orolog/i.test(text) ? 1 : -1, 0.2, -0.1];
const database = await createWorkerDatabase();
const db = createReadDb(database.orm);
const scenario = createScenario(database.orm);
afterAll(async () => {
  await model.close();
  await database.close();
});
const { actor } = await storePerson(database.orm, { kind: 'uat' });
const { actor: admin } = await storePerson(database.orm, { kind: 'admin' });

const keep = async (title: string, text: string, { access = 'members' as Access, id = newId() } = {}) => {
  const source = { kind: 'library', id, title, access, category: null } as const;
  await scenario.as(admin, (write) => replacePassages(write, source, [{ anchor: 'a', heading: '', text }]));
  return id;
};

const embed = connectEmbeddings({ url: model.url, model: 'sensuri', key: undefined });
const logged: string[] = [];
const log = { warn: (_: object, message: string) => void logged.push(message) };
const nearestTo = async (question: string) => {
  const embedding = await embedQuestion(embed, question, log);
  const { nearest } = await findAnswer(db, actor, { question, before: null }, embedding);
  return nearest.map(({ id }) => id);
};
const embedAll = () => embedPassages(database.orm, { model: 'sensuri', embed });

test('passages that say the same in other words are near, for those who may read them', async () => {
  const parks = await keep('Îngrijirea parcurilor', 'Iarba se tunde vinerea. Sună la ion.pop@primaria.ro.');
  await keep('Repararea ceasului', 'Orologiul din turn se unge toamna.');
  const hidden = await keep('Parcuri, pentru firme', 'Parcul se predă curat.', { access: 'partners' });
  await embedAll();
  const nearest = await nearestTo('Cine plivește scuarurile?');
  expect(nearest[0]).toBe(parks);
  expect(nearest).not.toContain(hidden);
  expect(model.embedded.join()).not.toContain('ion.pop');
});

test('a passage that was rewritten is embedded again, and one that was not is not', async () => {
  const id = await keep('Note', 'Despre pietriș.');
  await embedAll();
  const sent = model.embedded.length;
  await keep('Note', 'Despre orologii.', { id });
  await embedAll();
  expect(model.embedded.slice(sent)).toEqual(['Note\nDespre orologii.']);
  expect((await nearestTo('Cine repară ceasurile?')).includes(id)).toBe(true);
});

test('the worker embeds passages when it starts', async () => {
  const id = await keep('Scuarul nou', 'Se deschide la opt.');
  const settings = { ASSISTANT_URL: model.url, ASSISTANT_EMBEDDINGS: 'sensuri' };
  const config = readWorkerConfig({ ...environmentOf(database.url), ...settings });
  const worker = await startWorker(config, listeningLog().log, QUICK);
  await untilRow(database.orm, `select 1 from passage_embedding where source_id = '${id}'`);
  await worker.stop();
  await rm(fileURLToPath(config.filesUrl), { recursive: true });
});

test('without an answer of the endpoint a question has no embedding, and its words find the passages', async () => {
  const { embed: before } = model;
  model.embed = null;
  expect(await embedQuestion(embed, 'Când se tunde iarba?', log)).toBeNull();
  expect(logged).toEqual(['a question has no embedding']);
  model.embed = before;
  expect(await embedQuestion(undefined, 'Când se tunde iarba?', log)).toBeNull();
  const { answer } = await findAnswer(db, actor, { question: 'Când se tunde iarba?', before: null });
  expect(answer?.sentences[0]?.text).toBe('Iarba se tunde vinerea.');
});
