import { Migration } from '@mikro-orm/migrations';

/* Conversations belong to a person in one organisation, and go with either. The answer's shape is `StoredAnswer`. */
const CONVERSATIONS = `
create table assistant_conversation (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  account_id uuid not null references account (id),
  organisation_id uuid not null references organisation (id),
  title text not null,
  questions integer not null default 0);
create index assistant_conversation_own on assistant_conversation (account_id, organisation_id, updated_at desc, id desc);
create table assistant_turn (
  id uuid primary key,
  conversation_id uuid not null references assistant_conversation (id) on delete cascade,
  number integer not null check (number > 0),
  question text not null,
  state text not null check (state in ('answering', 'answered', 'refused', 'stopped')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  answer jsonb not null,
  -- What is shown when a model does not write an answer in time.
  fallback jsonb,
  is_useful boolean,
  comment text not null default '',
  unique (conversation_id, number));`;

/*
 * How many passages have a word, or a stem, which begins with '='. Made anew by a job: what is rare or misspelt changes slowly.
 * Groups of terms that mean the same are kept by the association.
 */
const WORDS = `
create table passage_word (
  word text collate "C" primary key,
  passages integer not null);
create index passage_word_like on passage_word using gin (word gin_trgm_ops) where word !~ '^=';
create table assistant_synonym (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  terms text[] not null check (cardinality(terms) between 2 and 10));`;

/*
 * Questions without an answer, masked, without whoever asked. \`words\` are the stems of a question, sorted, so that it is counted once
 * however it was put.
 */
const GAPS = `
create table assistant_gap (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  question text not null,
  words text not null unique,
  asked integer not null default 1,
  asked_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'task', 'question', 'dismissed')),
  document_id uuid references library_document (id) on delete set null,
  question_id uuid);
create index assistant_gap_open on assistant_gap (asked desc, asked_at desc, id desc) where status = 'open';
create table frequent_question (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  question text not null,
  answer text not null);
alter table assistant_gap add foreign key (question_id) references frequent_question (id) on delete set null;`;

/* What organisations used in a month; prices are in lei for a million tokens, the cap in lei for a month. */
const USES = `
create table assistant_use (
  organisation_id uuid not null references organisation (id),
  month date not null,
  questions integer not null default 0,
  refused integer not null default 0,
  generated integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cost numeric(12, 4) not null default 0,
  primary key (month, organisation_id));
create table assistant_settings (
  is_only boolean primary key default true check (is_only),
  updated_at timestamptz not null,
  version integer not null default 1,
  monthly_cap numeric(12, 2) not null default 500 check (monthly_cap >= 0),
  organisation_cap numeric(12, 2) not null default 50 check (organisation_cap >= 0),
  input_price numeric(12, 4) not null default 0 check (input_price >= 0),
  output_price numeric(12, 4) not null default 0 check (output_price >= 0));
insert into assistant_settings (updated_at) values (now());`;

/** The assistant's conversations, the words it finds passages by, what it could not answer, and what it cost. */
export class Assistant extends Migration {
  override up(): void {
    for (const part of [CONVERSATIONS, WORDS, GAPS, USES]) this.addSql(part);
  }
}
