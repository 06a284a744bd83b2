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
/* A page that sends a write when it is unmounted. */
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

test('an area page keeps the identity it was opened with until the next page is shown, also while unmounting', async () => {
  as('sibiu');
  const router = openAt('/uat/texts/new');
  expect(organisation()).toBe('sibiu');
  act(() => as('selimbar'));
  expect(organisation()).toBe('sibiu');
  await act(() => router.navigate('/uat/dashboard'));
  expect(named).toEqual(['sibiu']);
  expect(organisation()).toBe('selimbar');
});

test('a page outside the areas always has the identity of the current session', () => {
  as('sibiu');
  openAt('/parteneri');
  act(() => as('selimbar'));
  expect(organisation()).toBe('selimbar');
  act(() => acceptSession(null));
  expect(pageIdentity()).toBeNull();
});
