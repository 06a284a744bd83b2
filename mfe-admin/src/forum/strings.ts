import type { WaitingKind } from '@psp/contracts/forum-moderation';
import type { StatusLabel } from '@psp/contracts/common';
import { plural } from '@psp/design-system/format';

/** Why a post waits, as a badge. */
export const KIND_LABELS: Record<WaitingKind, StatusLabel> = {
  pending: { label: 'De aprobat', tone: 'waiting' },
  flagged: { label: 'Raportat', tone: 'danger' },
  contested: { label: 'Retragere contestată', tone: 'review' },
};

export const strings = {
  forum: 'Forum',
  toQueue: 'Mesaje de decis',
  toSettings: 'Categorii și cuvinte',
  title: 'Mesaje din forum',
  lead: 'Primele mesaje ale unei persoane, mesaje raportate și retrageri contestate.',
  searchHint: 'Topic sau text',
  kind: 'De ce așteaptă',
  allKinds: 'Toate',
  count: (total: number) => plural(total, { one: 'mesaj', few: 'mesaje', other: 'mesaje' }),
  waiting: (total: number) =>
    `${plural(total, { one: 'mesaj așteaptă', few: 'mesaje așteaptă', other: 'mesaje așteaptă' })} decizia asociației`,
  nextOne: 'Următorul mesaj',
  oldestFirst: 'Întâi cele care așteaptă de mai mult timp.',
  emptyTitle: 'Niciun mesaj de decis',
  emptyText: 'Mesajele apar aici când cineva scrie pentru prima dată, raportează sau contestă.',
  noMatchTitle: 'Niciun mesaj nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau alt motiv.',
  columns: { kind: 'De ce', post: 'Mesaj', author: 'Autor', at: 'Așteaptă din' },
  question: 'întrebare nouă',
  reply: 'răspuns',
  text: 'Mesajul',
  facts: 'Despre mesaj',
  topic: 'Topicul',
  category: 'Categoria',
  author: 'Autorul',
  published: 'Mesaje publicate până acum',
  words: 'Cuvinte din filtru',
  flags: 'Raportări',
  by: (organisation: string, when: string) => `${organisation}, ${when}`,
  contest: 'Ce spune autorul',
  removedBy: (name: string) => `Retras de ${name}.`,
  sameAdmin: 'Contestația o decide alt administrator decât cel care a retras mesajul.',
  formerMember: 'fost membru',
  removalReason: 'Motivul retragerii',

  menu: 'Administrează',
  lock: 'Închide discuția',
  unlock: 'Redeschide discuția',
  pin: 'Fixează sus',
  unpin: 'Desprinde',
  move: 'Mută în altă categorie',
  merge: 'Unește cu alt topic',
  publish: 'Publică pentru vizitatori',
  unpublish: 'Retrage din pagina publică',
  lockTitle: 'Închideți discuția?',
  lockText: 'Nu se mai pot scrie răspunsuri. Cele scrise rămân de citit.',
  lockReason: 'Motivul rămâne în istoric.',
  moveTitle: 'Mutați topicul',
  chooseCategory: 'Alegeți categoria',
  moveText: 'Îl citesc de acum cei care pot citi categoria aleasă.',
  mergeTitle: 'Uniți topicul cu altul',
  mergeText: 'Răspunsurile continuă în topicul ales, iar linkurile ambelor duc acolo. Unirea nu se poate desface.',
  mergeInto: 'Adresa topicului în care se continuă',
  mergeHint: 'Copiați adresa din bara navigatorului.',
  mergeWrong: 'Scrieți adresa unui topic din forum.',
  publishTitle: 'Publicați topicul pentru vizitatori?',
  publishText: 'Oricine îl poate citi, fără numele persoanelor.',
  done: {
    lock: 'Discuția a fost închisă',
    unlock: 'Discuția a fost redeschisă',
    pin: 'Topicul a fost fixat',
    unpin: 'Topicul a fost desprins',
    move: 'Topicul a fost mutat',
    merge: 'Topicurile au fost unite',
    publish: 'Topicul este public',
    unpublish: 'Topicul nu mai este public',
  },

  settingsTitle: 'Categorii și cuvinte',
  categories: 'Categorii',
  addCategory: 'Categorie nouă',
  editCategory: 'Modifică',
  name: 'Numele',
  readers: 'Cine citește și scrie',
  domain: 'Domeniul',
  noDomain: 'Niciunul',
  domainHint: 'Topicurile apar la noutățile organizațiilor din acest domeniu.',
  isOn: 'Deschisă',
  isOnHint: 'O categorie închisă o mai citește numai asociația.',
  closed: 'Închisă',
  topics: 'Topicuri',
  save: 'Salvează',
  categorySaved: 'Categoria a fost salvată',
  wordsTitle: 'Filtrul de cuvinte',
  wordsLead: 'Un mesaj cu unul dintre aceste cuvinte așteaptă aprobarea asociației.',
  noWords: 'Niciun cuvânt în filtru.',
  word: 'Cuvântul',
  wordHint: 'Se caută cuvântul întreg, cu sau fără diacritice.',
  preview: 'Vezi ce ar opri',
  previewed: (total: number) =>
    total === 0
      ? 'Niciun mesaj publicat în ultimul an nu ar fi fost oprit.'
      : `${plural(total, { one: 'mesaj publicat', few: 'mesaje publicate', other: 'mesaje publicate' })} în ultimul an ar fi fost oprite.`,
  addWord: 'Adaugă în filtru',
  wordAdded: 'Cuvântul a fost adăugat',
  removeWord: 'Scoate',
  wordRemoved: 'Cuvântul a fost scos din filtru',
  addedBy: (name: string, when: string) => `adăugat de ${name}, ${when}`,
};

/** State of a post and what may be decided, by why it waits; null for one that does not wait any more. */
export const STANDING: Record<WaitingKind | 'none', { title: string; text: string }> = {
  pending: { title: 'Mesajul așteaptă aprobarea dvs.', text: 'Până decideți, îl vede numai autorul.' },
  flagged: { title: 'Mesajul a fost raportat.', text: 'Îl puteți păstra sau retrage; autorul citește motivul.' },
  contested: { title: 'Autorul contestă retragerea.', text: 'Decizia este definitivă; autorul îi citește motivul.' },
  none: { title: 'Mesajul nu așteaptă nicio decizie.', text: 'Istoricul arată ce s-a decis.' },
};

const reasonForAuthor = 'Îl citește autorul mesajului.';
const explanation = 'Explicația';

/** Texts of each decision: button, shortcut, dialog and toast. */
export const DECISIONS = {
  approve: {
    label: 'Aprobă',
    key: { letter: 'A', does: 'aprobă' },
    title: 'Aprobați mesajul?',
    text: 'Apare în topic pentru toți cei care îl pot citi.',
    done: 'Mesajul a fost publicat',
  },
  keep: {
    label: 'Păstrează',
    key: { letter: 'P', does: 'păstrează' },
    title: 'Păstrați mesajul?',
    text: 'Raportările se închid, iar mesajul rămâne.',
    reason: { label: explanation, hint: 'Rămâne în istoric.' },
    done: 'Mesajul a fost păstrat',
  },
  remove: {
    label: 'Retrage',
    key: { letter: 'R', does: 'retrage' },
    title: 'Retrageți mesajul?',
    text: 'În locul lui se vede că a fost retras și motivul. Autorul îl poate contesta o dată.',
    reason: { hint: 'Îl citesc autorul și cititorii topicului.', kind: 'post' },
    done: 'Mesajul a fost retras',
  },
  restore: {
    label: 'Publică din nou',
    key: { letter: 'D', does: 'publică din nou' },
    title: 'Publicați mesajul din nou?',
    text: 'Contestația este admisă.',
    reason: { label: explanation, hint: reasonForAuthor },
    done: 'Mesajul a fost publicat din nou',
  },
  uphold: {
    label: 'Menține retragerea',
    key: { letter: 'M', does: 'menține retragerea' },
    title: 'Mențineți retragerea?',
    text: 'Contestația este respinsă. Autorul nu o mai poate face încă o dată.',
    reason: { hint: reasonForAuthor },
    done: 'Retragerea a fost menținută',
  },
} as const;
