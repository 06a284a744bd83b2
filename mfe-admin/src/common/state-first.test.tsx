import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { openAt } from '../testing/open-at.tsx';
import { ModerationPage } from '../moderation/moderation-page.tsx';
import { Issues } from '../newsletter/issues.tsx';
import { Subscribers } from '../newsletter/newsletter-page.tsx';
import { ReportedConversationsPage } from '../reported-conversations/reports-page.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';

const AT = '2026-03-05T07:30:00Z';
const id = '01900000-0000-7000-8000-000000000001';
const article = {
  id,
  title: 'Un bilet',
  isRevision: true,
  author: { id, name: 'Sadu' },
  kind: 'uat',
  category: 'Mediu',
};
const report = {
  id,
  subject: 'Plata',
  other: { id, name: 'Softprim' },
  reporter: { id, name: 'Sadu' },
  reason: 'other',
};
const issue = {
  id,
  subject: 'Arhiva',
  status: 'draft',
  audience: 'all',
  progress: { total: 0, waiting: 0 },
  updatedAt: AT,
};
const subscriber = {
  id,
  email: 'ana@exemplu.ro',
  status: 'confirmed',
  source: 'blog',
  audience: 'visitor',
  domains: [],
  since: AT,
};

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

test.each<[ReactElement, object, string, unknown]>([
  [<ModerationPage key="1" />, { ...article, since: AT }, 'Modificări', 'Un bilet'],
  [
    <ReportedConversationsPage key="2" />,
    { ...report, isOfMessage: false, status: 'open', at: AT },
    'De decis',
    'Plata cu Softprim',
  ],
  [<Issues key="3" />, { ...issue, scheduledAt: null, startedAt: null }, 'Ciornă', 'Arhiva'],
  [<Subscribers key="4" />, subscriber, 'Abonat', expect.stringMatching(/^ana@exemplu.ro/)],
])('the state is the first column, and the title is the header of the row', async (page, item, state, title) => {
  answerPortal({ items: [item], total: 1, page: 1, pageSize: 20, waiting: 1 });
  openAt(page);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader')[0]?.textContent).toBe('Stare');
  expect(table.getAllByRole('cell')[0]?.textContent).toBe(state);
  expect(table.getByRole('rowheader').textContent).toEqual(title);
});
