import { useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import { media } from '@psp/design-system/theme';
import { Menu, X } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { AccountDetails } from './account-menu.tsx';
import { HomeEntry } from './home-entry.tsx';
import { messages } from './messages.ts';
import { HeaderButton, PanelAnchor, PanelBox } from './panel-style.ts';
import { RoleNavigation } from './side-navigation.tsx';
import { usePanel } from './use-panel.ts';

const Narrow = styled(PanelAnchor)`
  display: none;
  ${media.narrow} { display: block; }
`;

const Content = styled.nav`
  display: grid;
  gap: 12px;
  padding: 12px;
`;

const Plain = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  &:not(:first-child) { padding-top: 12px; border-top: 1px solid var(--line); }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: 4px;
    color: var(--ink);
    font-size: 1.0625rem;
    font-weight: 500;
    text-decoration: none;
  }
  a[aria-current='page'] { background: var(--blue-100); color: var(--blue-700); font-weight: 650; }
`;

const Account = styled.div`
  border-top: 1px solid var(--line);
`;

/** On a narrow screen, all that the header and the side hold on a wide one. */
export function MobileMenu({ kind }: { kind: Kind | null }) {
  const panel = usePanel();
  const own = useSession((state) => (state.status === 'anonymous' && !state.ended ? null : state.kind));
  const Icon = panel.isOpen ? X : Menu;
  return (
    <Narrow ref={panel.container}>
      <HeaderButton
        ref={panel.trigger}
        type="button"
        aria-expanded={panel.isOpen}
        aria-controls={panel.id}
        onClick={panel.toggle}
      >
        <Icon size={22} aria-hidden />
        {messages.menu}
      </HeaderButton>
      {panel.isOpen ? (
        <PanelBox id={panel.id} $width={320}>
          <Content aria-label={messages.menuLabel}>
            {kind ? <RoleNavigation kind={kind} /> : null}
            <Plain>
              {own && !kind ? (
                <li>
                  <HomeEntry />
                </li>
              ) : null}
              <Entry to="/parteneri" label={messages.partners} />
              {own ? null : <Entry to="/login" label={messages.signIn} />}
              {own ? null : <Entry to="/register" label={messages.register} />}
            </Plain>
          </Content>
          {own ? (
            <Account>
              <AccountDetails />
            </Account>
          ) : null}
        </PanelBox>
      ) : null}
    </Narrow>
  );
}

function Entry({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink to={to}>{label}</NavLink>
    </li>
  );
}
