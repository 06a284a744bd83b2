import { afterEach, expect, test } from '@jest/globals';
import { acceptSession } from '@psp/auth/session';
import { pageIdentity } from '@psp/auth/session/page-identity';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { session } from './testing/identity.ts';
import { usePageIdentity } from './use-page-identity.ts';

afterEach(() => {
  cleanup();
  acceptSession(null);
});

const named: (string | undefined)[] = [];
const organisation = () => pageIdentity()?.organisationId;
const as = (id: string) => acceptSession({ ...session, organisation: { ...session.organisation, id } });

function Frame() {
  usePageIdentity();
  return <Outlet />;
}
/* A page that sends what it holds as it is left. */
function Editor() {
  useEffect(() => () => void named.push(organisation()), []);
  return null;
}

const openAt = (path: string) => {
  const routes = [
    {
      element: <Frame />,
      children: [
        { path: '/uat/texts/new', element: <Editor /> },
        { path: '*', element: null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};

test('a page of an area names whom it was opened for until the next one is shown, also as it is left', async () => {
  as('sibiu');
  const router = openAt('/uat/texts/new');
  expect(organisation()).toBe('sibiu');
  act(() => as('selimbar'));
  expect(organisation()).toBe('sibiu');
  await act(() => router.navigate('/uat/dashboard'));
  expect(named).toEqual(['sibiu']);
  expect(organisation()).toBe('selimbar');
});

test('a page outside the areas is everybody’s, and names who is signed in', () => {
  as('sibiu');
  openAt('/parteneri');
  act(() => as('selimbar'));
  expect(organisation()).toBe('selimbar');
  act(() => acceptSession(null));
  expect(pageIdentity()).toBeNull();
});
