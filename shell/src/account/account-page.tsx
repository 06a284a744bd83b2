import { Page, PageHeader } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { prefetch } from '@psp/remote/query';
import { useIdentityKey } from '@psp/remote/use-page-identity';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, NavLink, Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { DeletionBanner } from './deletion-banner.tsx';
import { strings } from './strings.ts';
import { accountQuery } from './queries.ts';

const Sections = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  border-bottom: 1px solid var(--line);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 10px 14px;
    margin-bottom: -1px;
    border-bottom: 3px solid transparent;
    border-radius: 4px 4px 0 0;
    color: var(--ink-muted);
    font-weight: 500;
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover { border-color: var(--line); color: var(--blue-700); }
  a[aria-current='page'] { border-color: var(--blue-600); color: var(--blue-700); font-weight: 650; }
  ${media.narrow} {
    flex-direction: column;
    border-bottom: 0;
    a { border-bottom: 0; border-left: 3px solid transparent; border-radius: 0 4px 4px 0; margin-bottom: 0; }
  }
`;

const SECTIONS = [
  { to: '/cont', label: strings.personal },
  { to: '/cont/securitate', label: strings.security },
  { to: '/cont/notificari', label: strings.notifications },
  { to: '/cont/date', label: strings.data },
];

/** Loads the account of the signed-in user. */
export function accountLoader(args: LoaderFunctionArgs) {
  return prefetch(args, accountQuery());
}

/** Layout of the account pages: title, deletion banner and section navigation around the section's route. */
export function AccountPage() {
  const { data } = useSuspenseQuery(accountQuery());
  const identityKey = useIdentityKey();
  return (
    <Page width="narrow">
      <PageHeader title={strings.title} lead={data.email} />
      <DeletionBanner dueAt={data.deletionDueAt} />
      <Sections aria-label={strings.sections}>
        {SECTIONS.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </Sections>
      <Outlet key={identityKey} />
    </Page>
  );
}
