import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { RequestsPage } from '../service-requests/requests-page.tsx';
import { UsersPage } from '../users/users-page.tsx';
import { CountedNote, withCount } from './counted.tsx';

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

const AT = '2026-11-30T04:00:00Z';
const SAID = 'Raportul din 30 noiembrie 2026, 06:00, a numărat 21; lista arată ce este acum.';
const LIST = '/admin/users?kind=uat&county=SB';

test.each([
  ['another number', withCount(LIST, 21, AT), { total: 22 }, true],
  ['the same number', withCount(LIST, 21, AT), { total: 21 }, false],
  ['more than are counted', withCount(LIST, 21, AT), { total: 1000, totalIsCapped: true }, true],
  ['a number beyond those that are counted', withCount(LIST, 1104, AT), { total: 1000, totalIsCapped: true }, false],
  ['no count', LIST, { total: 22 }, false],
  ['a count that cannot be', `${LIST}&counted=<b>&countedAt=${AT}`, { total: 22 }, false],
  ['a moment that cannot be', `${LIST}&counted=21&countedAt=ieri`, { total: 22 }, false],
  ['nothing read yet', withCount(LIST, 21, AT), undefined, false],
])('a list says that it differs from its report, and only then: %s', (_, address, list, isSaid) => {
  openAt(<CountedNote list={list} />, { known: [], address });
  expect(screen.queryByText(SAID) !== null).toBe(isSaid);
});

const paging = { total: 1, page: 1, pageSize: 20 };
const request = {
  ...{ id: 'cerere', number: 'SP-1', kind: 'purchase', title: 'Drum', uat: 'Comuna Roșia', category: null },
  ...{ status: 'sent', offers: 2, sentAt: AT, deadline: null, isOverdue: false },
};
const firm = { id: 'firma', kind: 'firma', name: 'Firma Nouă', status: 'approved', countyCode: 'SB', members: 1 };

test.each([
  [<RequestsPage key="r" />, withCount('/admin/service-requests?county=SB', 21, AT), { ...request }],
  [<UsersPage key="u" />, withCount('/admin/users?county=SB', 21, AT), { ...firm, createdAt: AT }],
])('the list says that it differs until other filters are chosen', async (page, address, row) => {
  answerPortal({ ...paging, items: [row], chosen: { authority: null, firm: null } });
  openAt(page, { known: [], address });
  await screen.findByText(SAID);
  await userEvent.click(screen.getByRole('button', { name: /Sibiu/ }));
  expect(screen.queryByText(SAID)).toBeNull();
});
