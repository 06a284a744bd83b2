import { Migration } from '@mikro-orm/migrations';

/** Weights by which an authority compares offers, and its marks of their methods. */
export class ComparedOffers extends Migration {
  override up(): void {
    this.addSql('alter table service_request add column comparison jsonb');
  }
}
