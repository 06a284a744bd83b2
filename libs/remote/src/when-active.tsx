import { loadSession, useSession } from '@psp/auth/session';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { strings } from './strings.ts';
import { usePageTitle } from './screen.tsx';

/** Returns true when the user's organisation is approved, or there is none. */
export const useIsActive = (): boolean =>
  useSession((state) => (state.organisation?.status ?? 'approved') === 'approved');

const statusNow = () => useSession.getState().organisation?.status ?? 'approved';

/** State of the organisation's application with a link to it, shown instead of pages for approved organisations. */
export function ApplicationState() {
  const status = useSession((state) => state.organisation?.status ?? 'pending');
  const { title, text } = strings.inactive[status];
  return (
    <EmptyState title={title} action={<ButtonLink href="/cerere">{strings.toApplication}</ButtonLink>}>
      <p>{text}</p>
    </EmptyState>
  );
}

/** Layout of pages for approved organisations only. */
function WhenActive() {
  return useIsActive() ? <Outlet /> : <NotActive />;
}

function NotActive() {
  const name = useSession((state) => state.organisation?.name ?? '');
  usePageTitle(name);
  /* The organisation may have been approved since the session was read. */
  useEffect(() => void loadSession().catch(() => undefined), []);
  return (
    <Page>
      <PageHeader title={name} />
      <ApplicationState />
    </Page>
  );
}

/** Wraps routes for approved organisations only; for others the loaders do not run. */
export const whenActive = (pages: RouteObject[]): RouteObject => ({
  element: <WhenActive />,
  children: pages.map((page): RouteObject => {
    const { loader } = page;
    if (page.index || typeof loader !== 'function') return page;
    return { ...page, loader: (args) => (statusNow() === 'approved' ? loader(args) : null) };
  }),
});
