import { Migration } from '@mikro-orm/migrations';

/* The lists of the association: of one status or of all, and answers that were of no use. */
const LISTS = `
create index assistant_gap_listed on assistant_gap (status, asked desc, asked_at desc, id desc);
create index assistant_gap_all on assistant_gap (asked desc, asked_at desc, id desc);
drop index assistant_gap_open;
create index assistant_turn_not_useful on assistant_turn (asked_at desc, id desc) where is_useful = false;`;

/* A question is asked once, in any case and with or without diacritics. */
const QUESTIONS = `
create unique index frequent_question_once on frequent_question (search_fold(question));
create index assistant_gap_question on assistant_gap (question_id) where question_id is not null;
create index assistant_gap_document on assistant_gap (document_id) where document_id is not null;
create trigger frequent_question_changed after insert or update or delete on frequent_question
  for each statement execute function public_changed('questions');`;

/** Terms of procurement and local administration for the same thing, to begin with. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['caiet de sarcini', 'specificații tehnice'],
  ['achiziție directă', 'cumpărare directă'],
  ['UAT', 'unitate administrativ-teritorială', 'primărie', 'autoritate locală'],
  ['SEAP', 'SICAP', 'e-licitatie'],
  ['operator economic', 'agent economic', 'firmă'],
  ['autoritate contractantă', 'beneficiar'],
  ['PAAP', 'programul anual al achizițiilor', 'plan anual de achiziții'],
  ['DUAE', 'documentul unic de achiziție european'],
  ['HCL', 'hotărâre a consiliului local'],
  ['referat de necesitate', 'notă de necesitate'],
  ['garanție de bună execuție', 'GBE'],
  ['proces-verbal de recepție', 'PV de recepție'],
  ['PUG', 'plan urbanistic general'],
  ['autorizație de construire', 'autorizație de construcție'],
  ['CNSC', 'Consiliul Național de Soluționare a Contestațiilor'],
];

const termsOf = (terms: readonly string[]): string => `array[${terms.map((term) => `'${term}'`).join(', ')}]`;
const SEEDS = `insert into assistant_synonym (id, created_at, updated_at, terms)
  select uuidv7(), now(), now(), terms from (values ${SYNONYMS.map((terms) => `(${termsOf(terms)})`).join(', ')}) seed (terms);`;

/** What the association needs to keep the assistant: its lists, frequent questions of its own, and synonyms. */
export class AssistantOffice extends Migration {
  override up(): void {
    for (const part of [LISTS, QUESTIONS, SEEDS]) this.addSql(part);
  }
}
