import { useSession } from '@psp/auth/session';
import { Initials } from '@psp/design-system/avatar';
import { Button } from '@psp/design-system/button';
import { VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { styled } from 'styled-components';
import { AccountLinks } from './account-links.tsx';
import { strings } from './strings.ts';
import { HeaderButton, PanelAnchor, PanelBox } from './panel-style.ts';
import { useSignOut } from './sign-out.ts';
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

/** The person's account: who they are, for which organisation, and the way out. */
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

/** Name, address, organisation, the person's own pages and the sign-out button; also the end of the mobile menu. */
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
