import { browsersFrom } from './browser.ts';
import { testPortal } from './portal.ts';
import { aUatSignUp } from './sign-up.ts';

/** Kinds of e-mails that a sign-up must not distinguish from unknown ones: of an account, and of an unconfirmed sign-up. */
export const KINDS = ['cunoscut', 'neconfirmat'] as const;
export const PATHS = ['/signup', '/resend'] as const;

export const addressOf = (kind: string, n: number): string => `${kind}-${n}@exemplu.ro`;

/**
 * Starts a portal with e-mails of each kind, numbered from 0 to `last`. `attempts` has, by path, functions that prepare a request for
 * an e-mail and return the function that sends it.
 */
export async function signUpAttempts(last: number) {
  const { portal, rows } = await testPortal();
  await rows(
    `insert into account (email, display_name, password_hash)
     select 'cunoscut-' || n || '@exemplu.ro', 'Ioana Test', 'x' from generate_series(0, ${last}) n`,
  );
  await rows(
    `insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
     select 'uat', 'neconfirmat-' || n || '@exemplu.ro', '{}', 'x', '1', '10.0.0.1', now() + interval '1 day'
     from generate_series(0, ${last}) n`,
  );
  await rows('analyze');
  const from = browsersFrom(portal);
  const attempts = {
    '/signup': (email: string) => {
      const browser = from();
      const body = aUatSignUp({ email });
      return () => browser.post('/signup', body);
    },
    '/resend': (email: string) => {
      const browser = from();
      return () => browser.post('/resend', { email });
    },
  };
  return { rows, attempts };
}
