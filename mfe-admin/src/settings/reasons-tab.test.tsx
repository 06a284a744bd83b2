import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { Reasons, SettingView } from '@psp/contracts/settings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { ReasonsTab } from './reasons-tab.tsx';

type Setting = SettingView<Reasons>;

const { fetch } = globalThis;
let stored: Setting;

/* The service: it refuses what was read before another change. */
beforeEach(() => {
  const value = { article: ['Reclamă.'], application: ['Lipsește adeverința.'] } as Partial<Reasons> as Reasons;
  stored = { version: 1, value, versions: [] };
  localStorage.clear();
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (_, init) => {
    if (init?.method !== 'POST') return Response.json(stored);
    const body = JSON.parse(String(init.body)) as Setting;
    if (body.version !== stored.version)
      return Response.json({ code: 'version.stale', message: 'Schimbat.' }, { status: 409 });
    stored = { ...stored, version: body.version + 1, value: body.value };
    return Response.json(stored);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  useSession.setState({ account: null });
});

async function open() {
  openAt(<ReasonsTab />);
  const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
  return { articles: await cardOf('Articole'), applications: await cardOf('Cereri de înscriere') };
}
type Card = Awaited<ReturnType<typeof open>>['articles'];
const fieldOf = (card: Card) => card.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivul 1/ });
const save = (card: Card) => userEvent.click(card.getByRole('button', { name: 'Salvează' }));

test('saving the reasons of one kind keeps what is written at the others', async () => {
  const { articles, applications } = await open();
  await userEvent.type(fieldOf(applications), ' Nescris încă.');
  await userEvent.type(fieldOf(articles), ' Prea mare.');
  await save(articles);
  await waitFor(() => expect(stored.value.article).toEqual(['Reclamă. Prea mare.']));
  expect(fieldOf(applications).value).toBe('Lipsește adeverința. Nescris încă.');
  await save(applications);
  await waitFor(() => expect(stored.value.application).toEqual(['Lipsește adeverința. Nescris încă.']));
  expect(stored.value.article).toEqual(['Reclamă. Prea mare.']);
});

test('reasons that a colleague changed first are refused with the text kept, and saved when sent again', async () => {
  const { articles } = await open();
  await userEvent.type(fieldOf(articles), ' A mea.');
  stored = { ...stored, version: 2, value: { ...stored.value, application: ['A colegului.'] } };
  await save(articles);
  expect((await articles.findByRole('alert')).textContent).toContain('ce ați completat este păstrat');
  expect(fieldOf(articles).value).toBe('Reclamă. A mea.');
  await save(articles);
  await waitFor(() => expect(stored.value.article).toEqual(['Reclamă. A mea.']));
  expect(stored.value.application).toEqual(['A colegului.']);
});
