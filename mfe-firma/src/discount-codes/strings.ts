import { formatDate, plural } from '@psp/design-system/format';

const uses = (count: number) => plural(count, { one: 'folosire', few: 'folosiri', other: 'folosiri' });
const list = {
  noMatchTitle: 'Nimic pe această pagină',
  noMatchText: 'Mergeți la prima pagină.',
};

/** Texts of the row of the benefit and of the code itself. */
export const strings = {
  benefit: '10% reducere suplimentară la alți parteneri',
  about: 'Arătați codul; celălalt partener îl verifică pe loc.',
  unlimited: 'fără limită',
  usesIn: (count: number, year: number) => `${uses(count)} în ${year}`,
  validUntil: (day: string) => `Valabil până la ${formatDate(day)}`,
  checkedAt: 'se verifică de partener în Rețea, Beneficii, Verifică un cod',
  copy: 'Copiază codul',
  copied: 'Codul a fost copiat.',
  copyFailed: 'Codul nu a putut fi copiat. Selectați-l și copiați-l.',
  acceptors: (count: number) => `Cine îl primește (${count})`,
  noCode: (year: number) => `Firma dvs. nu are încă un cod pentru ${year}.`,
  make: 'Cere codul',
  made: 'Codul este gata',
  askAgain: 'Cere alt cod',
  endedTitle: 'Codul a fost oprit de asociație.',
  ended: (day: string, reason: string) => `La ${formatDate(day)}. Motivul: ${reason}`,
  failed: 'Codul nu a putut fi cerut',
  seeUses: 'Vezi folosirile',
};

/** Texts of the page with the own code and its uses. */
export const usesStrings = {
  ...list,
  title: 'Codul firmei dvs.',
  lead: 'Arătați codul partenerului de la care cumpărați. El îl verifică și notează folosirea; o vedeți aici.',
  history: 'Folosirile codului',
  count: uses,
  emptyTitle: 'Codul nu a fost folosit încă',
  emptyText: 'Când un partener notează o folosire, o vedeți aici și primiți o notificare.',
  at: 'Când',
  partner: 'Unde',
  note: 'Pentru ce',
  code: 'Codul',
  withdrawn: (reason: string) => `Retrasă de partener. Motivul: ${reason}`,
  replace: 'Înlocuiește codul',
  replaceTitle: 'Înlocuiți codul?',
  replaceText:
    'Codul de acum nu mai este valabil din acest moment. Folosirile lui rămân în istoric. Primiți imediat un cod nou.',
  replaceConfirm: 'Da, înlocuiește-l',
  replaced: 'Codul a fost înlocuit',
};

/** Texts of the page on which a partner checks a code. */
export const checkStrings = {
  ...list,
  title: 'Verifică un cod',
  lead: 'Un partener v-a arătat un cod de 10%. Scrieți-l aici și vedeți pe loc dacă este valabil.',
  asked: 'Un partener v-a arătat un cod?',
  code: 'Codul partenerului',
  codeHint: 'De exemplu PSP10-CD-7F4M; liniuțele nu contează.',
  placeholder: 'PSP10-…',
  check: 'Verifică',
  checking: 'Se verifică…',
  problem: 'Codul nu este acceptat',
  valid: 'Codul este valabil',
  validFor: (firm: string, day: string) => `${firm}, valabil până la ${formatDate(day)}. Acordați 10% reducere.`,
  before: 'Ați notat deja la acest cod:',
  note: 'Ce a cumpărat partenerul',
  noteHint: 'Pe scurt, de exemplu „găzduire pe un an”. Nota o vede și partenerul.',
  record: 'Notează folosirea',
  recorded: 'Folosirea a fost notată',
  another: 'Verifică alt cod',
  history: 'Ce a notat firma dvs.',
  count: uses,
  emptyTitle: 'Firma dvs. nu a notat nicio folosire',
  emptyText: 'După ce verificați un cod, notați aici ce a cumpărat partenerul.',
  partner: 'Partenerul',
  at: 'Când',
  what: 'Ce a cumpărat',
  withdraw: 'Retrage',
  withdrawTitle: 'Retrageți folosirea notată?',
  withdrawText: (firm: string) => `${firm} este anunțat. Folosirea rămâne în istoric, marcată ca retrasă.`,
  withdrawHint: 'Motivul îl vede și partenerul.',
  withdrawnToast: 'Folosirea a fost retrasă',
  withdrawn: (reason: string) => `Retrasă. Motivul: ${reason}`,
  actions: 'Acțiuni',
};

/** Texts of the page with the partners that give the discount. */
export const acceptorStrings = {
  title: 'Cine primește codul',
  lead: 'Partenerii care acordă 10% reducere firmelor din asociație, cu ce cuprinde reducerea.',
  searchHint: 'Caută după nume sau după ce oferă',
  count: (total: number) => plural(total, { one: 'partener', few: 'parteneri', other: 'parteneri' }),
  emptyTitle: 'Niciun partener nu acordă încă reducerea',
  emptyText: 'Puteți fi primul: porniți reducerea pentru firma dvs.',
  noMatchTitle: 'Niciun partener nu se potrivește',
  noMatchText: 'Căutați cu mai puține cuvinte.',
  own: 'Reducerea firmei dvs.',
  give: 'Acordăm reducerea de 10% partenerilor',
  giveHint: 'Firma dvs. apare în această listă.',
  appliesTo: 'La ce se aplică',
  appliesHint: 'De exemplu „la toate serviciile de găzduire”.',
  save: 'Salvează',
  saved: 'Reducerea firmei a fost salvată',
  problem: 'Reducerea nu a fost salvată',
  on: (what: string) => `Firma dvs. acordă reducerea: ${what}`,
  off: 'Firma dvs. nu acordă reducerea.',
};
