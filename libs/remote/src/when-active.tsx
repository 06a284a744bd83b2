import { loadSession, useSession } from '@psp/auth/session';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { useEffect } from 'react';
import { type LoaderFunction, Outlet, type RouteObject } from 'react-router-dom';
import type { PageRoute } from './page.tsx';
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

const whileActive =
  (loader: LoaderFunction): LoaderFunction =>
  (...args) =>
    statusNow() === 'approved' ? loader(...args) : null;

/** Wraps pages for approved organisations only; for others the loaders do not run. */
export const whenActive = (pages: readonly PageRoute[]): RouteObject => ({
  element: <WhenActive />,
  children: pages.map((page) => {
    const { loader, ...lazy } = page.lazy;
    return loader ? { ...page, lazy: { ...lazy, loader: async () => whileActive(await loader()) } } : page;
  }),
});
