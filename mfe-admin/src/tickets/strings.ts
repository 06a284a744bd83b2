import type { TicketStatus } from '@psp/contracts/ticket-basics';
import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Suport',
  dueFirst: 'Întâi mesajele la care răspunsul este scadent mai devreme, apoi cele la care s-a scris mai de curând.',
  overdue: (total: number) =>
    total === 0
      ? 'Niciun răspuns întârziat'
      : `${plural(total, { one: 'răspuns întârziat', few: 'răspunsuri întârziate', other: 'răspunsuri întârziate' })}`,
  searchHint: 'Număr, subiect sau nume',
  kind: 'Tip',
  allKinds: 'Toate tipurile',
  active: 'În curs',
  allStatuses: 'Toate stările',
  assignee: 'Responsabil',
  assigneeOf: { anyone: 'Oricine', me: 'Eu', nobody: 'Nimeni' },
  assigneeChip: { me: 'Ale mele', nobody: 'Fără responsabil' },
  due: 'Termen',
  dueOf: { all: 'Toate termenele', overdue: 'Depășite' },
  overdueChip: 'Termen depășit',
  count: (total: number) => plural(total, { one: 'mesaj', few: 'mesaje', other: 'mesaje' }),
  emptyTitle: 'Niciun mesaj în curs',
  emptyText: 'Mesajele trimise din pagina de suport apar aici.',
  noMatchTitle: 'Niciun mesaj nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau toate stările.',
  message: 'Mesaj',
  requester: 'Solicitant',
  urgent: 'Urgent',
  nobody: 'Nimeni',
  noAnswerDue: 'Nu se așteaptă răspuns',
  isOverdue: 'depășit',
  inHours: (hours: number) =>
    `scadent peste ${plural(hours, { one: 'oră lucrătoare', few: 'ore lucrătoare', other: 'ore lucrătoare' })}`,
  inMinutes: 'scadent în mai puțin de o oră lucrătoare',
  inDays: (days: number) => {
    if (days <= 0) return 'scadent azi';
    return `scadent peste ${plural(days, { one: 'zi', few: 'zile', other: 'zile' })}`;
  },

  receivedOn: (when: string) => `Primit pe ${when}`,
  conversation: 'Discuție',
  staffSays: (author: string) => `${author} (asociația)`,
  note: 'Notă internă',
  noteMark: 'Notă internă: solicitantul nu o vede',
  answer: 'Răspuns pentru solicitant',
  answerHint: 'Ajunge la solicitant prin e-mail și rămâne în pagina discuției.',
  answerMissing: 'Scrieți răspunsul.',
  sendAnswer: 'Trimite răspunsul',
  answered: 'Răspunsul a fost trimis',
  noteHint: 'O văd numai colegii din asociație.',
  noteMissing: 'Scrieți nota.',
  saveNote: 'Salvează nota',
  noted: 'Nota a fost salvată',
  sending: 'Se trimite…',
  saving: 'Se salvează…',

  handling: 'Responsabil și tip',
  take: 'Preiau eu',
  notDone: 'Schimbarea nu a fost făcută',
  assigned: 'Responsabilul a fost schimbat',
  kindChanged: 'Tipul a fost schimbat',
  accessibilityHint: 'Semnalările de accesibilitate primesc răspuns în 30 de zile calendaristice (OUG 112/2018).',
  data: 'Solicitant',
  name: 'Nume',
  email: 'E-mail',
  forgotten: 'Datele nu se mai păstrează',
  organisation: 'Organizație',
  account: 'Cont',
  openAccount: 'Vezi persoana',
  noAccount: 'A scris fără conectare',
  dueAt: 'Răspuns până la',

  resolve: 'Marchează ca rezolvat',
  resolveTitle: 'Marcați mesajul ca rezolvat?',
  resolveText:
    'Solicitantul este anunțat prin e-mail. Discuția se închide singură la 7 zile de la rezolvare și se redeschide dacă solicitantul răspunde în cel mult 14 zile de la rezolvare.',
  closesBy: (closes: string, reopens: string) =>
    `Se închide singură pe ${closes} și se redeschide dacă solicitantul răspunde până pe ${reopens}.`,
  reopensBy: (reopens: string) => `Se redeschide dacă solicitantul răspunde până pe ${reopens}.`,
  resolved: 'Mesajul a fost marcat ca rezolvat',
  reopen: 'Redeschide',
  reopenTitle: 'Redeschideți discuția?',
  reopenText: 'Solicitantul este anunțat prin e-mail, iar termenul de răspuns începe din nou.',
  reopened: 'Discuția a fost redeschisă',
  nextOne: 'Următorul mesaj',
  keys: {
    answer: 'scrie răspunsul',
    note: 'scrie o notă',
    resolve: 'marchează ca rezolvat',
    reopen: 'redeschide',
  },
};

/** State of a ticket and who must act. */
export const STANDING: Record<TicketStatus, { title: string; text: string }> = {
  open: { title: 'Solicitantul așteaptă răspunsul asociației.', text: '' },
  pending: { title: 'Asociația a răspuns.', text: 'Acum scrie solicitantul; discuția revine în listă când răspunde.' },
  resolved: { title: 'Mesajul este rezolvat.', text: '' },
  closed: { title: 'Discuția este închisă.', text: '' },
};
