import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';

/**
 * Throws `organisation.cui_exists` when another organisation, refused ones apart, has the tax code. Said early and in
 * words; two at the same moment are told apart by the unique index.
 */
export const expectFreeCui = async (em: EntityManager, organisationId: string, cui: string | null): Promise<void> => {
  if (cui === null) return;
  const taken = await em.execute<unknown[]>(
    `select 1 from organisation where cui = ? and id <> ? and status <> 'rejected' limit 1`,
    [cui, organisationId],
  );
  if (taken.length > 0) throw new DomainError('organisation.cui_exists');
};
