import { Migration } from '@mikro-orm/migrations';

/* What the portal began with: constants of the release before, under the same keys. */
const NAMES = {
  'consultanta-fonduri-ue': 'Consultanță fonduri UE',
  'achizitii-publice': 'Achiziții publice',
  juridic: 'Juridic',
  'it-digitalizare': 'IT/Digitalizare',
  mediu: 'Mediu',
  'infiintare-servicii-publice': 'Înființare servicii publice locale',
  'stabilire-taxe-locale': 'Stabilire taxe locale (apă, salubrizare)',
  'furnizor-produse': 'Furnizor de produse',
  'furnizor-servicii': 'Furnizor de servicii',
  'strategii-locale': 'Strategii locale',
  altele: 'Altele',
};

const ROWS = Object.entries(NAMES)
  .map(([slug, name], position) => `('expertise', '${slug}', '${name}', ${position})`)
  .join(', ');

/** Labels of expertise at sign-up, which were constants. */
export class ExpertiseLabels extends Migration {
  override up(): void {
    this.addSql(`insert into taxonomy_value (taxonomy, slug, name, position) values ${ROWS}`);
  }
}
