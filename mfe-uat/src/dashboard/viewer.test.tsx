import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { Todo, UatDashboard } from '@psp/contracts/own-dashboards';
import { membersOf } from '@psp/features/members/ui/area';
import { membersQuery } from '@psp/features/members/ui/queries';
import { UAT_TODOS as ofExchange } from '@psp/features/exchange/ui/todos';
import { UAT_TODOS as ofProjects } from '@psp/features/projects/ui/todos';
import { UAT_TODOS as ofReviews } from '@psp/features/reviews/ui/todos';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { EditorPage } from '../service-requests/editor-page.tsx';
import { requestHref } from '../service-requests/request-address.ts';
import { TODOS as ofConsultations } from '@psp/features/consultations/ui/todos';
import { TODOS as ofGroups } from '../groups/todos.ts';
import { TODOS as ofQuestions } from '@psp/features/questions/ui/todos';
import { TODOS as ofRequests } from '@psp/features/service-requests/ui/todos';
import { TODOS as ofConfirmations } from '@psp/features/work-confirmations/ui/todos';
import { DashboardPage } from './dashboard-page.tsx';
import { dashboardQuery } from './queries.ts';

const KINDS = ['openOffers', 'decideOffers', 'answerQuestions', 'acceptDelivery', 'writeReview'] as const;
const todos = KINDS.map(
  (kind): Todo => ({
    kind,
    id: kind,
    number: 'SP-1',
    title: 'Registru agricol',
    other: 'Firma',
    count: 2,
    dueAt: null,
  }),
);
const dashboard: UatDashboard = {
  todos: [],
  forEditors: [],
  figures: { requests: 3, activeProjects: 1, completedProjects: 1, rating: null, reviewCount: 0 },
  recentRequests: [],
  notifications: [],
  unread: 0,
};
const owner = {
  ...{ id: 'ioana', displayName: 'Ioana Munteanu', position: '', email: 'ioana@primaria.ro', role: 'owner' as const },
  ...{ lastSeenAt: null, isYou: false, isSuspended: false, version: 1, actions: [] },
};
const members = { canManage: false, members: [owner], invitations: [], accessRequests: [] };

const kinds = {
  ...{ ...ofRequests, ...ofQuestions, ...ofProjects, ...ofExchange, ...ofReviews },
  ...{ ...ofConsultations, ...ofGroups, ...ofConfirmations },
};

function open(path: string, role: Role, view: UatDashboard) {
  useSession.setState({ role });
  const client = createQueryClient();
  client.setQueryData(dashboardQuery.queryKey, view);
  client.setQueryData(membersQuery(membersOf('uat')).queryKey, members);
  const routes = [
    { path: '/uat/dashboard', element: <DashboardPage todos={kinds} /> },
    { path: '/uat/service-requests/new', element: <EditorPage /> },
  ];
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </QueryClientProvider>,
  );
}

const links = (name: RegExp | string) => screen.queryAllByRole('link', { name }).map(({ textContent }) => textContent);

beforeEach(() => {
  const organisation = { id: 'sibiu', name: 'Municipiul Sibiu', kind: 'uat', status: 'approved' } as const;
  useSession.setState({ status: 'signed-in', organisation, kind: 'uat' });
});
afterEach(cleanup);

test('an editor is offered the open todos', () => {
  open('/uat/dashboard', 'editor', { ...dashboard, todos });
  expect(links(/^(Deschide|Compară|Răspunde|Verifică|Scrie)/)).toEqual([
    'Deschide ofertele',
    'Compară ofertele',
    'Răspunde',
    'Verifică și acceptă',
    'Scrie recenzia',
  ]);
  expect(links('Solicitare nouă')).toHaveLength(1);
});

test('a viewer reads the same todos without actions, and learns who can edit', () => {
  open('/uat/dashboard', 'viewer', { ...dashboard, forEditors: todos });
  expect(links(/^(Deschide|Compară|Răspunde|Verifică|Scrie)/)).toEqual([]);
  expect(links('Solicitare nouă')).toEqual([]);
  expect(links('Vezi, Registru agricol')).toHaveLength(KINDS.length);
  expect(screen.getByText('2 oferte de deschis')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cine poate modifica' }).getAttribute('href')).toBe('/uat/members');
});

test('the page of a new request tells a viewer that the role is read-only and whom to ask', () => {
  open('/uat/service-requests/new', 'viewer', dashboard);
  expect(screen.getByText('Aveți rol de cititor: puteți citi, nu și modifica')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ioana@primaria.ro' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a draft opens on its detail page for a viewer, and in the editor for others', () => {
  expect(requestHref({ id: 'x', status: 'draft' }, true)).toBe('/uat/service-requests/x');
  expect(requestHref({ id: 'x', status: 'draft' }, false)).toBe('/uat/service-requests/x/edit');
});

test('an editor gets the form of a new request', async () => {
  open('/uat/service-requests/new', 'editor', dashboard);
  expect(await screen.findByLabelText('Titlu')).toBeTruthy();
});
