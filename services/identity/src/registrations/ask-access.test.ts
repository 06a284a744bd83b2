import { expect, test } from '@jest/globals';
import { aPdf } from '@psp/domain/testing/documents';
import { member } from '../testing/browser.ts';
import { anAccessSignUp, aUatSignUp, post, signedUp } from '../testing/sign-up.ts';
import { upload } from '../testing/upload.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();

const confirm = (token: string) => post(portal, '/verify', { type: 'email', token });
const joinedBy = (email: string) =>
  rows<{ account_id: string; id: string }>(
    `select m.account_id, m.role, o.* from account a join membership m on m.account_id = a.id
     join organisation o on o.id = m.organisation_id where a.email = ? order by o.id`,
    [email],
  );

test('of many who confirm one tax code at the same moment each has an application of its own, and staff is told', async () => {
  const { actor: admin } = await member(portal, { kind: 'admin' });
  const bodies = Array.from({ length: 6 }, () => aUatSignUp());
  const cui = bodies[0]?.organisation.cui;
  const tokens = [];
  for (const body of bodies)
    tokens.push(await signedUp(portal, { ...body, organisation: { ...body.organisation, cui } } as typeof body));
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map((answer) => answer.json<{ next: string }>().next)).toEqual(Array<string>(6).fill('application'));
  expect(await rows('select status from organisation where cui = ?', [cui])).toEqual(
    answers.map(() => ({ status: 'pending' })),
  );
  expect(
    await rows(`select 1 from notification where account_id = ? and message like '%altă cerere cu același CUI%'`, [
      admin.accountId,
    ]),
  ).toHaveLength(5);
});

const aFile = async () => (await upload(portal, { content: aPdf() })).json<{ id: string; claim: string }>();

test('a stranger who was first with a tax code keeps neither the honest applicant nor their file away', async () => {
  const stranger = aUatSignUp();
  await confirm(await signedUp(portal, stranger));
  const { id, claim } = await aFile();
  const honest = aUatSignUp({ attachment: { id, claim } }, { cui: stranger.organisation.cui });
  expect((await confirm(await signedUp(portal, honest))).json()).toEqual({ next: 'application', email: honest.email });
  const [own] = await joinedBy(honest.email);
  expect(own).toMatchObject({ role: 'owner', status: 'pending' });
  expect(await rows('select organisation_id from stored_file where id = ?', [id])).toEqual([
    { organisation_id: own?.id },
  ]);
});

test('who claims a tax code twice has one application, with the files of both sign-ups', async () => {
  const files = [await aFile(), await aFile()];
  const body = aUatSignUp();
  const tokens: string[] = [];
  for (const { id, claim } of files) {
    const sent = { ...body, attachment: { id, claim } };
    tokens.push(await signedUp(portal, sent));
  }
  expect((await confirm(tokens[0] ?? '')).json()).toMatchObject({ next: 'application' });
  expect((await confirm(tokens[1] ?? '')).json()).toMatchObject({ next: 'member' });
  const [own, ...others] = await joinedBy(body.email);
  expect(others).toEqual([]);
  expect(await rows('select id from stored_file where organisation_id = ? order by id', [own?.id])).toMatchObject(
    files.map(({ id }) => ({ id })).sort((one, other) => one.id.localeCompare(other.id)),
  );
});

test('the file of an application that became a request for access is removed, with its object', async () => {
  const taken = aUatSignUp();
  const { id, claim } = await aFile();
  const late = aUatSignUp({ attachment: { id, claim } }, { cui: taken.organisation.cui });
  const [lateToken, token] = [await signedUp(portal, late), await signedUp(portal, taken)];
  await confirm(token);
  await rows(`update organisation set status = 'approved' where cui = ?`, [taken.organisation.cui]);
  expect((await confirm(lateToken)).json()).toEqual({ next: 'access-request', email: late.email });
  expect(await rows('select 1 from stored_file where id = ?', [id])).toEqual([]);
  expect(
    await rows(`select 1 from pgboss.job where name = 'file-removal' and data ->> 'key' like 'application/%'`),
  ).not.toEqual([]);
});

test('who asks for access has an account without a place, and the owners alone are told', async () => {
  const owner = await member(portal, { kind: 'uat' });
  const viewer = await member(portal, { kind: 'uat', role: 'viewer', organisationId: owner.actor.organisationId });
  const body = anAccessSignUp(owner.actor.organisationId);
  const token = await signedUp(portal, body);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  for (const answer of answers) expect(answer.json()).toEqual({ next: 'access-request', email: body.email });
  expect(await joinedBy(body.email)).toEqual([]);
  const requests = await rows(
    'select q.status, q.message from access_request q join account a on a.id = q.account_id where a.email = ?',
    [body.email],
  );
  expect(requests).toEqual([{ status: 'pending', message: 'Lucrez la achiziții.' }]);
  const told = await rows('select account_id, href from notification where account_id in (?, ?)', [
    owner.actor.accountId,
    viewer.actor.accountId,
  ]);
  expect(told).toEqual([{ account_id: owner.actor.accountId, href: '/uat/members' }]);
  expect(
    await rows(`select 1 from mail where recipient = ? and template = 'notification'`, [owner.email]),
  ).toHaveLength(1);
});
