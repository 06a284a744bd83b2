import { createHmac } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countAttempt } from '../../joining/accounts/limit.ts';
import { newSecret } from '../../joining/accounts/secrets.ts';
import { DomainError } from '../../errors.ts';
import { romanianDay } from '@psp/contracts/romania';
import { isPublic } from './fields.ts';

export interface Visitor {
  /** IP address of the caller; it is hashed at once and not kept. */
  address: string;
  userAgent: string;
}

const MACHINES = /bot|crawl|spider|slurp|preview|curl|wget/i;

const secretOf = async (em: EntityManager, day: string): Promise<string> => {
  const db = em.getKysely();
  await sql`insert into article_view_secret (day, secret) values (${day}, ${newSecret()}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ secret: string }>`select secret from article_view_secret where day = ${day}`.execute(db);
  return rows[0]?.secret ?? '';
};

const hashes = (secret: string, { address, userAgent }: Visitor) => {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return { addressHash: hash(address), visitorHash: hash(`${address}\n${userAgent}`) };
};

/* Only public articles are viewed; a second view of the same day is none. */
const isNew = async (em: EntityManager, id: string, day: string, visitorHash: string): Promise<boolean> => {
  const { rows } = await sql`insert into article_view (article_id, day, visitor_hash)
    select a.id, ${day}::date, ${visitorHash} from article a where a.id = ${id} and ${isPublic}
    on conflict do nothing returning 1`.execute(em.getKysely());
  return rows.length > 0;
};

/**
 * Counts that somebody has opened a public article: once for a visitor and a day in Bucharest, and not beyond what one address
 * may add. What is not counted is not told apart from what is.
 */
export const countView = async (orm: MikroORM, id: string, visitor: Visitor, now: Date): Promise<void> => {
  if (MACHINES.test(visitor.userAgent)) return;
  const day = romanianDay(now);
  const secret = await secretOf(orm.em.fork(), day);
  const { addressHash, visitorHash } = hashes(secret, visitor);
  const count = async (em: EntityManager): Promise<void> => {
    if (!(await isNew(em, id, day, visitorHash))) return;
    await countAttempt(em, 'view:address', addressHash);
    await countAttempt(em, 'view:article', `${id} ${addressHash}`);
    // Last, since readers of one article wait here for each other.
    await sql`update article set views = views + 1 where id = ${id}`.execute(em.getKysely());
  };
  await orm.em
    .fork()
    .transactional(count)
    .catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'rate.limited')) throw error;
    });
};
