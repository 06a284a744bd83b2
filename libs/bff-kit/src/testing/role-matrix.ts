import { randomUUID } from 'node:crypto';
import { refusal } from '@psp/auth/server/access';
import { KINDS, ROLES } from '@psp/contracts/common';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import type { Caller, Route, TestApp } from './app.ts';
import type { Person, StoredPerson } from './people.ts';

const PEOPLE: (Person | null)[] = [
  null,
  ...KINDS.flatMap((kind) => [
    ...ROLES.map((role): Person => ({ kind, role })),
    { kind, status: 'pending' } as const,
    { kind, status: 'rejected' } as const,
    { kind, status: 'suspended' } as const,
    { kind, accountStatus: 'suspended' } as const,
  ]),
];

/** A call that was accepted or refused contrary to its route's declaration. */
export interface Mismatch {
  route: string;
  caller: string;
  expected: string;
  received: string;
}

interface Options {
  isFresh?: boolean;
  open?: readonly string[];
}

const LET_IN = 'let in';

/**
 * Calls every route anonymously and with every role of a UAT, a FIRMA and the ADMIN, also pending, rejected and suspended. Returns
 * the calls whose response differs from the route's declaration. Ids are invented, bodies are empty and all calls have the upload
 * header; a call counts as accepted unless the caller is refused. `isFresh` uses new users for each call, for routes that end the
 * caller's session or account. No response may be cacheable, except reads of the paths in `open`.
 */
export async function roleMatrix(test: TestApp, { isFresh = false, open = [] }: Options = {}): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = [];
  const known = new Map<Person | null, TestCaller>();
  const callerFor = async (person: Person | null): Promise<TestCaller> => {
    const caller = (!isFresh && known.get(person)) || (person ? await test.as(person) : test.anonymous);
    known.set(person, caller);
    return caller;
  };
  for (const route of test.routes) {
    for (const person of PEOPLE) {
      mismatches.push(...(await tryRoute(route, person, await callerFor(person), open.includes(route.path))));
    }
  }
  return mismatches;
}

type TestCaller = Caller & Partial<StoredPerson>;

async function tryRoute(route: Route, person: Person | null, caller: TestCaller, isOpen: boolean): Promise<Mismatch[]> {
  const expected =
    (route.access && refusal(route.access, caller.actor ?? null, person?.accountStatus !== 'suspended')) ?? LET_IN;
  const path = route.path.replace(/:\w+/g, () => randomUUID());
  const method = route.method === 'GET' || route.method === 'PUT' || route.method === 'DELETE' ? route.method : 'POST';
  const response = await caller.call(method, path, method === 'GET' ? undefined : {}, { [UPLOAD_HEADER]: '1' });
  const code =
    response.statusCode === 401 || response.statusCode === 403 ? response.json<{ code: string }>().code : LET_IN;
  // Identity's own routes are for anyone and refuse by credentials, not by role.
  const received = route.access === 'anyone' ? LET_IN : code;
  const mayBeKept = isOpen && method === 'GET' && response.statusCode < 400;
  const kept = String(response.headers['cache-control']);
  const differ = (wanted: string, got: string): Mismatch[] =>
    wanted === got
      ? []
      : [{ route: `${route.method} ${route.path}`, caller: JSON.stringify(person), expected: wanted, received: got }];
  return [...differ(expected, received), ...(mayBeKept ? [] : differ('no-store', kept.replace('private, ', '')))];
}
