import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Browser, codeOf, member, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows, mailsTo } = here;

const signedIn = async (organisationId?: string) => {
  const person = await member(here.portal, { kind: 'uat', ...(organisationId ? { organisationId } : {}) });
  const browser = new Browser(here.portal);
  await browser.signIn(person.email);
  return { ...person, browser };
};

describe('a copy of one’s own data', () => {
  const ready = async (accountId: string, id: string) => {
    const storageKey = `exports/${randomUUID()}`;
    await here.portal.files.write(storageKey, 'PK');
    const [file] = await rows<{ id: string }>(
      `insert into stored_file (purpose, account_id, name, content_type, size, storage_key)
       values ('export', ?, 'date.zip', 'application/zip', 2, ?) returning id`,
      [accountId, storageKey],
    );
    await rows(
      `update data_export set ready_at = now(), expires_at = now() + interval '1 day', file_id = ? where id = ?`,
      [file?.id, id],
    );
  };
  const ask = async (browser: Browser) => (await browser.post('/user/exports')).json<{ id: string }>().id;

  test('is asked for and made by the worker, one at a time', async () => {
    const { browser, actor } = await signedIn();
    const id = await ask(browser);
    const waiting = { id, createdAt: expect.any(String), readyAt: null, failedAt: null, expiresAt: null, size: null };
    expect((await browser.get('/user/exports')).json()).toEqual({ items: [waiting] });
    expect(await rows(`select data as payload from pgboss.job where name = 'data-export'`)).toContainEqual({
      payload: { id },
    });
    expect((await browser.post('/user/exports')).json()).toMatchObject({
      code: 'account.export_running',
      message: expect.stringMatching(
        /^Export de date cerut chiar de dvs\., \d.+ la \d\d:\d\d\. Este încă în pregătire/,
      ),
    });
    await ready(actor.accountId, id);
    expect((await browser.post('/user/exports')).statusCode).toBe(200);
  });

  test('is downloaded by its person, once it is ready and for a day', async () => {
    const { browser, actor } = await signedIn();
    const id = await ask(browser);
    expect((await browser.get(`/user/exports/${id}/file`)).statusCode).toBe(404);
    await ready(actor.accountId, id);
    const sent = await browser.get(`/user/exports/${id}/file`);
    expect([sent.statusCode, sent.body, sent.headers['content-type']]).toEqual([200, 'PK', 'application/zip']);
    expect(sent.headers['content-disposition']).toMatch(/^attachment/);
    const { browser: other } = await signedIn();
    expect((await other.get(`/user/exports/${id}/file`)).statusCode).toBe(404);
    await rows('update data_export set expires_at = now() where id = ?', [id]);
    expect(codeOf(await browser.get(`/user/exports/${id}/file`))).toBe('link.invalid');
  });
});

describe('deleting one’s account', () => {
  const remove = (browser: Browser, password = PASSWORD) => browser.post('/user/deletion', { password });

  test('takes the password, waits 14 days, and can be taken back', async () => {
    const { actor: owner } = await here.portal.as({ kind: 'uat' });
    const { browser, email } = await signedIn(owner.organisationId);
    expect(codeOf(await remove(browser, 'gresita'))).toBe('account.password_wrong');
    const { deletionDueAt } = (await remove(browser)).json<{ deletionDueAt: string }>();
    const days = (new Date(deletionDueAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    expect(codeOf(await remove(browser))).toBe('action.not_allowed');
    expect((await browser.get('/session')).statusCode).toBe(200);
    expect((await browser.post('/user/deletion/cancel')).json()).toMatchObject({ deletionDueAt: null });
    expect(codeOf(await browser.post('/user/deletion/cancel'))).toBe('action.not_allowed');
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'deletion-scheduled',
      'deletion-cancelled',
    ]);
  });

  test('is refused to the only owner of an organisation that is approved or suspended', async () => {
    for (const status of ['approved', 'suspended', 'pending', 'rejected'] as const) {
      const { browser, actor } = await signedIn();
      const { actor: elsewhere } = await here.portal.as({ kind: 'firma' });
      await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'owner')`, [
        actor.accountId,
        elsewhere.organisationId,
      ]);
      await rows('update membership set role = ? where organisation_id = ? and account_id <> ?', [
        'editor',
        elsewhere.organisationId,
        actor.accountId,
      ]);
      await rows(`update organisation set status = 'rejected' where id = ?`, [actor.organisationId]);
      await rows('update organisation set status = ? where id = ?', [status, elsewhere.organisationId]);
      const refused = status === 'approved' || status === 'suspended';
      expect((await remove(browser)).statusCode).toBe(refused ? 409 : 200);
    }
  });

  test('of two owners who leave at the same moment, one must hand over', async () => {
    const first = await signedIn();
    const second = await signedIn(first.actor.organisationId);
    const answers = await Promise.all([remove(first.browser), remove(second.browser)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map((answer) => (answer.statusCode === 409 ? codeOf(answer) : ''))).toContain('account.last_owner');
  });
});
