import type { AlikeReason } from '@psp/contracts/exchange-names';
import { ALIKE_REASON_LABELS } from '@psp/contracts/exchange-names';
import { formatDate, formatNumber, formatRating, plural } from '@psp/design-system/format';

const files = (count: number) => plural(count, { one: 'fișier', few: 'fișiere', other: 'fișiere' });
const authorities = (count: number) => plural(count, { one: 'primărie', few: 'primării', other: 'primării' });
const people = (count: number) => plural(count, { one: 'persoană', few: 'persoane', other: 'persoane' });
const copies = (count: number) =>
  count === 0
    ? 'se face o ciornă cu titlul și descrierea'
    : `se face o ciornă cu titlul, descrierea și ${files(count)}`;

/** Why a place is like the reader's, on a project's page. */
export const LONG_REASONS: Record<AlikeReason, string> = ALIKE_REASON_LABELS;

export const projectStrings = {
  alike: 'localitate ca a dvs.',
  follow: 'Urmărește',
  unfollow: 'Urmărit',
  gone: 'Proiectul a fost retras din schimb între timp. Mai jos este textul pe care îl citeați; nu mai poate fi preluat.',
  ownDraft: 'Este o ciornă. O vede numai instituția dvs.',
  ownWithdrawn: 'Ați retras proiectul din schimb. Îl vede numai instituția dvs.',
  ownRemoved: 'Asociația a scos proiectul din schimb.',
  reason: (text: string) => `Motivul: ${text}`,

  whatAndWhy: 'Ce și de ce',
  what: 'Ce',
  why: 'De ce',
  steps: 'Pași',
  moreSteps: (count: number) => `Arată încă ${plural(count, { one: 'pas', few: 'pași', other: 'pași' })}`,
  costs: 'Costuri',
  withoutVat: 'fără TVA',
  costTable: 'Costuri, în lei fără TVA',
  costColumns: { label: 'Pentru ce', source: 'Sursa banilor', planned: 'Prevăzut', paid: 'Plătit' },
  total: 'Total, lei',
  none: '–',
  moreCosts: (count: number) => `Arată încă ${plural(count, { one: 'cost', few: 'costuri', other: 'costuri' })}`,
  lessons: 'Ce au învățat',
  lesson: (kind: string) => `${kind}:`,
  moreLessons: (count: number) => `Arată încă ${plural(count, { one: 'lecție', few: 'lecții', other: 'lecții' })}`,
  files: 'Documente',
  filesWithoutData: (count: number) => `${formatNumber(count)}, cu datele scoase`,
  fileFacts: (facts: string, isCopied: boolean) => (isCopied ? `${facts} · se preia în solicitare` : facts),
  downloads: (count: number) =>
    count === 0
      ? 'nedescărcat încă'
      : `descărcat ${count === 1 ? 'o dată' : `de ${plural(count, { one: 'ori', few: 'ori', other: 'ori' })}`}`,
  allFiles: (count: number) =>
    `Arată toate cele ${plural(count, { one: 'document', few: 'documente', other: 'documente' })}`,
  fileGone: 'Documentul nu mai este public',
  fileGoneText: 'Primăria l-a scos din proiect. Lista documentelor a fost adusă la zi.',
  fileFailed: 'Documentul nu a fost descărcat',
  pictures: 'Imagini',

  brief: 'Pe scurt',
  domain: 'Domeniu',
  ended: 'Încheiat',
  begins: 'Început',
  followed: 'Urmărit',
  followers: (count: number) => `de ${people(count)}`,
  nobody: 'de nimeni încă',
  thanks: (count: number) =>
    count === 0 ? 'Nimeni nu a mulțumit încă' : `${people(count)} ${count === 1 ? 'a mulțumit' : 'au mulțumit'}`,
  thank: 'Mulțumesc',
  thanked: 'Ați mulțumit',
  version: 'Versiunea',
  published: 'Publicat',
  updated: (revision: number, day: string) => (revision > 1 ? `${revision}, din ${formatDate(day)}` : formatDate(day)),

  partner: 'Cu cine au lucrat',
  verified: 'Partener verificat',
  rating: (rating: number) => formatRating(rating),
  ratingOf: (rating: number) => `Nota ${formatRating(rating)} din 5.`,
  review: (text: string) => `„${text}”`,
  fromProject: (number: string) => `din proiectul ${number}`,
  namePartner: 'Cere acordul firmei',
  namePartnerTitle: 'Cereți acordul firmei?',
  namePartnerText: (name: string) =>
    `Firma care a lucrat la „${name}” primește o întrebare. Numele, nota și recenzia ei apar numai dacă este de acord.`,
  named: 'Firma a fost întrebată',
  dropPartner: 'Nu mai numi firma',
  dropPartnerTitle: 'Scoateți firma din proiect?',
  dropPartnerText: 'Numele, nota și recenzia ei nu se mai văd în proiect.',
  dropped: 'Firma nu mai este numită',

  contact: 'Cine răspunde',
  contactRole: (role: string, authority: string) => (role ? `${role}, ${authority}` : authority),
  answers: (days: number) =>
    days === 1
      ? 'răspunde de obicei într-o zi'
      : `răspunde de obicei în ${plural(days, { one: 'zi', few: 'zile', other: 'zile' })}`,
  write: 'Scrie-i un mesaj',
  writeTo: (name: string) => `Scrie-i un mesaj: ${name}`,
  adopters: 'Au preluat',
  moreAdopters: (count: number) => `și încă ${formatNumber(count)}`,

  adopt: 'Preia ca solicitare',
  adoptAgain: 'Fă încă o ciornă',
  continueDraft: 'Continuă ciorna',
  seeRequest: 'Deschide solicitarea',
  adoptedTitle: (number: string) => `Ați preluat deja acest proiect în ${number}.`,
  adopted: 'Ciorna a fost făcută',
  copies,
  origin: (authority: string) => `${authority} este numită ca sursă`,
  toWrite: 'rămân de scris bugetul, termenul și cine răspunde',
  nothingSent: 'Nimic nu pleacă la firme până nu trimiteți ciorna.',
  copiedTitle: 'Ce se copiază',

  partners: 'Parteneri',
  seeking: 'Caută parteneri',
  seekingText: 'Primăriile care se alătură pot deveni o solicitare de grup, cu o singură procedură.',
  notSeeking: 'Proiectul nu mai caută parteneri.',
  nobodyJoined: 'Nicio primărie nu s-a alăturat încă.',
  joinedAt: (day: string) => `s-a alăturat la ${formatDate(day)}`,
  cannotBeInvited: 'nu poate fi invitată într-un grup',
  join: 'Ne alăturăm',
  joinTitle: 'Vă alăturați acestui proiect?',
  joinText:
    'Primăria care l-a publicat vede că doriți și dvs. proiectul și poate face o solicitare de grup la care vă invită. Nu vă obligați la nimic.',
  note: 'Notă pentru primărie',
  noteHint: 'De exemplu pentru câte străzi sau școli. O văd membrii și partenerii care citesc proiectul.',
  joinedNow: 'V-ați alăturat proiectului',
  leave: 'Nu mai participăm',
  leaveTitle: 'Renunțați la acest proiect?',
  leaveText: 'Primăria care l-a publicat nu vă mai vede printre cei care îl doresc.',
  left: 'Nu mai participați la proiect',
  formGroup: 'Fă cererea de grup',
  formGroupTitle: 'Faceți cererea de grup?',
  formGroupText: (count: number) =>
    `Se face o ciornă de solicitare de grup la care ${count === 1 ? 'este invitată' : 'sunt invitate'} ${authorities(count)}. O completați și o trimiteți dvs.`,
  chooseText: (count: number, most: number) =>
    `S-au alăturat ${authorities(count)} care pot fi invitate, iar într-o cerere de grup încap ${formatNumber(most)}. Sunt bifate cele care s-au alăturat primele: scoateți din ele și alegeți altele, dacă vreți. Celorlalte li se spune că nu sunt invitate.`,
  invited: 'Instituții invitate',
  chosen: (count: number, most: number) => `Ați ales ${formatNumber(count)} din cel mult ${formatNumber(most)}.`,
  groupMade: 'Ciorna cererii de grup a fost făcută',
  group: 'Cererea de grup făcută din proiect:',

  questions: 'Întrebări',
  questionCount: (all: number, open: number) =>
    open === 0 ? `${formatNumber(all)}, toate cu răspuns` : `${formatNumber(all)}, ${formatNumber(open)} fără răspuns`,
  moreQuestions: 'Mai multe întrebări',
  notPrinted: (count: number, address: string) =>
    `${plural(count, { one: 'întrebare nu este', few: 'întrebări nu sunt', other: 'întrebări nu sunt' })} pe hârtie. Toate se citesc la ${address}.`,
  moreFailed: 'Celelalte întrebări nu au putut fi citite. Încercați din nou.',
  noQuestions: 'Nicio întrebare încă.',
  asked: (organisation: string, day: string) => `${organisation}, ${formatDate(day)}`,
  waiting: 'Fără răspuns încă',
  questionRemoved: 'Asociația a scos o întrebare a instituției dvs.',
  ask: 'Întreabă',
  askLabel: 'Întrebarea dvs., vizibilă tuturor',
  askHint: 'Ce ați vrea să știți?',
  sent: 'Întrebarea a fost pusă',
  answer: 'Răspunsul dvs., vizibil tuturor',
  send: 'Răspunde',
  answered: 'Răspunsul a fost publicat',
  unsent: {
    title: 'Răspunsul dvs. nu a fost trimis',
    text: 'Întrebarea nu mai poate primi un răspuns. Copiați textul dacă mai aveți nevoie de el.',
    drop: 'Șterge textul',
  },
  flagProject: 'Semnalează proiectul',
  flagQuestion: 'Semnalează întrebarea',
  flagText: 'Asociația citește ce scrieți și hotărăște. Primăria nu află cine a semnalat.',

  manage: 'Proiectul instituției dvs.',
  edit: 'Modifică',
  continueEditing: 'Continuă ciorna',
  versions: 'Versiuni',
  hiddenCosts: 'Costurile le vede numai instituția dvs.',
  seeOrigin: 'Proiectul din portal',
  withdraw: 'Retrage din schimb',
  withdrawTitle: 'Retrageți proiectul din schimb?',
  withdrawText:
    'Nu îl mai vede nimeni în afara instituției. Cererile făcute din el rămân, cu mențiunea că proiectul a fost retras.',
  withdrawHint: 'Îl citesc colegii dvs., pe pagina proiectului, și asociația.',
  withdrawn: 'Proiectul a fost retras din schimb',
  discardWords: {
    discard: 'Șterge ciorna',
    discardTitle: 'Ștergeți ciorna?',
    discardText: 'Textele și fișierele ei se șterg și nu pot fi aduse înapoi.',
    discarded: 'Ciorna a fost ștearsă',
  },
  failed: 'Nu s-a putut',
};
