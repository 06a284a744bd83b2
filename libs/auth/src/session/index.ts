import type { SessionView } from '@psp/contracts/accounts';
import type { Kind } from '@psp/contracts/common';
import { create } from 'zustand';
import { readSession } from './answers.ts';
import { announce, listen } from './channel.ts';
import { forgetDrafts, rememberSignedIn, wasSignedIn } from './memory.ts';
import { refreshSession } from './refresh.ts';
import { identityRequest, renewingRequest, SessionError } from './request.ts';

/** Who is at the keyboard, as the server last said. */
export interface SessionState {
  status: 'loading' | 'anonymous' | 'signed-in';
  /** True when the session stopped by itself: the person stays on the page and keeps what they wrote. */
  ended: boolean;
  account: SessionView['account'] | null;
  organisation: SessionView['organisation'] | null;
  kind: Kind | null;
  role: SessionView['role'] | null;
}

const NOBODY: SessionState = {
  status: 'anonymous',
  ended: false,
  account: null,
  organisation: null,
  kind: null,
  role: null,
};

/** The session store; read it in components as `useSession((state) => state.account)`. */
export const useSession = create<SessionState>()(() => ({ ...NOBODY, status: 'loading' }));

/** Takes over what the server said of the session; null for nobody. Other tabs are not told. */
export function acceptSession(session: SessionView | null): void {
  if (!session) {
    useSession.setState(NOBODY);
    return;
  }
  const { account, organisation, role } = session;
  rememberSignedIn(true);
  useSession.setState({ status: 'signed-in', ended: false, account, organisation, kind: organisation.kind, role });
}

let known: Promise<void> | null = null;

/** Asks the server who is signed in, renewing the session first when it has run out. Throws SessionError. */
export async function loadSession(): Promise<void> {
  let session = await currentSession();
  if (!session && wasSignedIn()) {
    const result = await refreshSession();
    if (result === 'unreachable') throw new SessionError(0, 'network', '');
    session = result === 'renewed' ? await currentSession() : null;
    rememberSignedIn(session !== null);
  }
  acceptSession(session);
}

async function currentSession(): Promise<SessionView | null> {
  try {
    return readSession(await identityRequest('GET', '/session'));
  } catch (error) {
    if (error instanceof SessionError && error.status === 401) return null;
    throw error;
  }
}

/** Resolves once the session is known; asks the server the first time, and again after a failure. */
export function sessionKnown(): Promise<void> {
  if (useSession.getState().status !== 'loading') return Promise.resolve();
  known ??= loadSession().finally(() => {
    known = null;
  });
  return known;
}

/**
 * Signs out: 'local' this device, 'global' every device, 'others' every device but this one. Forgets the unsent texts
 * of the account unless the session stays open. Throws SessionError, and then nothing has changed.
 */
export async function signOut({ scope }: { scope: 'local' | 'global' | 'others' }): Promise<void> {
  await renewingRequest('/session/end', { scope }).catch((error: unknown) => {
    if (scope === 'others' || !(error instanceof SessionError) || error.status !== 401) throw error;
  });
  if (scope === 'others') return;
  close();
  announce('signed-out');
}

function close(): void {
  const { account } = useSession.getState();
  if (account) forgetDrafts(account.id);
  rememberSignedIn(false);
  useSession.setState(NOBODY);
}

function end(): void {
  if (useSession.getState().status !== 'signed-in') return;
  rememberSignedIn(false);
  useSession.setState({ status: 'anonymous', ended: true });
}

/** Called when the server no longer knows the session; the person and their texts stay on the page. */
export function markSessionEnded(): void {
  end();
  announce('ended');
}

/** Follows sign-in, sign-out and ended sessions of other tabs; returns the function that stops following. */
export function followOtherTabs(): () => void {
  return listen((event) => {
    if (event === 'signed-out') close();
    if (event === 'ended') end();
    if (event === 'signed-in') loadSession().catch(() => {});
  });
}
