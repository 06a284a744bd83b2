import { Migration } from '@mikro-orm/migrations';

/* The filters of the audit's list, each in the list's order. */
const INDEXES = `
create index audit_listed on audit (at desc, id desc);
create index audit_refused on audit (at desc, id desc) where outcome = 'refused';
create index audit_of_account on audit (account_id, at desc, id desc) where account_id is not null;
create index audit_of_organisation on audit (organisation_id, at desc, id desc) where organisation_id is not null;
create index audit_of_act on audit (action, at desc, id desc);
create index audit_of_kind on audit (entity, at desc, id desc);`;

/** The association searches the audit by person, organisation, kind of object, act and time. */
export class SearchedAudit extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}
