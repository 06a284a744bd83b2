/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AccountView } from '@psp/contracts/accounts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { account, none, openAccount, press } from '../testing/account.tsx';
import { answerIdentity, refusal, signInAs } from '@psp/remote/testing/identity';

beforeEach(() => signInAs());
afterEach(cleanup);

/* A service whose account another form changes after the page has read it. */
function changedMeanwhile(change: Partial<AccountView>) {
  let saved = account;
  const asked = answerIdentity({
    ...none,
    'GET /user': () => saved,
    'PUT /user/mail-topics': () => {
      const { version } = Object(asked.at(-1)?.body);
      return version === saved.version ? saved : [409, refusal('version.stale', 'Între timp, altcineva a modificat.')];
    },
  });
  const happen = () => {
    saved = { ...account, version: 4, ...change };
  };
  return { asked, happen };
}

const versions = (asked: { body: unknown }[]) => asked.map(({ body }) => Object(body).version);
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('the topics of mails are saved together', async () => {
  const mailTopics = ['requests', 'reviews'];
  const asked = answerIdentity({ ...none, 'GET /user': account, 'PUT /user/mail-topics': { ...account, mailTopics } });
  await openAccount('/cont/notificari');
  await userEvent.click(box('Recenzii'));
  await press('Salvează');
  expect(await screen.findByText('Preferințele au fost salvate.')).toBeTruthy();
  expect(asked[0]?.body).toEqual({ mailTopics, version: 3 });
});

test('another form that moved the version on is no conflict', async () => {
  const { asked, happen } = changedMeanwhile({ displayName: 'Ioana Pop' });
  await openAccount('/cont/notificari');
  happen();
  await userEvent.click(box('Recenzii'));
  await press('Salvează');
  expect(await screen.findByText('Preferințele au fost salvate.')).toBeTruthy();
  expect(versions(asked)).toEqual([3, 4]);
});

test('topics that were chosen elsewhere meanwhile are shown, and not written over unasked', async () => {
  const { asked, happen } = changedMeanwhile({ mailTopics: ['offers'] });
  await openAccount('/cont/notificari');
  happen();
  await userEvent.click(box('Recenzii'));
  await press('Salvează');
  expect((await screen.findByRole('alert')).textContent).toContain('Oferte');
  expect(box('Recenzii').checked).toBe(true);
  expect(versions(asked)).toEqual([3]);
  await press('Salvează');
  expect(await screen.findByText('Preferințele au fost salvate.')).toBeTruthy();
  expect(versions(asked)).toEqual([3, 4]);
});

test('the topics that were chosen elsewhere may be taken in place of one’s own', async () => {
  const { asked, happen } = changedMeanwhile({ mailTopics: ['offers'] });
  await openAccount('/cont/notificari');
  happen();
  await userEvent.click(box('Recenzii'));
  await press('Salvează');
  await press('Folosește datele salvate');
  expect(box('Recenzii').checked).toBe(false);
  expect(box('Oferte').checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Folosește datele salvate' })).toBeNull();
  expect(versions(asked)).toEqual([3]);
});
