import { Migration } from '@mikro-orm/migrations';

/**
 * Jobs are written to the tables of pg-boss in the transaction that asks for them. What waits in the outbox, and what the release
 * before goes on writing there, becomes a job at once.
 */
export class JobsAtOnce extends Migration {
  override up(): void {
    this.addSql(`
-- As pg-boss itself inserts: each job takes the options of its queue, and the queue's workers are told at the commit.
create function enqueue(queue text, payloads jsonb[]) returns void language plpgsql as $$
begin
  if cardinality(payloads) = 0 then return; end if;
  insert into pgboss.job (id, name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
  select uuidv7(), q.name, payload, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds,
    q.deletion_seconds, now() + make_interval(secs => q.retention_seconds), q.dead_letter, q.heartbeat_seconds
  from pgboss.queue q, unnest(payloads) payload where q.name = queue;
  if not found then raise foreign_key_violation using message = format('there is no queue %L', queue); end if;
  perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), queue);
end $$;
create function outbox_forwarded() returns trigger language plpgsql as $$
  begin perform enqueue(new.queue, array[new.payload]); return null; end $$;
create trigger outbox_forwarded before insert on outbox for each row execute function outbox_forwarded();
drop trigger outbox_filled on outbox;
drop function outbox_filled();
with waiting as (delete from outbox where queue in (select name from pgboss.queue) returning id, queue, payload)
select enqueue(queue, array_agg(payload order by id)) from waiting group by queue;`);
  }
}
