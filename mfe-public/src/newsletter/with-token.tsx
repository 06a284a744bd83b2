import { handsFocusOn } from '@psp/remote/focus';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';

interface WithTokenProps {
  /** Title until the token is read. */
  title: string;
  /** Rendered without a token. */
  otherwise: ReactNode;
  children: (token: string) => ReactNode;
}

/** Renders `children` with the token, remounted per token: a second link in the same tab changes the address without a load. */
export function WithToken({ title, otherwise, children }: WithTokenProps) {
  const token = useToken();
  if (token === null) return <Loading title={title} />;
  return token === '' ? otherwise : <Fragment key={token}>{children(token)}</Fragment>;
}

/* Shown until the token is read; the title of the next screen then takes the focus. */
const Loading = ({ title }: { title: string }) => (
  <div ref={(box) => handsFocusOn(box?.querySelector('h1') ?? null)}>
    <LinkScreen title={title} lead={strings.working} />
  </div>
);

const STATE_KEY = 'newsletterToken';

const tokenBefore = (): string => {
  const state: unknown = window.history.state;
  const token: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, STATE_KEY) : '';
  return typeof token === 'string' ? token : '';
};

/**
 * The token in the URL fragment of a mail's link; '' without one, null until read, which is after the first render. It is moved
 * from the address bar to the history entry, so that a reload still works.
 */
function useToken(): string | null {
  const location = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    // When the same link is opened again, the fragment is the same but back in the address bar.
    const given = location.hash.slice(1);
    setToken(given || tokenBefore());
    if (!given) return;
    const { pathname, search } = window.location;
    window.history.replaceState({ ...window.history.state, [STATE_KEY]: given }, '', pathname + search);
  }, [location]);
  return token;
}
