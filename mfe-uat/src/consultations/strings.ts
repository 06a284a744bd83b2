import { plural } from '@psp/design-system/format';
import { strings as common } from '@psp/features/consultations/ui/strings';

const { count: answers } = common;

export const strings = {
  create: 'Consultare de piață',
  titles: {
    fresh: 'Consultare de piață nouă',
    draft: 'Continuați consultarea',
    sent: 'Modificați consultarea',
  },
  checkLead: 'Așa o vor vedea firmele. După trimitere o puteți modifica; cele care au răspuns sunt anunțate.',
  sentWarningTitle: 'Consultarea este deja trimisă.',
  sentWarning:
    'Dacă o modificați, firmele care au răspuns sunt anunțate, ca să verifice dacă răspunsul lor mai este potrivit.',
  origin: 'Pornită din consultarea',
  originText: 'Solicitare pornită din consultarea',
  started: 'Cereri de oferte pornite',
  about:
    'Aflați înainte de a cumpăra ce se poate face, cum și în cât timp. Firmele răspund fără preț, nu alegeți pe nimeni, iar la sfârșit le spuneți concluzia.',
  tab: (count: number) => `Răspunsuri (${count})`,
  steps: {
    draft: 'Ciornă',
    sent: 'Trimisă',
    collecting: 'Primește răspunsuri',
    reading: 'Citire',
    concluded: 'Încheiată',
    sentTo: (day: string, count: number) =>
      count > 0 ? `${day}, către ${plural(count, { one: 'firmă', few: 'firme', other: 'firme' })}` : day,
    afterSending: 'după trimitere',
    received: (count: number, day: string) => `${answers(count)}, termen ${day}`,
    opened: (when: string) => `răspunsuri deschise ${when}`,
    afterOpening: 'după deschiderea răspunsurilor',
    afterConclusion: 'după concluzie',
  },
  next: {
    draft: 'Completați și trimiteți consultarea.',
    draftText: 'Nimeni din afara instituției nu o vede până nu o trimiteți.',
    waiting: (deadline: string) => `Firmele pot răspunde până la ${deadline}.`,
    waitingText: (count: number) =>
      count === 0
        ? 'Nu a venit încă niciun răspuns.'
        : `Până acum: ${answers(count)}, ${count === 1 ? 'sigilat' : 'sigilate'} până la deschidere.`,
    open: 'Deschideți răspunsurile.',
    openText: (count: number) => `Termenul a trecut și au venit ${answers(count)}.`,
    read: 'Citiți răspunsurile și scrieți concluzia.',
    readText: 'Firmele care au răspuns sunt anunțate; concluzia o citesc toate care văd consultarea.',
    noAnswers: 'Termenul a trecut și nu a venit niciun răspuns.',
    noAnswersText: 'Puteți prelungi termenul din „Modifică” sau puteți încheia consultarea cu o concluzie.',
    concluded: 'Consultarea este încheiată.',
    concludedText: 'Puteți începe o cerere de oferte cu textul ei.',
    cancelled: 'Consultarea a fost anulată.',
    cancelledText: (reason: string | null) => (reason ? `Motiv: ${reason}` : ''),
    expired: 'Consultarea s-a încheiat fără concluzie.',
    expiredText: 'Puteți începe o cerere de oferte cu textul ei.',
  },
  actions: {
    open: 'Deschide răspunsurile',
    see: 'Vezi răspunsurile',
    conclude: 'Încheie consultarea',
    start: 'Începe o cerere de oferte',
  },
  dialogs: {
    earlyTitle: 'Deschideți răspunsurile înainte de termen?',
    earlyText: (deadline: string) =>
      `Termenul este ${deadline}. Dacă deschideți acum, nicio firmă nu mai poate răspunde. Deschiderea înainte de termen se notează în istoric, cu numele dvs.`,
    lateTitle: 'Deschideți răspunsurile?',
    lateText: 'Termenul a trecut. Deschiderea se notează în istoric, cu numele dvs.',
    opened: 'Răspunsurile au fost deschise.',
    concludeTitle: 'Încheiați consultarea?',
    concludeText: 'Consultarea se închide definitiv. Nimeni nu este ales și nu se deschide niciun proiect.',
    conclusion: 'Concluzia',
    conclusionHint:
      'O citesc toate firmele care văd consultarea: ce ați aflat și ce urmează. Nu repetați ce a scris o firmă anume.',
    concluded: 'Consultarea a fost încheiată, iar firmele au fost anunțate.',
  },
  answers: {
    title: 'Răspunsurile firmelor',
    sealed: (count: number) =>
      count === 0
        ? 'Nu a venit niciun răspuns.'
        : `${count === 1 ? 'A venit' : 'Au venit'} ${answers(count)}. Se citesc după deschidere, ca toate firmele să fie tratate la fel.`,
    none: 'Nu a venit niciun răspuns.',
    method: 'Cum ar lucra',
    older: (revision: number) => `Scris pentru versiunea ${revision} a consultării.`,
  },
};
