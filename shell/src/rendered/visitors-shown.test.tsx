import { afterEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { act } from '@testing-library/react';
import { startTransition, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { VisitorsShown } from './visitors-shown.tsx';

const page = document.documentElement;
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  useSession.setState(useSession.getInitialState());
});

/** A page that suspends until `code` resolves. */
function Controls({ code }: { code: Promise<void> }) {
  use(code);
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return isSignedIn ? <a href="/firma">Dashboard</a> : <a href="/login">Conectare</a>;
}

/** Resolves to the text of the page at the moment when the mark is removed. */
function textAtMarkRemoval(box: HTMLElement): Promise<string | null> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(box.textContent);
    }).observe(page, { attributes: true, attributeFilter: ['data-signed-in'] });
  });
}

test.each(['session first', 'code first'])(
  'a signed-in user never sees the controls for visitors: %s',
  async (order) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = '<a href="/login">Conectare</a>';
    page.dataset.signedIn = '';
    const seen = textAtMarkRemoval(box);
    const session = Promise.withResolvers<void>();
    const code = Promise.withResolvers<void>();
    const portal = (
      <VisitorsShown after={session.promise}>
        <Controls code={code.promise} />
      </VisitorsShown>
    );
    await act(async () => startTransition(() => void (root = hydrateRoot(box, portal))));
    const setSession = () => {
      useSession.setState({ status: 'signed-in' });
      session.resolve();
    };
    const [first, second] = order === 'session first' ? [setSession, code.resolve] : [code.resolve, setSession];
    await act(async () => first());
    expect(page.dataset.signedIn).toBe('');
    await act(async () => second());
    expect(await seen).toBe('Dashboard');
  },
);
