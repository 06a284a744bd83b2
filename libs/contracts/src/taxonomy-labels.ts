/* Without zod, for pages that only name the lists. */

/** Lists of values that the association keeps, with what each is called. */
export const TAXONOMY_LABELS = {
  'attraction-types': 'Tipuri de atracții',
  industries: 'Industrii',
  domains: 'Domenii ale solicitărilor',
  expertise: 'Domenii de expertiză',
  'knowledge-categories': 'Categorii de documente',
} as const;
export type Taxonomy = keyof typeof TAXONOMY_LABELS;
export const TAXONOMIES = Object.keys(TAXONOMY_LABELS) as Taxonomy[];

/** Lists of which only names and order change: the portal has rules for each of their values. */
export const FIXED_TAXONOMIES: readonly Taxonomy[] = ['domains', 'expertise'];

/** A value that a form offers. */
export interface Offered {
  slug: string;
  name: string;
}
