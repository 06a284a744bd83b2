import { Migration } from '@mikro-orm/migrations';

/** Weights of the comparison that firms are told with the request; null where they are not. */
export class AnnouncedWeights extends Migration {
  override up(): void {
    this.addSql('alter table service_request add column announced_weights jsonb');
  }
}
