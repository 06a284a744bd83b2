import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { openAt } from '../testing/open-at.tsx';
import { ApplicationsPage } from '../applications/applications-page.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { UsersPage } from './users-page.tsx';

const AT = '2026-03-05T07:30:00Z';
const firm = { id: 'firma', kind: 'firma', name: 'Firma Nouă', status: 'pending', countyCode: 'SB' };
const paging = { total: 21, page: 1, pageSize: 20 };
const application = { ...firm, cui: null, contact: '', email: '', appliedAt: AT, files: 0, hasDuplicates: false };
const person = { id: 'ioana', displayName: 'Ioana Munteanu', email: 'ioana@firma.ro', status: 'active' };

async function open(page: ReactElement, address: string, answer: object) {
  answerPortal(answer);
  openAt(page, { address });
  await screen.findByRole('table');
}

const LANDMARKS = ['region', 'search', 'navigation', 'complementary'] as const;
const names = () =>
  LANDMARKS.flatMap((role) =>
    screen
      .queryAllByRole(role)
      .filter((landmark) => landmark.hasAttribute('aria-label') || landmark.hasAttribute('aria-labelledby'))
      .map((landmark) => `${role} ${landmark.getAttribute('aria-label')}`),
  );

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

test.each([
  [<ApplicationsPage key="cereri" />, '/admin/applications', { ...paging, items: [application], waiting: 1 }],
  [<UsersPage key="organizatii" />, '/admin/users', { ...paging, items: [{ ...firm, members: 1, createdAt: AT }] }],
  [
    <UsersPage key="persoane" />,
    '/admin/users?sectiune=persoane',
    { ...paging, items: [{ ...person, organisations: [], createdAt: AT, lastSeenAt: null }] },
  ],
])('no two landmarks of a list have one name', async (page, address, answer) => {
  await open(page, address, answer);
  expect(names().length).toBeGreaterThan(1);
  expect(names()).toEqual([...new Set(names())]);
});

test('counties are chosen in Romanian order', async () => {
  await open(<ApplicationsPage />, '/admin/applications', { ...paging, items: [application], waiting: 1 });
  const shown = within(screen.getByLabelText('Județ'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '')
    .slice(1);
  expect(shown).toHaveLength(42);
  expect(shown.indexOf('Brașov')).toBeLessThan(shown.indexOf('Brăila'));
  expect(shown.indexOf('Satu Mare')).toBeLessThan(shown.indexOf('Sălaj'));
  expect(shown.indexOf('Vaslui')).toBeLessThan(shown.indexOf('Vâlcea'));
});
