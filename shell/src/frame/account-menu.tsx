import { signOut, useSession } from '@psp/auth/session';
import { APPLICATION_PATH, isUnapproved } from '@psp/auth/session/areas';
import { Initials } from '@psp/design-system/avatar';
import { Button } from '@psp/design-system/button';
import { VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { showToast } from '@psp/design-system/toast';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { HeaderButton, PanelAnchor, PanelBox } from './panel-style.ts';
import { strings } from './strings.ts';
import { usePanel } from './use-panel.ts';

const Wide = styled(PanelAnchor)`
  ${media.narrow} { display: none; }
`;

const Names = styled.span`
  max-width: var(--name-width);
  overflow: hidden;
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Content = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  font-size: 1rem;
  line-height: 1.4;
`;

const Person = styled.div`
  strong, span { display: block; }
  span { color: var(--ink-muted); overflow-wrap: anywhere; }
`;

/** Header button that opens the account panel. */
export function AccountMenu() {
  const panel = usePanel();
  const organisation = useSession((state) => state.organisation);
  if (!organisation) return null;
  return (
    <Wide ref={panel.container}>
      <HeaderButton
        ref={panel.trigger}
        type="button"
        aria-expanded={panel.isOpen}
        aria-controls={panel.id}
        onClick={panel.toggle}
      >
        <span aria-hidden>
          <Initials name={organisation.name} of={organisation.kind === 'firma' ? 'company' : 'authority'} />
        </span>
        <VisuallyHidden>{strings.account}</VisuallyHidden>
        <Names>{organisation.name}</Names>
        <ChevronDown size={18} aria-hidden />
      </HeaderButton>
      {panel.isOpen ? (
        <PanelBox id={panel.id} $width={300}>
          <AccountDetails />
        </PanelBox>
      ) : null}
    </Wide>
  );
}

/** Signs out on this device and opens the home page. A failure shows a toast and changes nothing. */
function useSignOut(): { isPending: boolean; leave: () => void } {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const leave = () => {
    setPending(true);
    signOut({ scope: 'local' })
      .then(() => navigate('/'))
      .catch(() => showToast({ title: strings.signOutFailedTitle, message: strings.signOutFailed, tone: 'danger' }))
      .finally(() => setPending(false));
  };
  return { isPending, leave };
}

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

/** Links to the user's own pages. Mount it only when it is visible: it fetches the user's organisations. */
function AccountLinks() {
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

/** User name, e-mail, organisation, links and the sign-out button; also used by the mobile menu. */
export function AccountDetails() {
  const account = useSession((state) => state.account);
  const organisation = useSession((state) => state.organisation);
  const { isPending, leave } = useSignOut();
  return (
    <Content>
      <Person>
        <strong>{account?.displayName}</strong>
        <span>{account?.email}</span>
        <span>{organisation?.name}</span>
      </Person>
      <AccountLinks />
      <Button
        variant="secondary"
        icon={<LogOut size={18} aria-hidden />}
        isPending={isPending}
        pendingLabel={strings.signingOut}
        onPress={leave}
      >
        {strings.signOut}
      </Button>
    </Content>
  );
}
