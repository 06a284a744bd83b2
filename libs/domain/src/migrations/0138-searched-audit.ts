import { Migration } from '@mikro-orm/migrations';

/*
 * The filters of the audit's list, each in the list's order. A person or an organisation may do hundreds of thousands of acts, so a rare
 * one among them has an index of its own. The indexes of refused acts are small.
 */
const INDEXES = `
create index audit_listed on audit (at desc, id desc);
create index audit_of_act on audit (action, at desc, id desc);
create index audit_of_kind on audit (entity, at desc, id desc);
create index audit_of_account on audit (account_id, at desc, id desc) where account_id is not null;
create index audit_of_account_act on audit (account_id, action, at desc, id desc) where account_id is not null;
create index audit_of_organisation on audit (organisation_id, at desc, id desc) where organisation_id is not null;
create index audit_of_organisation_act on audit (organisation_id, action, at desc, id desc) where organisation_id is not null;
create index audit_of_organisation_kind on audit (organisation_id, entity, at desc, id desc) where organisation_id is not null;
create index audit_refused on audit (at desc, id desc) where outcome = 'refused';
create index audit_refused_of_act on audit (action, at desc, id desc) where outcome = 'refused';
create index audit_refused_of_kind on audit (entity, at desc, id desc) where outcome = 'refused';
create index audit_refused_of_organisation on audit (organisation_id, at desc, id desc) where outcome = 'refused';`;

/** The association searches the audit by person, organisation, kind of object, act and time. */
export class SearchedAudit extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}
