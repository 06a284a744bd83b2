import { sessionKnown, useSession } from '@psp/auth/session';
import { dashboardOf } from '@psp/auth/session/areas';
import { signIn } from '@psp/auth/session/sign-in';
import type { Kind } from '@psp/contracts/common';
import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { DesignProvider } from '@psp/design-system/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RemoteModule } from './contract.ts';
import { strings } from './strings.ts';
import { createQueryClient, routerContext } from './query.ts';
import { RouteError } from './screen.tsx';
import { usePageIdentity } from './use-page-identity.ts';

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 24px;
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  nav { display: flex; flex-wrap: wrap; gap: 20px; }
`;

/**
 * Renders a remote without the shell, for development: routes, theme, navigation and session (the development server proxies
 * cookies and BFFs). `area` is null for the public remote.
 */
export async function renderStandalone(remote: RemoteModule, area: Kind | null): Promise<void> {
  await sessionKnown();
  const client = createQueryClient();
  const areaRoutes: RouteObject[] = area ? [{ path: area, children: remote.routes }] : remote.routes;
  const router = createBrowserRouter(
    [{ element: <Harness remote={remote} area={area} />, errorElement: <RouteError />, children: areaRoutes }],
    { getContext: routerContext(client) },
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DesignProvider navigate={(path) => void router.navigate(path)}>
          <RouterProvider router={router} />
        </DesignProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/* Demo accounts; they exist in seeded databases only. */
const DEMO_PASSWORD = 'Demo-Portal-2026';
const DEMO_ACCOUNTS: Record<Kind, string> = {
  uat: 'primarie@demo.psp',
  firma: 'firma@demo.psp',
  admin: 'admin@demo.psp',
};

function Harness({ remote, area }: { remote: RemoteModule; area: Kind | null }) {
  usePageIdentity();
  return (
    <>
      <Bar>
        <nav aria-label={strings.standaloneNavigation}>
          {remote.navigation.map((item) => (
            <Link key={item.to} href={item.to}>
              {item.label}
            </Link>
          ))}
        </nav>
        {area ? <DemoAccount area={area} /> : null}
      </Bar>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function DemoAccount({ area }: { area: Kind }) {
  const account = useSession((state) => (state.status === 'signed-in' ? state.account : null));
  const navigate = useNavigate();
  if (account) return <span>{account.displayName}</span>;
  const enter = async () => {
    const screen = area === 'admin' ? 'admin' : 'member';
    await signIn({ email: DEMO_ACCOUNTS[area], password: DEMO_PASSWORD }, screen);
    await navigate(dashboardOf(area));
  };
  return (
    <Button size="small" onPress={() => void enter()}>
      {strings.standaloneSignIn}
    </Button>
  );
}
