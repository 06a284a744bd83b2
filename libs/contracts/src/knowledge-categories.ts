/**
 * First categories of the library and the legislation. The current ones are in the list `knowledge-categories`, which the association
 * edits.
 */
export const KNOWLEDGE_CATEGORIES: Readonly<Record<string, string>> = {
  'fonduri-europene': 'Fonduri Europene',
  'achizitii-publice': 'Achiziții Publice',
  legislatie: 'Legislație',
  'management-proiecte': 'Management Proiecte',
  digitalizare: 'Digitalizare',
  'dezvoltare-locala': 'Dezvoltare Locală',
  'resurse-umane': 'Resurse Umane',
  'bune-practici': 'Bune Practici',
  'studii-de-caz': 'Studii de Caz',
};

/** A view with a category. The release before sends no name. */
interface Categorised {
  category: string;
  categoryName?: string | undefined;
}

/** Name of the category in an answer. */
export const nameOfCategory = ({ category, categoryName }: Categorised): string =>
  categoryName ?? KNOWLEDGE_CATEGORIES[category] ?? category;

/** Who may read a document: everybody, town halls, firms, or all organisations. The association reads all. */
export const KNOWLEDGE_ACCESS = {
  visitors: 'Toți vizitatorii',
  members: 'Membri',
  partners: 'Parteneri',
  signed_in: 'Toți cei autentificați',
} as const;
export type KnowledgeAccess = keyof typeof KNOWLEDGE_ACCESS;

/** Kinds of sources that the search of knowledge finds. */
export const SOURCE_KINDS = {
  library: 'Bibliotecă',
  legislation: 'Legislație',
  article: 'Articole',
  topic: 'Forum, rezolvate',
  question: 'Întrebări frecvente',
} as const;
export type SourceKind = keyof typeof SOURCE_KINDS;

/** What a search of knowledge lists: all that the reader may open, or their favourites. */
export const KNOWLEDGE_SHOWN = ['all', 'favourites'] as const;
