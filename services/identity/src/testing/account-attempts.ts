import { hashPassword } from '@psp/domain/joining/accounts/password';
import { browsersFrom } from './browser.ts';
import { testPortal } from './portal.ts';

export const PATHS = ['/token', '/recover'] as const;

export const known = (n: number): string => `cunoscut-${n}@exemplu.ro`;
export const unknown = (n: number): string => `necunosc-${n}@exemplu.ro`;
export const unconfirmed = (n: number): string => `neconfir-${n}@exemplu.ro`;

/**
 * Starts a portal with known and unconfirmed e-mails, numbered from 0 to `last`. Returns, by path, functions that send a request for
 * an e-mail.
 */
export async function accountAttempts(last: number) {
  const { portal, rows } = await testPortal();
  const { actor } = await portal.as({ kind: 'uat' });
  await rows(
    `insert into account (email, display_name, password_hash)
     select 'cunoscut-' || n || '@exemplu.ro', 'Ioana Test', ? from generate_series(0, ${last}) n`,
    [await hashPassword('parola-de-la-cunoscut')],
  );
  await rows(
    `insert into membership (account_id, organisation_id, role) select id, ?, 'viewer' from account where email like 'cunoscut%'`,
    [actor.organisationId],
  );
  await rows(
    `insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
     select 'uat', 'neconfir-' || n || '@exemplu.ro', '{}', ?, '1', '10.0.0.1', now() + interval '1 day'
     from generate_series(0, ${last}) n`,
    [await hashPassword('parola-de-la-inscriere')],
  );
  await rows('analyze');
  const from = browsersFrom(portal);
  return {
    '/token': (email: string) => from().signIn(email, 'parola-gresita-2026'),
    '/recover': (email: string) => from().post('/recover', { email }),
  };
}
