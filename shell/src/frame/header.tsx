import { useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { NotificationBell } from '../notifications/bell.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { HomeEntry } from './home-entry.tsx';
import { messages } from './messages.ts';
import { MobileMenu } from './mobile-menu.tsx';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  @media print { display: none; }
`;

const Inner = styled.div<{ $centred: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 24px;
  min-height: 64px;
  max-width: ${({ $centred }) => ($centred ? '1180px' : 'none')};
  margin-inline: auto;
  padding: 0 ${({ $centred }) => ($centred ? '32px' : '24px')};
  ${media.narrow} { flex-wrap: wrap; gap: 0 8px; padding: 0 16px; }
`;

const Links = styled.nav`
  display: flex;
  gap: 24px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    border-radius: 4px;
    color: var(--ink);
    font-size: 1.0625rem;
    font-weight: 500;
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
  a[aria-current='page'] { color: var(--blue-700); box-shadow: inset 0 -3px 0 var(--blue-600); border-radius: 0; }
  ${media.narrow} { display: none; }
`;

const Own = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-left: auto;
  ${media.narrow} { gap: 4px; }
`;

const WideOnly = styled.span`
  display: contents;
  ${media.narrow} { display: none; }
`;

/** The header of every page. `kind` is the area one stands in, null outside of them. */
export function Header({ kind }: { kind: Kind | null }) {
  const present = useSession((state) => state.status === 'signed-in' || state.ended);
  const loading = useSession((state) => state.status === 'loading');
  return (
    <Bar>
      <Inner $centred={!kind}>
        <Brand />
        <Links aria-label={messages.publicNavigation}>
          {present ? <HomeEntry /> : null}
          <NavLink to="/parteneri">{messages.partners}</NavLink>
        </Links>
        <Own>
          {present ? <NotificationBell /> : null}
          {present ? <AccountMenu /> : null}
          <WideOnly>
            {present || loading ? null : (
              <>
                <ButtonLink href="/login" variant="secondary">
                  {messages.signIn}
                </ButtonLink>
                <ButtonLink href="/register">{messages.register}</ButtonLink>
              </>
            )}
          </WideOnly>
          <MobileMenu kind={kind} />
        </Own>
      </Inner>
    </Bar>
  );
}
