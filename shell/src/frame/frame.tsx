import { useSession } from '@psp/auth/session';
import { areaOfPath, signInPath } from '@psp/auth/session/areas';
import { mayEnter } from '@psp/auth/session/guard';
import { serverNow } from '@psp/auth/session/server-clock';
import { ButtonLink } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { screenOnly } from '@psp/design-system/print-style';
import { usePrinting } from '@psp/design-system/printing';
import { media } from '@psp/design-system/theme';
import { focusPage, isSameScreen } from '@psp/remote/focus';
import { usePageIdentity } from '@psp/remote/use-page-identity';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { areaFor, kindOf, remoteNameOf } from '../loader/areas.ts';
import { useLoader } from '../loader/context.ts';
import { LocalRemoteMark } from '../local-remote/mark.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './progress.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { strings } from './strings.ts';
import { Strip } from './strip.ts';
import { useForVisitors } from './use-for-visitors.ts';
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

/**
 * Returns a handler for pointer and focus events: a link into another area preloads its remote, once and only if the user may
 * enter that area.
 */
function usePreload(): (event: { target: EventTarget }) => void {
  const loader = useLoader();
  return ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    const area = areaFor(link.pathname);
    if (!area || !mayEnter(kindOf(area))) return;
    const name = remoteNameOf(area);
    if (loader.state(name).status === 'idle') void loader.load(name);
  };
}

/**
 * Moves focus after a navigation to another path: to the field marked `data-takes-focus`, else to the h1, else to `main`. The
 * same happens on the same path when the focused element is gone, such as the retry button of a failed page.
 * A navigation marked `SAME_SCREEN` keeps the focus, and so does the first page of a visit.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key, state: locationState } = useLocation();
  const { state } = useNavigation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (state !== 'idle' || before.key === key) return;
    shown.current = { pathname, key };
    const isLost = document.activeElement === document.body;
    const isSame = before.pathname === pathname ? !isLost : isSameScreen(locationState) && isWithin(main.current);
    if (hash || isSame) return;
    const frame = requestAnimationFrame(() => focusPage(main.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key, locationState, state, main]);
}

const isWithin = (place: HTMLElement | null): boolean => place?.contains(document.activeElement) ?? false;

/** Strip above the unchanged page when the session has expired. */
function SessionStrip() {
  const ended = useSession((state) => state.ended);
  const { pathname, search } = useLocation();
  return (
    <div role="status" {...screenOnly}>
      {ended ? (
        <Strip>
          <span>
            <strong>{strings.endedTitle}</strong> {strings.endedText}
          </span>
          <ButtonLink href={signInPath(pathname + search)} size="small">
            {strings.signIn}
          </ButtonLink>
        </Strip>
      ) : null}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  max-width: none;
  margin-bottom: 16px;
  padding-bottom: 6px;
  border-bottom: 1px solid var(--ink);
  font-size: 1rem;
`;

/** Printed only: the organisation and the time of printing. */
function PrintHead() {
  const organisation = useSession((state) => state.organisation);
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <Line>
      <strong>{organisation?.name ?? strings.association}</strong>
      <span>{strings.printed(formatDateTime(serverNow().toISOString()))}</span>
    </Line>
  );
}

/** The layout of every page: header, navigation of the area, page and footer. `children` replace the route's element. */
export function Frame({ children }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const ownKind = useSession((state) => (state.status === 'signed-in' || state.ended ? state.kind : null));
  const isForVisitors = useForVisitors();
  const area = areaOfPath(pathname) ?? (isForVisitors ? null : ownKind);
  const kind = ownKind && area === ownKind ? ownKind : null;
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
          {/* After the cache is cleared, the page suspends here and the frame stays. */}
          <Suspense>{children ?? <Outlet />}</Suspense>
        </Main>
      </Body>
      <Footer isCentred={kind === null} />
      <ScrollRestoration />
    </Whole>
  );
}
