import type { SessionView } from '@psp/contracts/accounts';
import { useSession } from '@psp/auth/session';

type Answer = object | [status: number, body: object];

/** What was asked of the service, in order. */
export interface Asked {
  call: string;
  body: unknown;
}

/**
 * Stands in for the network: answers calls of the identity service such as `POST /session`. An answer that is a function
 * is asked each time. What has no answer is 404. Returns the list of writes.
 */
export function answerIdentity(answers: Record<string, Answer | (() => Answer)>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.invalid');
    const call = `${init?.method ?? 'GET'} ${pathname.replace('/api/identity', '')}`;
    if (!call.startsWith('GET')) asked.push({ call, body: JSON.parse(String(init?.body ?? '{}')) });
    const given = answers[call] ?? [404, refusal('not_found', 'Nu există.')];
    const answer = typeof given === 'function' ? given() : given;
    const [status, body] = Array.isArray(answer) ? answer : [200, answer];
    return Promise.resolve(Response.json(body, { status }));
  };
  return asked;
}

/** A refusal of the service. */
export const refusal = (code: string, message: string, details = {}) => ({ code, message, details });

export const session: SessionView = {
  account: { id: 'cont', displayName: 'Ioana Munteanu', email: 'ioana@exemplu.ro' },
  organisation: { id: 'comuna', name: 'Comuna Rășinari', kind: 'uat', status: 'approved' },
  role: 'owner',
};

export const firma: SessionView['organisation'] = { id: 'firma', name: 'Firma', kind: 'firma', status: 'approved' };

/** Puts somebody at the keyboard. */
export function signInAs({ account, organisation, role }: SessionView = session): void {
  useSession.setState({ status: 'signed-in', ended: false, account, organisation, kind: organisation.kind, role });
}

/** Nobody is at the keyboard. */
export function signedOut(): void {
  useSession.setState({ status: 'anonymous', ended: false, account: null, organisation: null, kind: null, role: null });
}
