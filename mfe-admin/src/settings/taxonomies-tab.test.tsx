import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { TaxonomyView } from '@psp/contracts/taxonomy-values';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { TaxonomiesTab } from './taxonomies-tab.tsx';

const items = [
  { slug: 'it', name: 'IT', isOn: true },
  { slug: 'legal', name: 'Juridic', isOn: true },
  { slug: 'other', name: 'Alt domeniu', isOn: false },
];
const list: TaxonomyView = { version: 4, value: { items }, versions: [], uses: { legal: 3 } };

const { fetch } = globalThis;
let sent: { path: string; body: unknown }[];
let read: () => Response;

beforeEach(() => {
  sent = [];
  read = () => Response.json(list);
  localStorage.clear();
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST')
      sent.push({ path: String(url).replace(/.*taxonomies/, ''), body: JSON.parse(String(init.body)) });
    return read();
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  useSession.setState({ account: null });
});

function draw(): void {
  openAt(<TaxonomiesTab />);
}
async function open() {
  draw();
  // The card; inside it the table is a region of the same name.
  const [card] = await screen.findAllByRole('region', { name: 'Industrii' });
  if (!card) throw new Error('no card');
  return within(card);
}
const press = (name: string, of: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(of.getByRole('button', { name }));
const saved = (value: object[]) => [{ path: '/industries', body: { version: 4, value: { items: value } } }];

test('a value is moved up in the order of forms, and the first one cannot be', async () => {
  const industries = await open();
  expect(industries.getByRole<HTMLButtonElement>('button', { name: 'Mută mai sus: IT' }).disabled).toBe(true);
  await press('Mută mai sus: Juridic', industries);
  await waitFor(() => expect(sent).toEqual(saved([...(items.slice(0, 2).reverse() as object[]), items[2] as object])));
});

test('a moved row keeps the focus, at the end of the list on its other arrow', async () => {
  const industries = await open();
  const value = { items: [...items.slice(0, 2).reverse(), ...items.slice(2)] };
  read = () => Response.json({ ...list, version: 5, value });
  await press('Mută mai sus: Juridic', industries);
  const down = () => industries.getByRole('button', { name: 'Mută mai jos: Juridic' });
  await waitFor(() => expect(document.activeElement).toBe(down()));
  expect(industries.getByRole<HTMLButtonElement>('button', { name: 'Mută mai sus: Juridic' }).disabled).toBe(true);
});

test('an order that was not saved is told', async () => {
  const industries = await open();
  read = () => Response.json({ code: 'version.stale', message: 'Lista s-a schimbat.' }, { status: 409 });
  await press('Mută mai sus: Juridic', industries);
  expect(await screen.findByText('Ordinea nu s-a schimbat')).toBeTruthy();
});

test('lists that cannot be read are told of once, and are read after a retry', async () => {
  read = () => Response.json({ code: 'auth.forbidden', message: 'Nu aveți dreptul.' }, { status: 403 });
  draw();
  expect(await screen.findAllByText('Nu aveți dreptul.')).toHaveLength(1);
  read = () => Response.json(list);
  await press('Încearcă din nou');
  expect(await screen.findAllByText('Juridic')).not.toHaveLength(0);
});

test('a value is added under a key that the list does not have, and not with a name that it has', async () => {
  const industries = await open();
  await press('Adaugă, Industrii', industries);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Denumire'), 'juridic');
  await press('Adaugă', dialog);
  expect((await dialog.findAllByText('O altă valoare a listei are acest nume.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Denumire'));
  await userEvent.type(dialog.getByLabelText('Denumire'), 'Înființări, IT');
  await press('Adaugă', dialog);
  await waitFor(() =>
    expect(sent).toEqual(saved([...items, { slug: 'infiintari-it', name: 'Înființări, IT', isOn: true }])),
  );
});

test('uses are moved to a value that is offered, as many as are shown', async () => {
  const industries = await open();
  expect(industries.queryByRole('button', { name: 'Mută, IT' })).toBeNull();
  await press('Mută, Juridic', industries);
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Se mută 3 înregistrări, iar valoarea se oprește. O valoare folosită nu se șterge.');
  await press('Mută', dialog);
  expect((await dialog.findAllByText('Alegeți valoarea.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test.each([
  ['Domenii de expertiză', 'expertise'],
  ['Domenii ale solicitărilor', 'domains'],
])('of %s only names and order change', async (name, taxonomy) => {
  draw();
  const [card] = await screen.findAllByRole('region', { name });
  const fixed = within(card ?? document.body);
  expect(fixed.queryByRole('button', { name: /^Adaugă/ })).toBeNull();
  expect(fixed.queryByRole('button', { name: 'Mută, Juridic' })).toBeNull();
  await press('Modifică, Juridic', fixed);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Denumire'), 'e');
  await press('Modifică', dialog);
  const renamed = items.map((one) => (one.slug === 'legal' ? { ...one, name: 'Juridice' } : one));
  await waitFor(() =>
    expect(sent).toEqual([{ path: `/${taxonomy}`, body: { version: 4, value: { items: renamed } } }]),
  );
});
