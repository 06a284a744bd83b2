import { expect, test } from '@jest/globals';
import { Browser, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal({ isLocal: true });

test('a session names the areas of work of an editor of the association, and of nobody else', async () => {
  const { organisationId } = (await member(portal, { kind: 'admin' })).actor;
  const { email, actor } = await member(portal, { kind: 'admin', role: 'editor', organisationId });
  await rows('update account set two_factor_optional = true where id = ?', [actor.accountId]);
  const browser = new Browser(portal);
  expect((await browser.signIn(email)).json().session).not.toHaveProperty('areas');
  await rows(`update membership set areas = '{library,events}' where account_id = ?`, [actor.accountId]);
  expect((await browser.get('/session')).json().session).toMatchObject({ areas: ['library', 'events'] });
  expect((await browser.signIn(email)).json().session).toMatchObject({ areas: ['library', 'events'] });
  await rows(`update membership set role = 'owner' where account_id = ?`, [actor.accountId]);
  expect((await browser.get('/session')).json().session).not.toHaveProperty('areas');
});
