import { useSession } from '@psp/auth/session';
import { areaOfPath } from '@psp/auth/session/areas';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { type ReactNode, Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { LocalRemoteMark } from '../local-remote/mark.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { strings } from './strings.ts';
import { PrintHead } from './print-head.tsx';
import { NavigationProgress } from './progress.tsx';
import { SessionStrip } from './session-strip.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useForVisitors } from './use-for-visitors.ts';
import { usePreload } from './use-preload.ts';
import { usePageIdentity } from '@psp/remote/use-page-identity';
import { useRouteFocus } from './use-route-focus.ts';
import { useSignedInParts } from './use-signed-in-parts.ts';

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Skip = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 50;
  padding: 10px 16px;
  border-radius: 4px;
  background: var(--surface);
  font-weight: 600;
  &:not(:focus) { clip-path: inset(50%); }
`;

const Body = styled.div<{ $withSide: boolean }>`
  display: grid;
  flex: 1;
  grid-template-columns: ${({ $withSide }) => ($withSide ? '232px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }
`;

const Main = styled.main<{ $centred: boolean }>`
  min-width: 0;
  > * { margin-inline: ${({ $centred }) => ($centred ? 'auto' : '0')}; }
`;

/** The layout of every page: header, the role's navigation, the page (`children` in place of the route's), footer. */
export function Frame({ children }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const own = useSession((state) => (state.status === 'signed-in' || state.ended ? state.kind : null));
  const isForVisitors = useForVisitors();
  const area = areaOfPath(pathname) ?? (isForVisitors ? null : own);
  const kind = own && area === own ? own : null;
  const parts = useSignedInParts();
  const preload = usePreload();
  useRouteFocus(main);
  usePageIdentity();
  return (
    <Whole onPointerOver={preload} onFocus={preload}>
      <Skip {...screenOnly} href="#continut">
        {strings.skip}
      </Skip>
      <NavigationProgress />
      <Header kind={kind} />
      <SessionStrip />
      <LocalRemoteMark />
      <Body $withSide={kind !== null}>
        {kind ? <SideNavigation kind={kind} /> : null}
        <Main id="continut" ref={main} tabIndex={-1} $centred={kind === null}>
          <PrintHead />
          {parts ? <parts.LivePages /> : null}
          {parts ? <parts.ApplicationStrip /> : null}
          {/* Data that was dropped with another session is waited for here, not in place of the frame. */}
          <Suspense>{children ?? <Outlet />}</Suspense>
        </Main>
      </Body>
      <Footer isCentred={kind === null} />
      <ScrollRestoration />
    </Whole>
  );
}
