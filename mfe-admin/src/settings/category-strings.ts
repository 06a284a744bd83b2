import { plural } from '@psp/design-system/format';

const ARTICLES = { one: 'articol', few: 'articole', other: 'articole' };
const articles = (count: number): string => plural(count, ARTICLES);

export const categoryStrings = {
  lead: 'Cititorii aleg pe blog dintre categoriile lui. Autorii aleg dintre ale lor, iar fiecare ține de una a blogului.',
  blog: 'Categoriile blogului',
  authors: {
    uat: 'Din ce aleg membrii',
    firma: 'Din ce aleg partenerii',
    admin: 'Din ce alege asociația',
  },
  chip: 'Pe blog',
  under: (chip: string) => `pe blog la „${chip}”`,
  articles,
  none: 'niciunul',
  isOnHint: 'Articolele dintr-o categorie oprită rămân publice.',
  saved: 'Categoria a fost salvată',
  move: 'Mută articolele',
  moveTitle: (name: string) => `Mutați articolele din „${name}”`,
  moveText: (count: number) =>
    `Se mută ${articles(count)}, iar categoria se oprește. O categorie folosită nu se șterge.`,
  to: 'În categoria',
  toMissing: 'Alegeți categoria.',
  moved: 'Articolele au fost mutate',
};
