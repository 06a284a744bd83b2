import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { MailTextView } from '@psp/contracts/mail-texts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { MailsTab } from './mails-tab.tsx';

const fields = [
  { name: 'organizatie', label: 'numele organizației', isRequired: false, example: 'Comuna Șelimbăr' },
  { name: 'motiv', label: 'motivul deciziei', isRequired: true, example: 'Lipsește adeverința.' },
];
const first: MailTextView = {
  ...{ template: 'rejected', label: 'Înscriere respinsă', isComposed: false, version: 0, versions: [] },
  value: { subject: null, text: null },
  portal: { subject: 'Respinsă: {{organizatie}}', text: 'Motivul: {{motiv}}' },
  fields: { subject: fields, text: fields },
  html: '<p>Mesajul salvat</p>',
};

const { fetch } = globalThis;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (url, init) => {
    const path = String(url);
    if (init?.method === 'POST') {
      sent.push({ path: path.split('/').at(-1) ?? '', body: JSON.parse(String(init.body)) });
      return path.endsWith('/preview')
        ? Response.json({ subject: '', html: '<p>Mesajul scris</p>' })
        : Response.json(first);
    }
    if (path.endsWith('/rejected')) return Response.json(first);
    const row = { isChanged: false, savedAt: null, savedBy: null };
    return Response.json({ rows: [{ template: 'rejected', label: 'Înscriere respinsă', ...row }] });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  useSession.setState({ account: null });
});

async function open(): Promise<HTMLTextAreaElement> {
  openAt(<MailsTab />);
  return screen.findByLabelText<HTMLTextAreaElement>('Text');
}

test('the text begins with that of the portal, and a typed one is previewed and saved', async () => {
  const text = await open();
  expect(text.value).toBe('Motivul: {{motiv}}');
  await userEvent.type(text, ' Succes!');
  const frame = screen.getByTitle<HTMLIFrameElement>('E-mailul „Înscriere respinsă”');
  expect(frame.getAttribute('sandbox')).toBe('');
  await waitFor(() => expect(frame.getAttribute('srcdoc')).toBe('<p>Mesajul scris</p>'));
  await userEvent.click(screen.getByRole('button', { name: 'Salvează' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      path: 'rejected',
      body: { version: 0, value: { subject: 'Respinsă: {{organizatie}}', text: 'Motivul: {{motiv}} Succes!' } },
    }),
  );
});

test('a broken field is named with its line before anything is sent, and cannot be tried out', async () => {
  const text = await open();
  await userEvent.type(text, '{Enter}{{{{motvi}}');
  await userEvent.click(screen.getByRole('button', { name: 'Salvează' }));
  expect((await screen.findAllByText('Câmp necunoscut: {{motvi}}, rândul 2. Ați vrut {{motiv}}?')).length).toBe(2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trimite-mi o probă' }).disabled).toBe(true);
  await userEvent.clear(text);
  await userEvent.type(text, 'Fără motiv.');
  expect((await screen.findAllByText('Lipsește câmpul {{motiv}}.')).length).toBe(2);
  expect(sent).toEqual([]);
});
