import { Migration } from '@mikro-orm/migrations';

/** Texts from which a request may begin are edited by the association; the database keeps what each of them said. */
export class EditedTexts extends Migration {
  override up(): void {
    this.addSql(`
alter table starting_text add column saved_at timestamptz not null default now(), add column saved_by uuid references account;
create table starting_text_version (
  text_id uuid not null references starting_text,
  number integer not null,
  title text not null,
  description text not null,
  saved_at timestamptz not null,
  saved_by uuid references account,
  primary key (text_id, number));
insert into starting_text_version select id, version, title, description, saved_at, null from starting_text;
create function keep_starting_text() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or (new.title, new.description) is distinct from (old.title, old.description) then
      insert into starting_text_version
        values (new.id, new.version, new.title, new.description, new.saved_at, new.saved_by);
    end if;
    return null;
  end $$;
create trigger starting_text_kept after insert or update on starting_text for each row execute function keep_starting_text();`);
  }
}
