import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accountDevice } from '@psp/remote/editor/device';
import { createQueryClient } from '@psp/remote/query';
import { session, signInAs } from '@psp/remote/testing/identity';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Compose } from './compose.tsx';
import { Outbox } from './outbox.ts';
import { conversation } from './testing/conversation.ts';
import { messagesArea } from './testing/area.ts';

beforeEach(() => {
  localStorage.clear();
  signInAs(session);
});
afterEach(cleanup);

const BARRED = { actions: ['note'], bar: 'blocked' } as const;

function open() {
  const { area } = messagesArea('uat', () => ({}));
  const box = new Outbox({ device: accountDevice(), name: 'x', deliver: () => new Promise(() => undefined) });
  const queries = createQueryClient();
  const shown = (view: object) => (
    <QueryClientProvider client={queries}>
      <Compose area={area} conversation={conversation(view)} box={box} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(shown(BARRED));
  return { box, unmount, show: (view: object) => rerender(shown(view)) };
}
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notă pentru colegi' });

test('a text typed as a note stays a note when messages become possible again', async () => {
  const { box, show } = open();
  await userEvent.type(note(), 'Nu mai lucrăm cu ei.');
  show({});
  expect(note().value).toBe('Nu mai lucrăm cu ei.');
  await userEvent.type(note(), '{Enter}');
  expect(box.get()).toMatchObject([{ body: 'Nu mai lucrăm cu ei.', isNote: true }]);
  expect(screen.getByRole('textbox', { name: 'Mesaj către Softprim' })).toBeTruthy();
});

test('while three messages wait for an answer, the reason is shown and only notes can be written', async () => {
  const refusal = 'Ați trimis deja trei mesaje fără răspuns. Puteți scrie din nou după ce organizația răspunde.';
  const { show } = open();
  show({ status: 'pending', actions: ['note', 'complete'], refusal });
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(note()).toBeTruthy();
  show({ actions: ['write', 'note'] });
  expect(screen.queryByText(refusal)).toBeNull();
});

test('a restored note stays a note when messages become possible again', async () => {
  const first = open();
  await userEvent.type(note(), 'Nu mai lucrăm cu ei.');
  first.unmount();
  open().show({});
  expect(note().value).toBe('Nu mai lucrăm cu ei.');
});

test('on a touch screen, Enter inserts a line break and the button sends', async () => {
  const matchMedia = window.matchMedia;
  const answer = (query: string) => ({
    ...new EventTarget(),
    matches: query.includes('pointer: coarse'),
    media: query,
  });
  Object.assign(window, { matchMedia: answer });
  try {
    const { box, show } = open();
    show({});
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mesaj către Softprim' });
    await userEvent.type(text, 'Bună ziua!{Enter}Mulțumim.');
    expect(text.value).toBe('Bună ziua!\nMulțumim.');
    expect(box.get()).toEqual([]);
    expect(screen.getByText('Enter trece la linia nouă')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Trimite' }));
    expect(box.get()).toMatchObject([{ body: 'Bună ziua!\nMulțumim.' }]);
  } finally {
    Object.assign(window, { matchMedia });
  }
});

test('one click on the button opens the file picker', async () => {
  const { show } = open();
  show({ actions: ['write', 'note'] });
  const opened: string[] = [];
  const listen = (event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') opened.push(event.target.id);
  };
  document.addEventListener('click', listen);
  await userEvent.click(screen.getByRole('button', { name: 'Atașează' }));
  document.removeEventListener('click', listen);
  expect(opened).toEqual(['message-files']);
});
