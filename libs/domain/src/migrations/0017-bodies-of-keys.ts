import { Migration } from '@mikro-orm/migrations';

/** An Idempotency-Key belongs to what was sent with it: hash of method, path and body. Null for keys of the release before. */
export class BodiesOfKeys extends Migration {
  override up(): void {
    this.addSql('alter table idempotency add column request_hash text');
  }
}
