import { beforeAll, expect, test } from '@jest/globals';
import { edit, firmaDetails, testApplications, uatDetails, view } from '../testing/application.ts';
import { codeOf } from '../testing/browser.ts';

const { portal, rows, firma, stand } = await testApplications();

beforeAll(async () => {
  await rows(
    `insert into authority (siruta, name, type, county_code) values (144563, 'Comuna Șelimbăr', 'commune', 'SB')`,
  );
});

const fieldsOf = (response: { json(): unknown }) =>
  (response.json() as { details?: { fields?: Record<string, string> } }).details?.fields;

const domains = async () =>
  (
    await rows<{ slug: string }>(
      'select domain_slug as slug from organisation_domain where organisation_id = ? order by 1',
      [firma().actor.organisationId],
    )
  ).map(({ slug }) => slug);

test('a firm corrects its data, and its domains follow its expertise', async () => {
  const after = view(await edit(firma(), firmaDetails()));
  expect(after).toMatchObject({
    content: { name: 'Apă Curată SRL', cui: '18547290', website: 'https://www.apacurata.ro/' },
    version: 2,
    actions: ['edit'],
  });
  expect(after.content.expertise).toEqual(['juridic', 'infiintare-servicii-publice']);
  expect(after.history).toMatchObject([{ action: 'organisation.edit', who: 'Ioana Test' }]);
  expect(await domains()).toEqual(['consultanta-juridica', 'strategii-locale']);
  const again = view(await edit(firma(), firmaDetails({ expertise: ['mediu'], website: '' }), { version: 2 }));
  expect(again.history.at(-1)?.about).toBe('Site web, Domenii de expertiză');
  expect(await domains()).toEqual(['mediu']);
  expect(codeOf(await edit(firma(), firmaDetails(), { version: 2 }))).toBe('version.stale');
});

test('a firm takes out domains that follow from its expertise, but not all of them', async () => {
  const services = { expertise: ['it-digitalizare', 'furnizor-servicii'] };
  const after = view(await edit(firma(), firmaDetails({ ...services, domains: ['it-digitalizare', 'mediu'] })));
  expect(await domains()).toEqual(['it-digitalizare']);
  expect(after.content.domains).toEqual(['it-digitalizare']);
  const none = await edit(firma(), firmaDetails({ ...services, domains: ['mediu'] }), { version: 2 });
  expect(none.json()).toMatchObject({
    code: 'body.invalid',
    details: { fields: { 'organisation.domains': expect.any(String) } },
  });
});

test('the domains that a firm chose in its profile stay when its expertise changes', async () => {
  const { organisationId } = firma().actor;
  await rows(`update organisation set profile_versions = '{"coverage": 2}' where id = ?`, [organisationId]);
  await rows(`insert into organisation_domain values (?, 'strategii-locale')`, [organisationId]);
  view(await edit(firma(), firmaDetails({ expertise: ['mediu'] })));
  expect(await domains()).toEqual(['strategii-locale']);
});

test('what a firm wrote of its work opens its profile until the profile is written', async () => {
  const { organisationId } = firma().actor;
  const description = async () =>
    (await rows<{ description: string }>('select description from organisation where id = ?', [organisationId]))[0]
      ?.description;
  view(await edit(firma(), firmaDetails({ portfolio: 'Zece proiecte.' })));
  expect(await description()).toBe('Zece proiecte.');
  await rows(
    `update organisation set description = 'Scris în profil.', profile_versions = '{"company": 2}' where id = ?`,
    [organisationId],
  );
  view(await edit(firma(), firmaDetails({ portfolio: 'Unsprezece proiecte.' }), { version: 2 }));
  expect(await description()).toBe('Scris în profil.');
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
  expect(fieldsOf(await edit(uat, uatDetails({ siruta: 1 }), { version: 3 }))).toHaveProperty(['organisation.siruta']);
});

test('a tax code is judged as at sign-up', async () => {
  const wrong = firmaDetails({ cui: '18547291' });
  expect(fieldsOf(await edit(firma(), wrong))).toHaveProperty(['organisation.cui']);
  expect(view(await edit(firma(), { ...wrong, cuiConfirmed: true })).content.cui).toBe('18547291');
  const other = await portal.as({ kind: 'firma', status: 'pending' });
  await rows(`update organisation set status = 'approved' where id = ?`, [firma().actor.organisationId]);
  expect(codeOf(await edit(other, { ...wrong, cuiConfirmed: true }))).toBe('organisation.cui_exists');
  expect((await edit(other, firmaDetails({ cui: '123456789012' }))).statusCode).toBe(400);
});

test('neither status nor kind nor role can be sent along', async () => {
  for (const more of [{ status: 'approved' }, { role: 'owner' }])
    expect((await edit(firma(), firmaDetails(), more)).statusCode).toBe(400);
  expect((await edit(firma(), firmaDetails({ status: 'approved', verifiedAt: '2026-01-01' }))).statusCode).toBe(400);
  expect((await edit(firma(), uatDetails(), { kind: 'uat' })).statusCode).toBe(400);
});

test('an approved application is not edited, and a viewer edits none', async () => {
  const { organisationId } = firma().actor;
  const viewer = await portal.as({ kind: 'firma', role: 'viewer', organisationId });
  expect((await edit(viewer, firmaDetails())).statusCode).toBe(403);
  await stand('approved');
  expect(codeOf(await edit(firma(), firmaDetails()))).toBe('action.not_allowed');
  expect(
    await rows(`select action from audit where entity = 'organisation' and entity_id = ? and outcome = 'refused'`, [
      organisationId,
    ]),
  ).toEqual([{ action: 'organisation.edit' }, { action: 'organisation.edit' }]);
});
