import type { SessionView } from '@psp/contracts/accounts';
import { useSession } from '@psp/auth/session';

type Answer = object | [status: number, body: object];

/** A recorded request. */
export interface Asked {
  call: string;
  body: unknown;
}

/**
 * Mocks the identity service: `answers` by call, such as `POST /token`; 404 for others. An answer that is a function is called with the
 * request body. Returns the recorded writes.
 */
export function answerIdentity(answers: Record<string, Answer | ((body: object) => Answer)>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.invalid');
    const call = `${init?.method ?? 'GET'} ${pathname.replace('/api/identity', '')}`;
    const sent = JSON.parse(String(init?.body ?? '{}'));
    if (!call.startsWith('GET')) asked.push({ call, body: sent });
    const given = answers[call] ?? [404, refusal('not_found', 'Nu există.')];
    const answer = typeof given === 'function' ? given(sent) : given;
    const [status, body] = Array.isArray(answer) ? answer : [200, answer];
    return Promise.resolve(Response.json(body, { status }));
  };
  return asked;
}

/** Creates the body of an error response. */
export const refusal = (code: string, message: string, details = {}) => ({ code, message, details });

export const session: SessionView = {
  account: { id: 'cont', displayName: 'Ioana Munteanu', email: 'ioana@exemplu.ro' },
  organisation: { id: 'comuna', name: 'Comuna Rășinari', kind: 'uat', status: 'approved' },
  role: 'owner',
};

export const firma: SessionView['organisation'] = { id: 'firma', name: 'Firma', kind: 'firma', status: 'approved' };

/** Sets the session store to signed in. */
export function signInAs({ account, organisation, role }: SessionView = session): void {
  useSession.setState({ status: 'signed-in', ended: false, account, organisation, kind: organisation.kind, role });
}

/** Sets the session store to signed out. */
export function signedOut(): void {
  useSession.setState({ status: 'anonymous', ended: false, account: null, organisation: null, kind: null, role: null });
}
