import { plural } from '@psp/design-system/format';

const USES = { one: 'înregistrare', few: 'înregistrări', other: 'înregistrări' };
const uses = (count: number): string => plural(count, USES);

/** Texts of the lists of values: of categories, of types. */
export const valueListStrings = {
  lead: 'Din ce se alege în formulare. Ordinea de aici este cea din formulare; o valoare oprită rămâne unde a fost aleasă. La domenii se schimbă numai denumirile și ordinea, iar paginile deschise le arată la următoarea încărcare.',
  name: 'Denumire',
  used: 'Folosită la',
  uses,
  none: 'nimic',
  state: 'Se poate alege',
  on: 'Pornită',
  off: 'Oprită',
  actions: 'Acțiuni',
  edit: 'Modifică',
  editTitle: (name: string) => `Modificați „${name}”`,
  isOn: 'Se poate alege',
  isOnHint: 'O valoare oprită rămâne unde a fost aleasă.',
  saved: 'Lista a fost salvată',
  add: 'Adaugă',
  addTitle: (list: string) => `Adăugați în „${list}”`,
  nameHint: 'Cel mult 60 de caractere.',
  taken: 'O altă valoare a listei are acest nume.',
  last: 'Cel puțin o valoare trebuie să se poată alege.',
  up: (name: string) => `Mută mai sus: ${name}`,
  orderFailed: 'Ordinea nu s-a schimbat',
  down: (name: string) => `Mută mai jos: ${name}`,
  move: 'Mută',
  moveTitle: (name: string) => `Mutați ce are „${name}”`,
  moveText: (count: number) => `Se mută ${uses(count)}, iar valoarea se oprește. O valoare folosită nu se șterge.`,
  to: 'La',
  choose: 'Alegeți',
  toMissing: 'Alegeți valoarea.',
  moved: 'Valoarea a fost mutată',
  line: ({ name, isOn }: { name: string; isOn: boolean }) => (isOn ? name : `${name} (oprită)`),
};
