import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { workConfirmation } from '@psp/contracts/work-confirmations';
import { newId } from '@psp/domain/id';
import { applyDue } from '@psp/domain/operating/lifecycle/apply-due';
import { editCompanyPart } from '@psp/domain/presenting/partners/company-parts';
import { askForConfirmation, revokeConfirmation } from '@psp/domain/presenting/work-confirmations/commands';
import { expireConfirmations } from '@psp/domain/presenting/work-confirmations/expire';
import { readPartner } from '@psp/domain/presenting/partners/profile';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const uat = await app.as({ kind: 'uat' });
const other = await app.as({ kind: 'uat' });
const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
const firma = await app.as({ kind: 'firma' });
const rival = await app.as({ kind: 'firma' });

const CONTENT = { name: 'Registru agricol', beneficiary: 'Comuna', budget: 12000, year: 2024, description: 'Tot.' };
let workId: string;
beforeEach(async () => {
  workId = newId();
  await rows(`delete from notification`);
  await rows(`insert into portfolio_item (id, organisation_id, name, beneficiary, budget, year, description, created_at)
    values ('${workId}', '${firma.actor.organisationId}', 'Registru agricol', 'Comuna', 12000, 2024, 'Tot.', now())`);
});

const path = (key: string, act = '') => `/work-confirmations/${key}${act}`;
const read = async (key: string, reader = uat) => workConfirmation.parse((await reader.get(path(key))).json());
const ask = (authorityId: string | null) => by(firma.actor, askForConfirmation, { id: workId, authorityId });
const askUat = async (): Promise<string> => {
  await ask(uat.actor.organisationId);
  const [row] = await rows<{ id: string }>(
    `select id from work_confirmation where work_id = '${workId}' and status = 'open'`,
  );
  return row?.id ?? '';
};
const shown = async (): Promise<string | null> => {
  const { portfolio } = JSON.parse(await readPartner(createReadDb(database.orm), firma.actor.organisationId));
  return portfolio.find(({ id }: { id: string }) => id === workId).confirmedBy;
};
const told = async (organisation: string) =>
  (
    await rows<{ title: string }>(
      `select title from notification where organisation_id = '${organisation}' order by id`,
    )
  ).map(({ title }) => title);

test('an authority that was asked reads the work and confirms it; the public page says so until the text changes', async () => {
  const id = await askUat();
  expect(await told(uat.actor.organisationId)).toContain('O firmă vă cere să confirmați o lucrare');
  const asked = await read(id);
  expect(asked).toMatchObject({
    status: 'open',
    work: { name: 'Registru agricol', year: 2024 },
    actions: ['confirm', 'decline'],
  });
  expect(JSON.stringify(asked)).not.toMatch(/@|account/);
  expect((await other.get(path(id))).statusCode).toBe(404);
  expect((await read(id, viewer)).actions).toEqual([]);
  expect((await viewer.post(path(id, '/confirm'), { version: 1 })).statusCode).toBe(403);
  expect(await shown()).toBeNull();
  const confirmed = workConfirmation.parse(
    (await uat.post(path(id, '/confirm'), { version: asked.work.version })).json(),
  );
  expect(confirmed).toMatchObject({ status: 'confirmed', decidedBy: 'Organizația uat', actions: [] });
  expect(await shown()).toBe('Organizația uat');
  expect(await told(firma.actor.organisationId)).toEqual(['Lucrare confirmată']);
  const again = await uat.post(path(id, '/confirm'), { version: 2 });
  expect(again.json()).toMatchObject({ code: 'action.not_allowed' });
  const edit = (content: object, version: number) =>
    by(firma.actor, editCompanyPart, { list: 'portfolio', id: workId, version, content });
  const dropped = () =>
    rows(
      `select from_state as "from", to_state as "to", details from audit where entity_id = '${id}' and action = 'work-confirmation.drop'`,
    );
  await edit({ ...CONTENT }, 2);
  expect(await shown()).toBe('Organizația uat');
  expect(await dropped()).toEqual([]);
  await edit({ ...CONTENT, budget: 99000 }, 2);
  expect(await shown()).toBeNull();
  const details = { work: workId, title: 'Registru agricol', authority: uat.actor.organisationId };
  expect(await dropped()).toEqual([{ from: 'confirmed', to: 'none', details }]);
  await edit({ ...CONTENT, budget: 98000 }, 3);
  expect(await dropped()).toHaveLength(1);
});

test('a link is used once, by whichever authority is given it, and its secret is nowhere in the database', async () => {
  const token = (await ask(null)) ?? '';
  expect(await rows(`select 1 from work_confirmation where token_hash = '${token}'`)).toEqual([]);
  const { work } = await read(token, other);
  const body = { version: work.version, reason: 'Nu știm de această lucrare.' };
  expect((await other.post(path(token, '/decline'), { ...body, reason: ' ' })).statusCode).toBe(400);
  expect((await other.post(path(token, '/decline'), body)).json()).toMatchObject({
    status: 'declined',
    reason: body.reason,
  });
  expect((await uat.post(path(token, '/confirm'), { version: work.version })).json()).toMatchObject({
    code: 'action.not_allowed',
    message: expect.stringContaining('a făcut între timp: „Lucrare din portofoliu neconfirmată”'),
  });
  expect(await shown()).toBeNull();
  expect(
    await rows(`select message from notification where organisation_id = '${firma.actor.organisationId}'`),
  ).toEqual([{ message: 'Organizația uat nu a confirmat „Registru agricol”. Motiv: Nu știm de această lucrare.' }]);
});

test('what was changed since it was read is not confirmed', async () => {
  const id = await askUat();
  const { work } = await read(id);
  await by(firma.actor, editCompanyPart, {
    ...{ list: 'portfolio', id: workId, version: work.version, content: { ...CONTENT, year: 2020 } },
  });
  const stale = await uat.post(path(id, '/confirm'), { version: work.version });
  expect(stale.json()).toMatchObject({ code: 'version.stale' });
});

test('a new request ends the one before; what was taken back or is over is not answered', async () => {
  const first = (await ask(null)) ?? '';
  const second = (await ask(null)) ?? '';
  expect(await read(first)).toMatchObject({ status: 'revoked', actions: [] });
  await by(firma.actor, revokeConfirmation, { id: workId });
  await by(firma.actor, revokeConfirmation, { id: workId });
  expect((await uat.post(path(second, '/confirm'), { version: 1 })).statusCode).toBe(409);
  const third = (await ask(null)) ?? '';
  await rows(
    `update work_confirmation set expires_at = now() - interval '1 minute' where work_id = '${workId}' and status = 'open'`,
  );
  expect((await uat.post(path(third, '/confirm'), { version: 1 })).json()).toMatchObject({
    code: 'confirmation.closed',
    message: expect.stringMatching(/a expirat pe \d.+ la \d\d:\d\d\. Firma poate trimite alta/),
  });
  expect(await read(third)).toMatchObject({ status: 'expired', actions: [] });
  await Promise.all([1, 2].map(() => applyDue(database.orm, new Date(), expireConfirmations)));
  expect(await read(third)).toMatchObject({ status: 'expired' });
  expect(await told(firma.actor.organisationId)).toEqual(['Cererea de confirmare a expirat']);
});

test('a firm asks for works of its own alone, of approved authorities', async () => {
  const asking = (authorityId: string) => by(firma.actor, askForConfirmation, { id: workId, authorityId });
  await expect(asking(rival.actor.organisationId)).rejects.toMatchObject({ code: 'not_found' });
  const foreign = by(rival.actor, askForConfirmation, { id: workId, authorityId: null });
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
});
