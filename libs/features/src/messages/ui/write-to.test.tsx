import { afterEach, expect, test } from '@jest/globals';
import { firma, session, signedOut, signInAs } from '@psp/remote/testing/identity';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen } from '@testing-library/react';
import { NewPage } from './new-page.tsx';
import { WriteTo } from './write-to.tsx';
import { messagesArea } from './testing/area.ts';

afterEach(cleanup);

/** Returns the address of the link on the page of `Comuna Sadu`, undefined when there is none. */
const linkOf = (from: 'uat' | 'firma'): string | undefined => {
  openPage([{ path: '*', element: <WriteTo from={from} id="sadu" name="Comuna Sadu" /> }], '/');
  const href = screen.queryByRole('link')?.getAttribute('href') ?? undefined;
  cleanup();
  return href;
};

test('the link is shown to the other kind of organisation and to visitors (through the sign-in page), not to viewers', () => {
  const path = '/firma/messages/new?to=sadu';
  signInAs({ ...session, organisation: firma });
  expect([linkOf('firma'), linkOf('uat')]).toEqual([path, undefined]);
  signInAs({ ...session, organisation: firma, role: 'viewer' });
  expect(linkOf('firma')).toBeUndefined();
  signedOut();
  expect(linkOf('firma')).toBe(`/login?tip=firma&inapoi=${encodeURIComponent(path)}`);
});

test('when the other side accepts no first message, the reason is shown instead of the form', async () => {
  signInAs({ ...session, organisation: firma });
  const refusal = 'Organizația primește primul mesaj numai de la firme verificate.';
  const start = { other: { id: 'sadu', name: 'Comuna Sadu' }, subject: '', existing: null, refusal };
  const { area } = messagesArea('firma', () => start);
  openPage([{ path: '/firma/messages/new', element: <NewPage area={area} /> }], '/firma/messages/new?to=sadu');
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.getByText('Către: Comuna Sadu')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
