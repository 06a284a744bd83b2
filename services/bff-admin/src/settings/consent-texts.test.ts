import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { applicationView } from '@psp/contracts/applications';
import { consentTextView } from '@psp/contracts/consent-texts';
import { legalList } from '@psp/contracts/legal';
import { CONSENT_TEXTS } from '@psp/contracts/legal-documents';
import { listLegal } from '@psp/domain/joining/legal/queries';
import { createReadDb } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const applicant = await app.as({ kind: 'uat' });

const TERMS = '/settings/consent-texts/terms';
/* The texts as public forms read them. */
const shown = async () => legalList.parse(JSON.parse(await listLegal(db, new Date()))).consents;

test('public forms show the text of the association as soon as it is saved, with its version', async () => {
  expect((await shown())?.terms).toEqual({ version: 0, ...CONSENT_TEXTS.terms });
  const value = { text: 'Am citit și accept', link: 'termenii <b>noi</b>' };
  const saved = await admin.post(TERMS, { version: 0, value });
  expect(consentTextView.parse(saved.json())).toMatchObject({ version: 1, value });
  expect(await shown()).toMatchObject({
    terms: { version: 1, ...value },
    'data-processing': { version: 0, ...CONSENT_TEXTS['data-processing'] },
  });
  expect((await admin.post(TERMS, { version: 0, value })).statusCode).toBe(409);
  expect((await admin.post(TERMS, { version: 1, value: { ...value, text: ' ' } })).statusCode).toBe(400);
  expect((await admin.post('/settings/consent-texts/altele', { version: 0, value })).statusCode).toBe(404);
  expect((await reader.post(TERMS, { version: 1, value })).statusCode).toBe(403);
  expect((await reader.get(TERMS)).statusCode).toBe(200);
  expect((await applicant.get(TERMS)).statusCode).toBe(403);
});

test('what a person agreed to is shown in the words that they saw, also after a change', async () => {
  const agree = (document: string, version: number | null) =>
    rows(
      `insert into consent (account_id, document, version, text_version, given_at, address)
        values (?, ?, '2026-01-01', ?, now(), '127.0.0.1')`,
      [applicant.actor.accountId, document, version],
    );
  await agree('terms', 0);
  await agree('terms', 1);
  await agree('data-processing', 0);
  await agree('data-processing', null);
  await admin.post(`${TERMS}/restore`, { version: 1, of: 0 });
  const { consents } = applicationView.parse(
    (await admin.get(`/applications/${applicant.actor.organisationId}`)).json(),
  );
  expect(consents.map(({ text }) => text)).toEqual([
    'Sunt de acord cu termenii și condițiile',
    'Am citit și accept termenii <b>noi</b>',
    'Sunt de acord cu prelucrarea datelor personale, după nota de informare',
    null,
  ]);
  expect((await shown())?.terms).toEqual({ version: 2, ...CONSENT_TEXTS.terms });
});
