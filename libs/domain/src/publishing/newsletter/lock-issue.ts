import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { found } from '../../load.ts';
import { NewsletterIssue } from './issue.entity.ts';

/** An issue, locked until the transaction ends. Throws `not_found`. */
export const lockIssue = async (em: EntityManager, id: string): Promise<NewsletterIssue> =>
  found(await em.findOne(NewsletterIssue, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }));
