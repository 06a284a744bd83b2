import type { KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

const READ: Record<Kind, readonly KnowledgeAccess[]> = {
  uat: ['visitors', 'members', 'signed_in'],
  firma: ['visitors', 'partners', 'signed_in'],
  admin: ['visitors', 'members', 'partners', 'signed_in'],
};

/** SQL condition: the actor reads the document of the library with the given alias. */
export const isReadableBy = ({ kind, status }: Actor, alias = 'd'): Sql =>
  status === 'approved'
    ? sql`${sql.ref(`${alias}.status`)} = 'published' and ${sql.ref(`${alias}.access`)} in (${sql.join(READ[kind].map((one) => sql.lit(one)))})`
    : sql`false`;
