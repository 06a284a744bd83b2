import type { SessionView } from '@psp/contracts/accounts';
import type { Kind } from '@psp/contracts/common';
import { create } from 'zustand';
import { announce, listen } from './channel.ts';
import { forgetDrafts, rememberSignedIn, wasSignedIn } from './memory.ts';
import { refreshSession } from './refresh.ts';
import { identityRequest, SessionError } from './request.ts';

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

function accept(session: SessionView | null): void {
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
  accept(session);
}

function currentSession(): Promise<SessionView | null> {
  return identityRequest('GET', '/session').catch((error: unknown) => {
    if (error instanceof SessionError && error.status === 401) return null;
    throw error;
  });
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
 * Signs in and tells the other tabs. `screen` 'admin' asks for an administrator and is refused with `auth.not_admin`
 * for anyone else. Throws SessionError.
 */
export async function signIn(
  credentials: { email: string; password: string },
  screen: 'member' | 'admin' = 'member',
): Promise<SessionView> {
  const path = screen === 'admin' ? '/admin-session' : '/session';
  const session = await identityRequest('POST', path, credentials);
  if (!session) throw new SessionError(502, 'session.missing', '');
  accept(session);
  announce('signed-in');
  return session;
}

/**
 * Signs out: 'local' this device, 'global' every device, 'others' every device but this one. Forgets the unsent texts
 * of the account unless the session stays open. Throws SessionError, and then nothing has changed.
 */
export async function signOut({ scope }: { scope: 'local' | 'global' | 'others' }): Promise<void> {
  await identityRequest('POST', '/session/end', { scope }).catch((error: unknown) => {
    if (!(error instanceof SessionError) || error.status !== 401) throw error;
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
