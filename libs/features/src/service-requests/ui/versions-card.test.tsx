import { afterEach, expect, test } from '@jest/globals';
import type { RequestVersion } from '@psp/contracts/request-versions';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { VersionsCard } from './versions-card.tsx';

afterEach(cleanup);

const version = (revision: number, said: Partial<RequestVersion['content']>): RequestVersion => ({
  revision,
  at: `2026-11-1${revision}T10:00:00.000Z`,
  content: {
    ...{ title: 'Site nou', category: 'it-digitalizare', description: 'Un site.', locality: '', countyCode: 'SB' },
    ...{ deadline: '2026-12-20T10:00:00.000Z', budgetMin: null, budgetMax: null, urgency: 'medium' },
    ...said,
  },
  files: [],
});
const FIRST = version(1, {});
const SECOND = version(2, { description: 'Un site accesibil.' });
const THIRD = version(3, { description: 'Un site accesibil.', locality: 'Sibiu' });

/* Renders the card with these versions, newest first; counts how often the query runs. */
function show(items: RequestVersion[], revision = items.length, since?: number) {
  const read = { times: 0 };
  const queryFn = () => {
    read.times += 1;
    return Promise.resolve({ items });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VersionsCard query={{ queryKey: ['versions'], queryFn }} revision={revision} since={since} />
    </QueryClientProvider>,
  );
  return read;
}
const card = () => screen.findByRole('region', { name: 'Ce s-a schimbat' });
/* Each changed field with its text: removed words in brackets, added words in braces. */
const changes = async () =>
  within(await card())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => {
      const text = heading.nextElementSibling?.innerHTML ?? '';
      const marked = text
        .replace(/<ins[^>]*><span.*?<\/span>(.*?)<\/ins>/g, '{$1}')
        .replace(/<del[^>]*><span.*?<\/span>(.*?)<\/del>/g, '[$1]');
      return [heading.textContent, marked.replace(/<.*?>/g, '')];
    });

test('two versions are compared word by word and named with their times, without a choice of versions', async () => {
  show([SECOND, FIRST]);
  expect(await changes()).toEqual([['Descriere', 'Un site{ accesibil}.']]);
  expect((await card()).textContent).toContain(
    'Versiunea 1, din 11 noiembrie 2026, 12:00 → versiunea 2, din 12 noiembrie 2026, 12:00.',
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the newest version is compared with the previous one, or with a chosen older one', async () => {
  show([THIRD, SECOND, FIRST]);
  expect(await changes()).toEqual([['Localitate', '{Sibiu}']]);
  await userEvent.selectOptions(screen.getByLabelText('Versiunea 3 față de'), '1');
  expect(await changes()).toEqual([
    ['Descriere', 'Un site{ accesibil}.'],
    ['Localitate', '{Sibiu}'],
  ]);
});

test('the newest version is first compared with the version given by `since`', async () => {
  show([THIRD, SECOND, FIRST], 3, 1);
  expect((await changes()).map(([field]) => field)).toEqual(['Descriere', 'Localitate']);
});

test('a version without changes shows a note', async () => {
  show([version(2, {}), FIRST]);
  expect(await screen.findByText(/Textul și fișierele sunt aceleași\./)).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('for a first version nothing is shown or read', () => {
  const read = show([FIRST]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(read.times).toBe(0);
});
