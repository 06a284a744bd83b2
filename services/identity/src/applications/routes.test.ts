import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type OwnApplication, ownApplication } from '@psp/contracts/applications';
import type { OrganisationStatus } from '@psp/contracts/common';
import { hashSecret, newSecret } from '@psp/domain/accounts/secrets';
import { newId } from '@psp/domain/id';
import { approveApplication } from '@psp/domain/organisations/decide';
import { identity } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app: portal, database, rows } = await startTestApp(identity, 'identity');
let firma: Person;

beforeAll(async () => {
  await rows(
    `insert into authority (siruta, name, type, county_code) values (144563, 'Comuna Șelimbăr', 'commune', 'SB')`,
  );
});
beforeEach(async () => {
  await rows('update organisation set cui = null');
  firma = await portal.as({ kind: 'firma', status: 'pending' });
});

const view = (response: { json(): unknown }): OwnApplication => ownApplication.parse(response.json());
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const fieldsOf = (response: { json(): unknown }) =>
  (response.json() as { details?: { fields?: Record<string, string> } }).details?.fields;
const stand = (person: Person, status: OrganisationStatus) =>
  rows('update organisation set status = ? where id = ?', [status, person.actor.organisationId]);

const firmaDetails = (deciding = {}) => ({
  name: 'Apă Curată SRL',
  cui: 'RO 18547290',
  registrationNumber: 'J40/1234/2020',
  countyCode: 'CJ',
  locality: 'Cluj-Napoca',
  address: 'Str. Lungă 1',
  website: 'www.apacurata.ro',
  legalRepresentative: 'Dan Pop',
  expertise: ['juridic', 'infiintare-servicii-publice'],
  portfolio: 'Zece ani de proiecte.',
  ...deciding,
});
const uatDetails = (deciding = {}) => ({
  countyCode: 'CJ',
  siruta: 144563,
  name: 'Altă denumire',
  uatType: 'adi',
  address: 'Str. Mare 2',
  cui: '4221306',
  package: 'bronze',
  ...deciding,
});
const edit = (person: Person, organisation: object, more = {}) =>
  person.put('/application', { kind: person.actor.kind, version: 1, organisation, ...more });

describe('reading', () => {
  test.each(['pending', 'needs_info', 'rejected', 'approved'] as const)(
    'a %s organisation reads its application',
    async (status) => {
      await stand(firma, status);
      expect(view(await firma.get('/application'))).toMatchObject({ status, content: { kind: 'firma' }, version: 1 });
    },
  );

  test('the association has none', async () => {
    expect((await (await portal.as({ kind: 'admin' })).get('/application')).statusCode).toBe(403);
  });

  test('who is suspended reads why and since when, and writes nothing', async () => {
    const decided = '2026-11-03T08:00:00Z';
    await rows(`update organisation set status = 'suspended', status_reason = ?, decided_at = ? where id = ?`, [
      'Documente false.',
      decided,
      firma.actor.organisationId,
    ]);
    const standing = view(await firma.get('/application'));
    expect(standing).toMatchObject({ status: 'suspended', statusReason: 'Documente false.', actions: [] });
    expect(new Date(standing.decidedAt ?? '')).toEqual(new Date(decided));
    expect(codeOf(await edit(firma, firmaDetails()))).toBe('auth.organisation_not_active');
    const again = await firma.post('/application/resubmit', { version: 1 });
    expect(codeOf(again)).toBe('auth.organisation_not_active');
  });
});

test('why the association accepted an unusual tax code is not told to the applicant', async () => {
  await rows(`update organisation set cui = '4270741' where id = ?`, [firma.actor.organisationId]);
  const { actor: admin } = await portal.as({ kind: 'admin' });
  const input = { id: firma.actor.organisationId, version: 1, cuiOverrideReason: 'Verificat la ANAF.' };
  await database.orm.em.fork().transactional((em) => approveApplication(em, admin, input, new Date()));
  const answer = await firma.get('/application');
  expect(view(answer).history).toMatchObject([{ action: 'organisation.approve', reason: null }]);
  expect(answer.body).not.toContain('ANAF');
  expect(await rows(`select details from audit where entity_id = ?`, [firma.actor.organisationId])).toEqual([
    { details: { cui: 'control-digit', cuiOverrideReason: 'Verificat la ANAF.' } },
  ]);
});

describe('editing', () => {
  test('a firm corrects its data, and its domains follow its expertise', async () => {
    const after = view(await edit(firma, firmaDetails()));
    expect(after).toMatchObject({
      content: { name: 'Apă Curată SRL', cui: '18547290', website: 'https://www.apacurata.ro' },
      version: 2,
      actions: ['edit'],
    });
    expect(after.content.expertise).toEqual(['juridic', 'infiintare-servicii-publice']);
    expect(after.history).toMatchObject([{ action: 'organisation.edit', who: 'Ioana Test' }]);
    const domains = async () =>
      (
        await rows<{ slug: string }>(
          'select domain_slug as slug from organisation_domain where organisation_id = ? order by 1',
          [firma.actor.organisationId],
        )
      ).map(({ slug }) => slug);
    expect(await domains()).toEqual(['consultanta-juridica', 'strategii-locale']);
    view(await edit(firma, firmaDetails({ expertise: ['mediu'], website: '' }), { version: 2 }));
    expect(await domains()).toEqual(['mediu']);
    expect(codeOf(await edit(firma, firmaDetails(), { version: 2 }))).toBe('version.stale');
  });

  test('name, type and county of an authority are the registry’s, unless it is not there', async () => {
    const uat = await portal.as({ kind: 'uat', status: 'needs_info' });
    expect(view(await edit(uat, uatDetails())).content).toMatchObject({
      name: 'Comuna Șelimbăr',
      uatType: 'commune',
      countyCode: 'SB',
      locality: 'Șelimbăr',
    });
    const adi = uatDetails({ siruta: null, name: 'ADI Apa Sibiu' });
    expect(view(await edit(uat, adi, { version: 2 })).content).toMatchObject({
      name: 'ADI Apa Sibiu',
      uatType: 'adi',
      siruta: null,
    });
    expect(fieldsOf(await edit(uat, uatDetails({ siruta: 1 }), { version: 3 }))).toHaveProperty([
      'organisation.siruta',
    ]);
  });

  test('a tax code is judged as at sign-up', async () => {
    const wrong = firmaDetails({ cui: '18547291' });
    expect(fieldsOf(await edit(firma, wrong))).toHaveProperty(['organisation.cui']);
    expect(view(await edit(firma, { ...wrong, cuiConfirmed: true })).content.cui).toBe('18547291');
    const other = await portal.as({ kind: 'firma', status: 'pending' });
    expect(codeOf(await edit(other, { ...wrong, cuiConfirmed: true }))).toBe('organisation.cui_exists');
    expect((await edit(other, firmaDetails({ cui: '123456789012' }))).statusCode).toBe(400);
  });

  test('neither status nor kind nor role can be sent along', async () => {
    for (const more of [{ status: 'approved' }, { role: 'owner' }])
      expect((await edit(firma, firmaDetails(), more)).statusCode).toBe(400);
    expect((await edit(firma, firmaDetails({ status: 'approved', verifiedAt: '2026-01-01' }))).statusCode).toBe(400);
    expect((await edit(firma, uatDetails(), { kind: 'uat' })).statusCode).toBe(400);
  });

  test('an approved application is not edited, and a viewer edits none', async () => {
    const { organisationId } = firma.actor;
    const viewer = await portal.as({ kind: 'firma', role: 'viewer', organisationId });
    expect((await edit(viewer, firmaDetails())).statusCode).toBe(403);
    await stand(firma, 'approved');
    expect(codeOf(await edit(firma, firmaDetails()))).toBe('action.not_allowed');
    expect(
      await rows(`select action from audit where entity = 'organisation' and entity_id = ? and outcome = 'refused'`, [
        organisationId,
      ]),
    ).toEqual([{ action: 'organisation.edit' }, { action: 'organisation.edit' }]);
  });
});

describe('files', () => {
  const upload = async () => {
    const claim = newSecret();
    const key = `application/${newId()}.pdf`;
    await portal.files.write(key, Buffer.from('%PDF-1.7'));
    const [file] = await rows<{ id: string }>(
      `insert into stored_file (purpose, claim_hash, name, content_type, size, storage_key)
       values ('application', ?, 'Statut.pdf', 'application/pdf', 8, ?) returning id`,
      [hashSecret(claim), key],
    );
    return { id: file?.id ?? '', claim, key };
  };

  test('are added and removed with the data, and only their organisation gets them', async () => {
    const { key, ...file } = await upload();
    const after = view(await edit(firma, firmaDetails(), { addedFiles: [file] }));
    expect(after.files).toMatchObject([{ id: file.id, name: 'Statut.pdf' }]);
    const sent = await firma.get(`/application/files/${file.id}`);
    expect([sent.statusCode, sent.body]).toEqual([200, '%PDF-1.7']);
    const other = await portal.as({ kind: 'firma', status: 'pending' });
    expect((await other.get(`/application/files/${file.id}`)).statusCode).toBe(404);
    expect((await edit(other, firmaDetails({ cui: '4221306' }), { removedFiles: [file.id] })).statusCode).toBe(404);
    expect((await edit(other, firmaDetails({ cui: '4221306' }), { addedFiles: [file] })).statusCode).toBe(404);
    expect(view(await edit(firma, firmaDetails(), { version: 2, removedFiles: [file.id] })).files).toEqual([]);
    expect(
      await rows(`select 1 as n from outbox where queue = 'file-removal' and payload ->> 'key' = ?`, [key]),
    ).toHaveLength(1);
  });

  test('a wrong secret takes nothing, and then nothing is saved', async () => {
    const { id } = await upload();
    expect((await edit(firma, firmaDetails(), { addedFiles: [{ id, claim: newSecret() }] })).statusCode).toBe(404);
    expect(view(await firma.get('/application'))).toMatchObject({ version: 1, files: [] });
  });
});

describe('sending again', () => {
  test('completed data goes back to the association, which is told', async () => {
    const admin = await portal.as({ kind: 'admin' });
    await stand(firma, 'needs_info');
    const after = view(await firma.post('/application/resubmit', { version: 1 }));
    expect(after).toMatchObject({ status: 'pending', statusReason: null, actions: ['edit'] });
    expect(await rows('select href from notification where account_id = ?', [admin.actor.accountId])).toEqual([
      { href: `/admin/applications/${firma.actor.organisationId}` },
    ]);
    expect(codeOf(await firma.post('/application/resubmit', { version: after.version }))).toBe('action.not_allowed');
  });

  test('a refused application may try again unless another took its tax code meanwhile', async () => {
    await rows(`update organisation set status = 'rejected', cui = '27194630' where id = ?`, [
      firma.actor.organisationId,
    ]);
    await rows(
      `insert into organisation (kind, name, cui, status) values ('firma', 'Cealaltă', '27194630', 'pending')`,
    );
    expect(codeOf(await firma.post('/application/resubmit', { version: 1 }))).toBe('organisation.cui_exists');
    await rows(`update organisation set status = 'rejected' where name = 'Cealaltă'`);
    expect(view(await firma.post('/application/resubmit', { version: 1 })).status).toBe('pending');
  });
});
