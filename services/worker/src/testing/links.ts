import { hashSecret } from '@psp/domain/operating/secrets';

/** Table of the link in each mail, by template. */
export const LINK_TABLES = {
  recovery: 'one_time_link',
  'email-change': 'one_time_link',
  confirmation: 'registration',
  'already-registered': 'registration',
  invitation: 'invitation',
  'newsletter-confirmation': 'subscriber_link',
} as const;
export type LinkTemplate = keyof typeof LINK_TABLES;

/** Returns SQL that inserts an expired link of an account. Requires an organisation in the database. */
export const linkRow = (template: LinkTemplate, accountId: string, token: string): string => {
  const hash = hashSecret(token);
  const over = `now() - interval '5 hours'`;
  switch (LINK_TABLES[template]) {
    case 'one_time_link':
      return `insert into one_time_link (account_id, purpose, token_hash, expires_at)
        values ('${accountId}', '${template === 'recovery' ? 'recovery' : 'email'}', '${hash}', ${over})`;
    case 'registration':
      return `insert into registration (kind, email, content, password_hash, terms_version, address, token_hash, expires_at)
        values ('firma', 'nou@exemplu.ro', '{}', '', '1', '127.0.0.1', '${hash}', ${over})`;
    case 'subscriber_link':
      return `with s as (insert into subscriber (email, source) values ('nou@exemplu.ro', 'footer') returning id)
        insert into subscriber_link (token_hash, subscriber_id, purpose, expires_at) select '${hash}', id, 'confirm', ${over} from s`;
    case 'invitation':
      return `insert into invitation (organisation_id, email, role, invited_by, token_hash, expires_at)
        select id, 'coleg@exemplu.ro', 'viewer', '${accountId}', '${hash}', ${over} from organisation limit 1`;
  }
};
