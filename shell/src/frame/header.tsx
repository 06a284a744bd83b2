import { useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { HeaderSearch } from '../search/header-search.tsx';
import { Brand } from './brand.tsx';
import { compact } from './compact.ts';
import { HomeEntry } from './home-entry.tsx';
import { strings } from './strings.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { CONTACT_LINK, DIRECTORY_LINKS, LANDING_LINKS, PublicEntry } from './public-links.tsx';
import { useSignedInParts } from './use-signed-in-parts.ts';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
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
  --name-width: ${({ $centred }) => ($centred ? '120px' : '240px')};
  ${media.narrow} { flex-wrap: wrap; gap: 0 8px; padding: 0 16px; }
`;

/* With a large font size the links wrap instead of overflowing. */
const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  min-width: 0;
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
  ${compact} { display: none; }
`;

const Own = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  min-width: 0;
  margin-left: auto;
  ${media.narrow} { gap: 4px; }
`;

const WideOnly = styled.span`
  display: contents;
  ${media.narrow} { display: none; }
`;

/* The server renders these for every visitor; they stay hidden until the browser knows whether a user is signed in. */
const Visitors = styled.span`
  display: contents;
  html[data-signed-in] & { visibility: hidden; }
`;

/** The header of every page. `kind` is the current area; null on public pages. */
export function Header({ kind }: { kind: Kind | null }) {
  const present = useSession((state) => state.status === 'signed-in' || state.ended);
  const own = useSignedInParts();
  const links = kind ? DIRECTORY_LINKS : [...LANDING_LINKS, ...DIRECTORY_LINKS, CONTACT_LINK];
  return (
    <Bar {...screenOnly}>
      <Inner $centred={!kind}>
        <Brand />
        <Links aria-label={strings.publicNavigation}>
          {present ? <HomeEntry /> : null}
          {links.map((link) => (
            <PublicEntry key={link.to} {...link} />
          ))}
        </Links>
        <HeaderSearch />
        <Own>
          {own ? <own.NotificationBell /> : null}
          {own ? <own.AccountMenu /> : null}
          <WideOnly>
            {present ? null : (
              <Visitors>
                <ButtonLink href="/login" variant="secondary">
                  {strings.signIn}
                </ButtonLink>
                <ButtonLink href="/register">{strings.register}</ButtonLink>
              </Visitors>
            )}
          </WideOnly>
          <MobileMenu kind={kind} />
        </Own>
      </Inner>
    </Bar>
  );
}
