import { useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import { media } from '@psp/design-system/theme';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { compact } from './compact.ts';
import { FOOTER_LINKS_ID } from './footer.tsx';
import { CONTACT_LINK, DIRECTORY_LINKS, LANDING_LINKS, MORE_LINKS, PublicEntry } from './public-links.tsx';
import { HomeEntry } from './home-entry.tsx';
import { strings } from './strings.ts';
import { HeaderButton, PanelAnchor, PanelBox } from './panel-style.ts';
import { RoleNavigation } from './side-navigation.tsx';
import { usePanel } from './use-panel.ts';
import { useSignedInParts } from './use-signed-in-parts.ts';

const Narrow = styled(PanelAnchor)`
  display: none;
  ${compact} { display: block; }
  /* Without scripts the button opens nothing; the footer has the same links. */
  @media (scripting: none) { > button { display: none; } }
  > a { display: none; min-height: 44px; align-items: center; padding: 0 10px; font-size: 1.0625rem; }
  @media (scripting: none) { > a { display: inline-flex; } }
`;

/* Wide screens show this content in the header and beside the page. */
const PhoneOnly = styled.div`
  ${media.wide} { display: none; }
`;

const Content = styled.nav`
  display: grid;
  gap: 12px;
  padding: 12px;
`;

const Plain = styled.ul`
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

const Account = styled(PhoneOnly)`
  border-top: 1px solid var(--line);
`;

const MENU_LINKS = [...DIRECTORY_LINKS, ...MORE_LINKS, ...LANDING_LINKS, CONTACT_LINK];

/** The menu on narrow screens: links of the header and navigation of the area. */
export function MobileMenu({ kind }: { kind: Kind | null }) {
  const panel = usePanel();
  const parts = useSignedInParts();
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
        {strings.menu}
      </HeaderButton>
      <a href={`#${FOOTER_LINKS_ID}`}>{strings.menu}</a>
      {panel.isOpen ? (
        <PanelBox id={panel.id} $width={320}>
          <Links kind={kind} isSignedIn={Boolean(own)} />
          {own && parts ? (
            <Account>
              <parts.AccountDetails />
            </Account>
          ) : null}
        </PanelBox>
      ) : null}
    </Narrow>
  );
}

function Links({ kind, isSignedIn }: { kind: Kind | null; isSignedIn: boolean }) {
  return (
    <Content aria-label={strings.menuLabel}>
      {kind ? (
        <PhoneOnly>
          <RoleNavigation kind={kind} />
        </PhoneOnly>
      ) : null}
      <Plain>
        {isSignedIn ? (
          <li>
            <HomeEntry />
          </li>
        ) : (
          <>
            <Entry to="/login" label={strings.signIn} />
            <Entry to="/register" label={strings.register} />
          </>
        )}
      </Plain>
      <Plain>
        {MENU_LINKS.map((link) => (
          <li key={link.to}>
            <PublicEntry {...link} />
          </li>
        ))}
      </Plain>
    </Content>
  );
}

function Entry({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink to={to}>{label}</NavLink>
    </li>
  );
}
