import { Migration } from '@mikro-orm/migrations';

const TEXTS = `
-- Versions of the texts beside the checkboxes, by document; null for consents of the release before.
alter table registration add column consent_texts jsonb;
alter table consent add column text_version integer check (text_version >= 0);
create trigger setting_version_public_changed after insert on setting_version for each row
  when (new.setting like 'consent-text:%') execute function public_changed('content');`;

/** Texts of consents that the association changes, and the version that each person has agreed to. */
export class ConsentTexts extends Migration {
  override up(): void {
    this.addSql(TEXTS);
  }
}
