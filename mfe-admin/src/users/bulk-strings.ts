import { type AnyBulk, BULK_LABELS, type BulkAction } from '@psp/contracts/bulk-act-names';
import { formatClock, formatNumber, plural } from '@psp/design-system/format';

const organisations = (n: number) => plural(n, { one: 'organizație', few: 'organizații', other: 'organizații' });
const people = (n: number) => plural(n, { one: 'persoană', few: 'persoane', other: 'persoane' });

/** Texts of acts on many organisations or people. */
export const bulkStrings = {
  title: 'Acțiuni în masă',
  lead: 'Ce s-a făcut deodată pentru mai multe organizații sau persoane, cu rezultatul fiecărui rând.',
  open: 'Acțiuni în masă',
  choose: 'Alege',
  chooseOne: (name: string) => `Alege ${name}`,
  choosePage: 'Alege toate rândurile paginii',
  chosen: (n: number) => plural(n, { one: 'ales', few: 'alese', other: 'alese' }),
  all: (n: number) => `Toate cele ${formatNumber(n)} care se potrivesc`,
  allChosen: (n: number) => `Alese: toate cele ${formatNumber(n)} care se potrivesc`,
  tooMany: 'Peste 5.000 se potrivesc. Restrângeți filtrele.',
  mostOf: (most: number) =>
    `Această acțiune se face pentru cel mult ${formatNumber(most)} deodată. Alegeți mai puține.`,
  none: 'Renunță la alegere',
  act: 'Acțiune pentru cele alese',

  names: {
    remindProfile: 'Amintește completarea profilului',
    setPackage: 'Schimbă pachetul',
    resendInvitations: 'Retrimite invitațiile deschise',
    proposeSuspension: 'Propune suspendarea',
    resendConfirmation: 'Retrimite confirmarea e-mailului',
  } satisfies Record<BulkAction, string>,
  titleOf: (action: BulkAction, n: number) =>
    `${bulkStrings.names[action]}: ${action === 'resendConfirmation' ? people(n) : organisations(n)}?`,
  texts: {
    remindProfile:
      'Proprietarii fiecărei organizații aprobate primesc o notificare. Cine a primit una în ultimele 7 zile este sărit.',
    setPackage: 'Numai autoritățile au pachet. Proprietarii lor primesc motivul.',
    resendInvitations: 'Fiecare invitație deschisă primește un link nou, de cel mult cinci ori pe zi la o adresă.',
    proposeSuspension:
      'Se face câte o propunere pentru fiecare organizație, cel mult 50 deodată. Pe fiecare o confirmă sau o respinge alt administrator.',
    resendConfirmation: 'Cine nu și-a confirmat e-mailul primește un link nou.',
  } satisfies Record<BulkAction, string>,
  pace: 'Rândurile refuzate sunt arătate la sfârșit, cu motivul fiecăruia; celelalte se fac.',
  package: 'Pachetul nou',
  choosePackage: 'Alegeți pachetul',
  packageMissing: 'Alegeți pachetul.',
  reason: 'Motivul',
  reasonHint: 'Rămâne în istoric și este citit de cei anunțați.',
  reasonMissing: 'Scrieți motivul.',
  start: 'Pornește',
  started: 'Acțiunea a pornit',

  action: 'Acțiunea',
  by: 'Pornită de',
  when: 'Când',
  total: 'Rânduri',
  done: 'Făcute',
  refused: 'Refuzate',
  waiting: 'Neatinse',
  labelOf: (action: AnyBulk) => BULK_LABELS[action],
  running: 'Se lucrează',
  progress: (done: number, total: number) => `${formatNumber(done)} din ${formatNumber(total)}`,
  runningText: 'Puteți închide pagina: acțiunea continuă, iar la sfârșit primiți o notificare.',
  pausedText: (resumesAt: string) =>
    `S-au trimis mesajele îngăduite într-o oră. Acțiunea continuă singură la ${formatClock(resumesAt)}; puteți închide pagina.`,
  result: (done: number, refused: number) => `Făcute: ${formatNumber(done)}. Refuzate: ${formatNumber(refused)}.`,
  problems: 'Rânduri refuzate',
  firstOnly: (n: number) => `Primele ${formatNumber(n)}; toate sunt în tabelul CSV.`,
  name: 'Nume',
  why: 'De ce',
  csv: 'Descarcă rezultatele (CSV)',
  stop: 'Oprește',
  stopTitle: 'Opriți acțiunea?',
  stopText: 'Rândurile făcute rămân făcute; celelalte nu mai sunt atinse.',
  stopped: 'Acțiunea a fost oprită',
  facts: 'Despre acțiune',
};

export const BULK_WORDS = {
  emptyTitle: 'Nicio acțiune în masă încă',
  emptyText: 'Alegeți rânduri din lista organizațiilor sau a persoanelor.',
  noMatchTitle: 'Nicio acțiune',
  noMatchText: 'Alegeți rânduri din lista organizațiilor sau a persoanelor.',
  count: (total: number) => plural(total, { one: 'acțiune', few: 'acțiuni', other: 'acțiuni' }),
};
