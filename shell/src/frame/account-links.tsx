import { useSession } from '@psp/auth/session';
import { APPLICATION_PATH, isUnapproved } from '@psp/auth/session/areas';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { strings } from './strings.ts';

const List = styled.ul`
  margin: -4px -8px;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 8px;
    border-radius: 4px;
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover { background: var(--sunken); }
  a[aria-current='page'] { background: var(--blue-100); color: var(--blue-700); font-weight: 650; }
`;

/** Links to the person's own pages. Mount it only when it is visible: it fetches their organisations. */
export function AccountLinks() {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const organisation = useSession((state) => state.organisation);
  const { data } = useQuery({ ...membershipsQuery(), enabled: isSignedIn });
  if (!isSignedIn) return null;
  return (
    <List>
      {isUnapproved(organisation) ? <Entry to={APPLICATION_PATH} label={strings.application} /> : null}
      <Entry to="/cont" label={strings.ownAccount} />
      {data && data.items.length > 1 ? <Entry to="/organizatie" label={strings.switchOrganisation} /> : null}
    </List>
  );
}

function Entry({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink to={to}>{label}</NavLink>
    </li>
  );
}
