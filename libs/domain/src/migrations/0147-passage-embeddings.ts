import { Migration } from '@mikro-orm/migrations';

const EMBEDDINGS = `
-- What a passage means to an embedding model. Passages are never changed but replaced: their embeddings go with them.
create table passage_embedding (
  source_kind text not null,
  source_id uuid not null,
  position integer not null,
  model text not null,
  -- Signs of the dimensions, by which all passages are compared.
  signs bit varying not null,
  -- The dimensions as signed bytes, in parts of the largest, by which the nearest are ordered.
  dimensions bytea storage external not null,
  primary key (source_kind, source_id, position),
  foreign key (source_kind, source_id, position) references passage on delete cascade)
  -- The dimensions stand apart, so that a comparison of all signs reads little.
  with (toast_tuple_target = 256);`;

/** Embeddings of passages, where the operator names a model for them. */
export class PassageEmbeddings extends Migration {
  override up(): void {
    this.addSql(EMBEDDINGS);
  }
}
