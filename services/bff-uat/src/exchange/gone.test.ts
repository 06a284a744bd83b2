import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { createExchange, publishExchange } from '@psp/domain/collaborating/exchange/write-project';
import { acting } from '@psp/domain/testing/acting';
import { anExchange } from '@psp/domain/testing/exchange';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const author = await app.as({ kind: 'uat' });
const other = await app.as({ kind: 'uat' });

const at = async (id: string) => {
  const [row] = await rows<{ version: number }>('select version from exchange_project where id = ?', [id]);
  return { id, version: row?.version ?? 0 };
};
const publish = async (more: Partial<ExchangeContent> = {}): Promise<string> => {
  const id = await by(author.actor, createExchange, { content: anExchange(more) });
  await by(author.actor, publishExchange, await at(id));
  return id;
};
const setStatus = (status: string) =>
  rows('update organisation set status = ? where id = ?', [status, author.actor.organisationId]);
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;

test('a project of a suspended authority is not adopted, and none of its files is copied', async () => {
  const file = await anAttachment(app, author.actor);
  const id = await publish({ files: [{ fileId: file.id, isCopied: true }] });
  await setStatus('suspended');
  expect(codeOf(await other.post(`/exchange/${id}/adopt`, {}))).toBe('exchange.not_published');
  const copies = 'select from stored_file where organisation_id = ?';
  expect(await rows(copies, [other.actor.organisationId])).toEqual([]);
  expect(codeOf(await other.post(`/exchange/${id}/joined`, { note: '' }))).toBe('exchange.not_published');
  await setStatus('approved');
  expect((await other.post(`/exchange/${id}/adopt`, {})).statusCode).toBe(200);
});
