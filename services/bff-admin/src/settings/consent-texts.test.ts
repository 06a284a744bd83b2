import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { applicationView } from '@psp/contracts/applications';
import { consentTextView } from '@psp/contracts/consent-texts';
import { legalList } from '@psp/contracts/legal';
import { CONSENT_TEXTS } from '@psp/contracts/legal-documents';
import { settingChangeList } from '@psp/contracts/setting-changes';
import { NEWSLETTER_CONSENT } from '@psp/contracts/newsletter-consent';
import { listLegal } from '@psp/domain/joining/legal/queries';
import { readNewsletterConsent } from '@psp/domain/publishing/newsletter/consent-text';
import { staleAfter } from '@psp/domain/testing/stale-topics';
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

test('the words of the newsletter are in force in every process once they are saved, and are brought back', async () => {
  const path = '/settings/consent-texts/newsletter';
  const other = await createTestApp(bffAdmin, { orm: database.orm, area: 'admin' });
  const colleague = await other.as({ kind: 'admin', organisationId: admin.actor.organisationId });
  const inForce = () => readNewsletterConsent(createReadDb(database.orm));
  expect(await inForce()).toEqual({ version: '1', ...NEWSLETTER_CONSENT });
  const value = { text: 'Sunt de acord să primesc noutăți <i>lunar</i>.', link: 'Despre date' };
  expect((await applicant.post(path, { version: 0, value })).statusCode).toBe(403);
  expect((await reader.post(path, { version: 0, value })).statusCode).toBe(403);
  expect(await staleAfter(database, () => admin.post(path, { version: 0, value }))).toContain('content');
  expect(await inForce()).toEqual({ version: '2', ...value });
  expect(consentTextView.parse((await colleague.get(path)).json())).toMatchObject({ version: 1, value });
  expect((await colleague.post(path, { version: 0, value })).statusCode).toBe(409);
  const changes = settingChangeList.parse((await admin.get('/settings/changes?of=consent-texts')).json());
  expect(changes.items[0]?.version).toMatchObject({
    ...{ setting: 'consent-text:newsletter', label: 'Acord: newsletter', number: 1 },
    ...{ before: NEWSLETTER_CONSENT, after: value },
  });
  expect((await colleague.post(`${path}/restore`, { version: 1, of: 0 })).statusCode).toBe(200);
  expect(await inForce()).toEqual({ version: '3', ...NEWSLETTER_CONSENT });
  expect((await shown())?.terms.version).toBe(2);
  await other.close();
});
