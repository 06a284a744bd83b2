import type { SessionView } from '@psp/contracts/accounts';
import type { Kind } from '@psp/contracts/common';
import { create } from 'zustand';
import { readSession } from './answers.ts';
import { announce, listen } from './channel.ts';
import { forgetDrafts, rememberSignedIn, wasSignedIn } from './memory.ts';
import { showIdentity, pageIdentity } from './page-identity.ts';
import { identityRequest, inSessionTime, renewed, renewingRequest, SessionError } from './request.ts';

/** The current session. */
export interface SessionState {
  status: 'loading' | 'anonymous' | 'signed-in';
  /** True when the session has expired; the page and its unsaved input stay. */
  ended: boolean;
  account: SessionView['account'] | null;
  organisation: SessionView['organisation'] | null;
  kind: Kind | null;
  role: SessionView['role'] | null;
  /** Areas of work of an editor of the association; null for all. */
  areas: NonNullable<SessionView['areas']> | null;
}

const ANONYMOUS: SessionState = {
  status: 'anonymous',
  ended: false,
  account: null,
  organisation: null,
  kind: null,
  role: null,
  areas: null,
};

/** Session store; in components `useSession((state) => state.account)`. */
export const useSession = create<SessionState>()(() => ({ ...ANONYMOUS, status: 'loading' }));

/** Sets the session; null for an anonymous visitor. Other tabs are not notified. */
export function acceptSession(session: SessionView | null): void {
  if (!session) {
    useSession.setState(ANONYMOUS);
    showIdentity(null);
    return;
  }
  const { account, organisation, role, areas = null } = session;
  rememberSignedIn(true);
  // Until navigation, writes of a page that shows another identity must go on naming that one.
  if (!pageIdentity()) showIdentity({ accountId: account.id, organisationId: organisation.id });
  useSession.setState({
    status: 'signed-in',
    ended: false,
    account,
    organisation,
    kind: organisation.kind,
    role,
    areas,
  });
}

/** Makes writes name the identity of the current session. Called once a page of this session is shown. */
export function nameSession(): void {
  const { account, organisation } = useSession.getState();
  showIdentity(account && organisation ? { accountId: account.id, organisationId: organisation.id } : null);
}

let known: Promise<void> | null = null;

/** Loads the session, renewing it first when it has expired. Throws SessionError. */
export async function loadSession(): Promise<void> {
  acceptSession(await inSessionTime(renewedSession));
}

async function renewedSession(): Promise<SessionView | null> {
  const current = await currentSession();
  if (current || !wasSignedIn()) return current;
  const session = (await renewed()) ? await currentSession() : null;
  rememberSignedIn(session !== null);
  return session;
}

async function currentSession(): Promise<SessionView | null> {
  try {
    return readSession(await identityRequest('GET /session', {}));
  } catch (error) {
    if (error instanceof SessionError && error.status === 401) return null;
    throw error;
  }
}

/** Resolves once the session is known; loads it the first time, and again after a failure. */
export function sessionKnown(): Promise<void> {
  if (useSession.getState().status !== 'loading') return Promise.resolve();
  known ??= loadSession().finally(() => {
    known = null;
  });
  return known;
}

/**
 * Signs out this device ('local'), all devices ('global') or all but this one ('others'). Deletes the account's drafts, except for
 * 'others'. Throws SessionError; nothing has changed then.
 */
export async function signOut({ scope }: { scope: 'local' | 'global' | 'others' }): Promise<void> {
  await renewingRequest('POST /logout', { body: { scope } }).catch((error: unknown) => {
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
  showIdentity(null);
  useSession.setState(ANONYMOUS);
}

function end(): void {
  if (useSession.getState().status !== 'signed-in') return;
  rememberSignedIn(false);
  useSession.setState({ status: 'anonymous', ended: true });
}

/** Marks the session as expired, in all tabs; the account and its drafts stay. */
export function markSessionEnded(): void {
  end();
  announce('ended');
}

/**
 * Applies sign-ins, sign-outs and expired sessions of other tabs; returns the function that unsubscribes. `onSwitch` is called with
 * the new organisation when another tab has switched it.
 */
export function followOtherTabs(onSwitch: (organisation: SessionView['organisation']) => void = () => {}): () => void {
  const apply = async () => {
    const before = useSession.getState().organisation;
    await loadSession();
    const { organisation } = useSession.getState();
    if (before && organisation && organisation.id !== before.id) onSwitch(organisation);
  };
  return listen((event) => {
    if (event === 'signed-out') close();
    if (event === 'ended') end();
    if (event === 'signed-in') apply().catch(() => {});
  });
}
