import { afterEach, expect, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import type { UnansweredByOffers } from '@psp/contracts/unanswered';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerOf, sent, showView } from '../testing/views.tsx';
import { OffersTab } from './offers-tab.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const opened: RequestView = { ...sent, offerCount: 2, offers: [offerOf('Regista'), offerOf('Civis')] };
const found: UnansweredByOffers = {
  requirements: 4,
  offers: [
    { id: 'Regista', items: [{ text: 'găzduirea aplicației', words: ['găzduirea', 'aplicației'] }] },
    { id: 'Civis', items: [] },
  ],
};

const asked: string[] = [];
function open(view: RequestView, ...answers: (() => Response)[]) {
  asked.length = 0;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return answers.shift()?.() ?? new Promise<never>(() => {});
  };
  showView((shown) => <OffersTab view={shown} onAsk={() => undefined} />, view);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ASK = 'Vezi ce rămâne fără răspuns';

test('on demand each offer says what it leaves unanswered, and how that was found', async () => {
  open(opened, () => Response.json(found));
  expect(asked).toEqual([]);
  await press(ASK);
  const row = within(await screen.findByRole('row', { name: /^Ce rămâne fără răspuns/ }));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  const order = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(cells[order.indexOf('Civis') - 1]).toBe('Nimic');
  expect(cells[order.indexOf('Regista') - 1]).toBe(
    '1 cerință, Registagăzduirea aplicațieiNu apar: „găzduirea”, „aplicației”',
  );
  expect(screen.getByText(/^Comparație automată, după cuvinte, cu 4 cerințe/)).toBeTruthy();
  await press('Ascunde ce rămâne fără răspuns');
  expect(screen.queryByRole('row', { name: /^Ce rămâne fără răspuns/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: ASK }));
});

test('a request without requirements has nothing to compare with', async () => {
  open(opened, () => Response.json({ requirements: 0, offers: [] }));
  await press(ASK);
  expect(await screen.findByText(/^Nu am recunoscut cerințe/)).toBeTruthy();
  expect(screen.queryByRole('row', { name: /^Ce rămâne fără răspuns/ })).toBeNull();
});

test('a failure is told and asked again', async () => {
  const refused = () =>
    Response.json({ code: 'forbidden', message: 'Nu aveți acces aici.', details: {} }, { status: 403 });
  open(opened, refused, () => Response.json(found));
  await press(ASK);
  expect((await screen.findByRole('alert')).textContent).toContain('Nu aveți acces aici.');
  await press('Încearcă din nou');
  expect(await screen.findByRole('row', { name: /^Ce rămâne fără răspuns/ })).toBeTruthy();
});

test('sealed offers are not asked about', () => {
  open({ ...opened, offers: null });
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});
