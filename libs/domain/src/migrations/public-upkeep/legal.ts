/** Each version of a legal text says what it changed. Those that were published before were not asked, and say so. */
export const LEGAL_NOTES = `
alter table legal_version add note text not null default '';
update legal_version set note = 'La publicarea acestei versiuni nu s-a notat ce s-a schimbat.'
  where status = 'published' and number > 1;
alter table legal_version add constraint legal_version_note_check
  check (status = 'draft' or number = 1 or btrim(note) <> '');
drop trigger legal_version_kept on legal_version;
create trigger legal_version_kept before delete or update of slug, lead, body, effective_on, number, status, note on legal_version
  for each row when (old.status = 'published') execute function keep_legal_version();`;
