import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { ownArticleView } from '@psp/contracts/own-articles';
import { anArticle } from '@psp/domain/testing/articles';
import { bffFirma } from '../app.ts';

const { app } = await startTestApp(bffFirma, 'firma');

test('a partner chooses among its nine categories and sends its article', async () => {
  const firma = await app.as({ kind: 'firma' });
  const { items } = (await firma.get('/article-categories')).json<{ items: { slug: string }[] }>();
  expect(items).toHaveLength(9);
  const created = ownArticleView.parse((await firma.post('/articles', anArticle({}, 'firma'))).json());
  const sent = await firma.post(`/articles/${created.id}/submit`, { version: created.version });
  expect(ownArticleView.parse(sent.json())).toMatchObject({ status: 'pending', author: firma.actor.organisationName });
});
