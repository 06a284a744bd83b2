/** Pictures that anybody may see. Files lie at `<storage_key>/<width>.webp`, one for each width that the picture has. */
export const IMAGES = `
create table image (
  id uuid primary key default uuidv7(),
  -- Whose it is; null for the association's own pages.
  organisation_id uuid references organisation,
  created_by uuid references account,
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  created_at timestamptz not null default now());
create index image_of_organisation on image (organisation_id, id);`;
