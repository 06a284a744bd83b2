import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Conversații raportate',
  lead: 'Ce raportează autoritățile și firmele din mesajele lor. Celelalte mesaje rămân ale lor.',
  searchHint: 'Organizație sau subiect',
  status: 'Stare',
  allStatuses: 'Toate stările',
  count: (total: number) => plural(total, { one: 'raportare', few: 'raportări', other: 'raportări' }),
  waiting: (total: number) =>
    `${plural(total, { one: 'raportare așteaptă', few: 'raportări așteaptă', other: 'raportări așteaptă' })} decizia asociației`,
  nextOne: 'Următoarea raportare',
  oldestFirst: 'Întâi cele care așteaptă de mai mult timp.',
  newestFirst: 'Întâi cele mai noi.',
  emptyTitle: 'Nicio raportare de decis',
  emptyText: 'Raportările apar aici după ce le trimite o autoritate sau o firmă.',
  noMatchTitle: 'Nicio raportare nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau altă stare.',
  columns: { subject: 'Conversație', reporter: 'Cine raportează', reason: 'Motiv', status: 'Stare', at: 'Trimisă' },
  with: (name: string) => `cu ${name}`,
  ofMessage: 'Un mesaj',
  ofConversation: 'Toată conversația',
  reportedBy: 'Raportată de',
  against: 'Cealaltă parte',
  author: 'Cine a scris raportarea',
  reason: 'Motivul',
  what: 'Ce s-a raportat',
  at: 'Trimisă',
  text: 'Ce spune cine raportează',
  facts: 'Raportarea',
  messages: 'Mesajele raportate',
  messagesNote: 'Numai ce a trimis cine raportează, așa cum era atunci. Notele interne nu se văd.',
  isReported: 'Mesajul raportat',
  decision: 'Ce s-a decis',
  locked: 'Conversația este suspendată',
};

/** State of a report and what may be decided. */
export const STANDING = {
  open: { title: 'Raportarea așteaptă decizia dvs.', text: 'O puteți respinge sau puteți suspenda conversația.' },
  dismissed: { title: 'Raportarea a fost respinsă.', text: 'Conversația rămâne așa cum este.' },
  upheld: {
    title: 'Conversația este suspendată.',
    text: 'Ambele părți au citit motivul. Puteți ridica suspendarea când nu mai este nevoie de ea.',
  },
  lifted: { title: 'Suspendarea a fost ridicată.', text: 'Cele două părți își pot scrie din nou.' },
} as const;

const explanation = 'Explicația';

/** Texts of each decision: button, shortcut, dialog and toast. */
export const DECISIONS = {
  dismiss: {
    label: 'Respinge',
    key: { letter: 'R', does: 'respinge' },
    title: 'Respingeți raportarea?',
    text: 'Conversația rămâne așa cum este. Explicația o citește cine a raportat.',
    reason: { label: explanation, hint: 'O citește cine a raportat.' },
    done: 'Raportarea a fost respinsă',
  },
  uphold: {
    label: 'Suspendă conversația',
    key: { letter: 'S', does: 'suspendă conversația' },
    title: 'Suspendați conversația?',
    text: 'Nimeni nu mai poate trimite mesaje în ea, până ridicați suspendarea. Mesajele de până acum rămân.',
    reason: { hint: 'Îl citesc ambele părți.', kind: 'conversation' },
    done: 'Conversația a fost suspendată',
  },
  lift: {
    label: 'Ridică suspendarea',
    key: { letter: 'D', does: 'ridică suspendarea' },
    title: 'Ridicați suspendarea?',
    text: 'Cele două părți își pot scrie din nou.',
    reason: { label: explanation, hint: 'O citesc ambele părți.' },
    done: 'Suspendarea a fost ridicată',
  },
} as const;
