import { afterEach, expect, test } from '@jest/globals';
import type { ArticleCategoriesView } from '@psp/contracts/article-categories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { CategoriesTab } from './categories-tab.tsx';
import { categoriesQuery } from './category-queries.ts';

afterEach(() => {
  cleanup();
  portalAnswersNothing();
});

const value: ArticleCategoriesView['value'] = {
  chips: [
    { slug: 'administrare', name: 'Administrare', isOn: true },
    { slug: 'renovari', name: 'Renovări', isOn: false },
  ],
  choices: [{ slug: 'uat-proiecte', name: 'Proiecte', isOn: true, kind: 'uat', chip: 'administrare' }],
};
const [first, ...others] = value.chips;
const before = { ...value, chips: [{ ...first, name: 'Primării' }, ...others] } as typeof value;
const list: ArticleCategoriesView = {
  ...{ version: 1, value, articles: { chips: { administrare: 3 }, choices: { 'uat-proiecte': 3 } } },
  versions: [
    { version: 1, savedAt: '2026-11-05T07:30:00Z', savedBy: 'Ana', value },
    { version: 0, savedAt: '2026-11-05T07:30:00Z', savedBy: null, value: before },
  ],
};
const open = () => openAt(<CategoriesTab />, { known: [[categoriesQuery.queryKey, list]] });
const press = async (name: string | RegExp, of: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await of.findByRole('button', { name }));

test('a category is renamed, in the list that was read', async () => {
  const sent = answerPortal(list);
  open();
  await press('Modifică, Renovări');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Denumire'));
  await userEvent.type(dialog.getByLabelText('Denumire'), 'Reabilitări');
  await press('Modifică', dialog);
  const chips = [value.chips[0], { slug: 'renovari', name: 'Reabilitări', isOn: false }];
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'POST /api/admin/settings/article-categories',
        body: { version: 1, value: { chips, choices: value.choices } },
      },
    ]),
  );
});

test('an earlier version says what it had, and is brought back', async () => {
  const sent = answerPortal(list);
  open();
  expect(await screen.findByText('Pe blog: Primării')).toBeTruthy();
  expect(screen.getAllByText('Din ce aleg membrii: Proiecte, pe blog la „Administrare”')).not.toHaveLength(0);
  await press(/^Readu/);
  await press(/^Readu/, within(await screen.findByRole('dialog')));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'POST /api/admin/settings/article-categories/restore', body: { version: 1, of: 0 } },
    ]),
  );
});
