import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { legalList, legalView } from '@psp/contracts/legal';
import { FIRST_LEGAL_DATE, LEGAL_SLUGS } from '@psp/contracts/legal-documents';
import { sanitise } from '@psp/domain/operating/rich-text/sanitise';
import { bffPublic } from '../app.ts';

const { app } = await startTestApp(bffPublic, 'public');

test('anybody reads which documents are in force', async () => {
  const { consentVersion, documents } = legalList.parse((await app.anonymous.get('/legal')).json());
  expect(consentVersion).toBe(FIRST_LEGAL_DATE);
  expect(documents.map(({ slug }) => slug).sort()).toEqual([...LEGAL_SLUGS].sort());
});

test.each(LEGAL_SLUGS)('%s is there from the start, in the form that a written text has', async (slug) => {
  const { body } = legalView.parse((await app.anonymous.get(`/legal/${slug}`)).json());
  const plain = (html: string) => html.replace(/ rel="[^"]*"/g, '').replace(/\s+/g, ' ');
  expect(plain(sanitise(body))).toBe(plain(body));
  expect(body).not.toMatch(/[şţ]/);
});

test.each([
  ['a version that there is not', '/legal/termeni?versiune=2', 404],
  ['a number that is none', '/legal/termeni?versiune=x', 400],
  ['a document that there is not', '/legal/altceva', 404],
])('%s is refused', async (_, path, status) => {
  expect((await app.anonymous.get(path)).statusCode).toBe(status);
});
