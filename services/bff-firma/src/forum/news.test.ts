import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { Caller } from '@psp/bff-kit/testing/app';
import { ownResults } from '@psp/contracts/search';
import { moveTopic } from '@psp/domain/communicating/forum/topic-acts';
import { approvePost } from '@psp/domain/communicating/forum/moderate';
import { createTopic } from '@psp/domain/communicating/forum/write-post';
import { acting } from '@psp/domain/testing/acting';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
const { actor: authority } = await app.as({ kind: 'uat' });

/* A published topic of the authority. */
const publish = async (title: string, category: string) => {
  const body = '<p>Cum ați procedat?</p>';
  const { topicId, postId, isPending } = await by(authority, createTopic, { title, category, body });
  if (isPending) await by(admin, approvePost, { id: postId, version: 1 });
  return topicId;
};

const newsOf = async (reader: Caller) => {
  const { items } = (await reader.get('/forum/news')).json() as { items: { title: string }[] };
  return items.map(({ title }) => title);
};
const foundBy = async (reader: Caller, q: string) => {
  const { groups } = ownResults.parse((await reader.get(`/search?q=${encodeURIComponent(q)}`)).json());
  return groups.flatMap(({ kind, items }) => (kind === 'topic' ? items.map(({ title }) => title) : []));
};

test('a firm reads the new topics of other organisations in its domains', async () => {
  const firma = await app.as({ kind: 'firma' });
  await rows(`insert into organisation_domain values (?, 'fonduri-europene')`, [firma.actor.organisationId]);
  const id = await publish('Cheltuieli neeligibile', 'fonduri-europene');
  await publish('Registrul agricol', 'it-digitalizare');
  await publish('Ședința de vineri', 'general');
  await by(firma.actor, createTopic, {
    ...{ title: 'Propriul topic', category: 'fonduri-europene', body: '<p>Da</p>' },
  });
  expect(await newsOf(firma)).toEqual(['Cheltuieli neeligibile']);
  await rows(`update forum_topic set created_at = created_at - interval '31 days' where id = ?`, [id]);
  expect(await newsOf(firma)).toEqual([]);
});

test('the search finds topics by title and text, and only those the reader may read', async () => {
  const firma = await app.as({ kind: 'firma' });
  const id = await publish('Iluminatul public din comună', 'general');
  expect(await foundBy(firma, 'iluminat')).toEqual(['Iluminatul public din comună']);
  expect(await foundBy(firma, 'iluminatului')).toEqual(['Iluminatul public din comună']);
  const [topic] = await rows<{ version: number }>('select version from forum_topic where id = ?', [id]);
  await by(admin, moveTopic, { id, version: Number(topic?.version), category: 'autoritati' });
  expect(await foundBy(firma, 'iluminat')).toEqual([]);
  expect(await newsOf(firma)).toEqual([]);
});

test('a firm that is not approved reads no news and finds no topics', async () => {
  await publish('Canalizarea satului', 'general');
  const pending = await app.as({ kind: 'firma', status: 'pending' });
  expect(await foundBy(pending, 'canalizare')).toEqual([]);
});
