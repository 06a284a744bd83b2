import { plural } from '@psp/design-system/format';
import type { ApplicationView } from '@psp/contracts/applications';

const SHARED = { cui: 'același CUI', siruta: 'aceeași autoritate' };

interface ConsentWords extends Record<'version' | 'when' | 'address', string> {
  /** The sentence beside the checkbox, if it was recorded. */
  text?: string | null | undefined;
}

export const strings = {
  openFirst:
    'Întâi cele care așteaptă decizia asociației, cea mai veche prima; apoi cele la care solicitantul are de completat.',
  oldestFirst: 'Întâi cele care așteaptă de cel mai mult timp.',
  newestFirst: 'Întâi cele mai noi.',
  waiting: (total: number) =>
    `${plural(total, { one: 'cerere așteaptă', few: 'cereri așteaptă', other: 'cereri așteaptă' })} decizia asociației`,
  searchHint: 'Nume, CUI, persoană sau e-mail',
  kind: 'Tip',
  allKinds: 'Toate tipurile',
  county: 'Județ',
  allCounties: 'Toate județele',
  count: (total: number) => plural(total, { one: 'cerere', few: 'cereri', other: 'cereri' }),
  noMatchTitle: 'Nicio cerere nu se potrivește',
  noMatchText: 'Încercați alte cuvinte, alt județ sau toate stările.',
  emptyTitle: 'Nicio cerere nu așteaptă',
  emptyText: 'Cererile noi apar aici după ce solicitantul își confirmă adresa de e-mail.',
  organisation: 'Organizație',
  cui: 'CUI',
  contact: 'Persoana de contact',
  person: 'Numele persoanei de contact',
  applied: 'Depusă',
  appliedOn: (when: string) => `Depusă pe ${when}`,
  files: (count: number) => plural(count, { one: 'document', few: 'documente', other: 'documente' }),
  waitingFor: (days: number) => {
    if (days === 0) return 'azi';
    return days === 1 ? 'de o zi' : `de ${plural(days, { one: 'zi', few: 'zile', other: 'zile' })}`;
  },
  waitsForApplicant: 'așteaptă solicitantul',
  duplicate: 'Posibil dublată',

  data: 'Datele cererii',
  empty: 'Necompletat',
  authority: 'Instituția',
  ownName: 'Denumirea instituției',
  firm: 'Denumirea firmei',
  seatCounty: 'Județul',
  uatType: 'Tipul instituției',
  siruta: 'Cod SIRUTA',
  sirutaOf: (code: number, authority: string | null) =>
    authority ? `${code} (în registru: ${authority})` : `${code}, lipsește din registru`,
  noSiruta: 'Solicitantul nu și-a găsit instituția în registru',
  package: 'Pachetul',
  addresses: { uat: 'Adresa', firma: 'Adresa sediului' },
  locality: 'Localitatea',
  description: 'Descrierea instituției',
  tradeRegister: 'Număr în registrul comerțului',
  website: 'Site web',
  representative: 'Reprezentantul legal',
  expertise: 'Domenii de expertiză',
  domains: 'Domenii ale solicitărilor',
  portfolio: 'Portofoliu',
  position: 'Funcția',
  email: 'E-mail',
  phone: 'Telefon',

  attachments: 'Documente',
  noAttachments: 'Solicitantul nu a anexat niciun document.',
  download: (name: string) => `Descarcă ${name}`,

  checks: 'Verificări',
  cuiOk: 'CUI-ul trece verificarea',
  cuiOkText: 'Cifra de control se potrivește.',
  cuiWrong: 'CUI-ul nu trece verificarea',
  cuiShapeText: 'Nu are forma unui CUI: între 2 și 10 cifre, prima diferită de zero.',
  cuiDigitText:
    'Cifra de control nu se potrivește cu celelalte. Câteva coduri reale sunt așa; verificați la ANAF înainte de aprobare.',
  cuiAccepted: (reason: string) => `Acceptat totuși, cu motivul: ${reason}`,
  noDuplicates: 'Nicio altă organizație cu acest CUI sau din aceeași autoritate.',
  duplicates: (shared: readonly ('cui' | 'siruta')[]) => {
    const [first = 'cui'] = shared;
    const data = shared.every((by) => by === first) ? SHARED[first] : `${SHARED.cui} sau din ${SHARED.siruta}`;
    const joint = data === SHARED.siruta ? 'din' : 'cu';
    return shared.length === 1
      ? `O altă organizație ${joint} ${data}`
      : `${plural(shared.length, { one: '', few: 'alte organizații', other: 'alte organizații' })} ${joint} ${data}`;
  },
  by: SHARED,

  rivals: 'Mai multe cereri pentru același CUI',
  rivalsText: (total: number) =>
    `${total === 1 ? 'Încă o cerere așteaptă' : `Încă ${plural(total, { one: '', few: 'cereri așteaptă', other: 'cereri așteaptă' })}`} cu același CUI. Comparați persoanele și documentele: doar una poate fi aprobată.`,
  thisOne: 'Cererea deschisă',
  rivalDocuments: 'Documente',
  address: 'Adresa',
  rivalsEnd: (total: number) =>
    `${total === 1 ? 'Încă o cerere cu același CUI se închide' : `Încă ${plural(total, { one: '', few: 'cereri', other: 'cereri' })} cu același CUI se închid`} odată cu aprobarea; solicitanții află prin e-mail ce pot face.`,

  consents: 'Acorduri',
  consentOf: { terms: 'Termenii de utilizare', 'data-processing': 'Prelucrarea datelor personale' },
  consentDetail: ({ version, when, address, text }: ConsentWords) =>
    `${text ? `„${text}”. ` : ''}Versiunea din ${version}, acceptată pe ${when}, de la adresa ${address}`,

  reason: 'Motivul transmis solicitantului',
  approve: 'Aprobă',
  requestInfo: 'Cere completări',
  reject: 'Respinge',
  nextOne: 'Următoarea cerere',
  openOrganisation: 'Vezi organizația',
  keys: { approve: 'aprobă', requestInfo: 'cere completări', reject: 'respinge' },

  approveTitle: (name: string) => `Aprobați înscrierea: ${name}?`,
  approveText: 'Organizația este anunțată prin e-mail și poate lucra imediat. Apare în liste potrivit tipului ei.',
  override: 'De ce acceptați CUI-ul',
  overrideHint: 'Rămâne în istoric, de exemplu: verificat la ANAF pe 20 noiembrie 2026.',
  overrideMissing: 'CUI-ul nu trece verificarea. Scrieți de ce îl acceptați.',
  approved: 'Înscrierea a fost aprobată',
  requestInfoTitle: (name: string) => `Cereți completări: ${name}`,
  requestInfoText: 'Solicitantul primește textul prin e-mail și își poate corecta cererea, apoi o retrimite.',
  requestInfoLabel: 'Ce trebuie completat',
  requestInfoHint: 'Îl citește solicitantul. Scrieți concret ce lipsește sau ce trebuie corectat.',
  infoRequested: 'Completările au fost cerute',
  rejectTitle: (name: string) => `Respingeți cererea: ${name}?`,
  rejectText: 'Solicitantul primește motivul prin e-mail. Poate corecta datele și poate trimite cererea din nou.',
  rejectHint: 'Îl citește solicitantul.',
  rejected: 'Cererea a fost respinsă',
};

type Status = ApplicationView['status'];

/** State of an application and who must act. */
export const STANDING: Record<Status, { title: string; text: string }> = {
  unconfirmed: {
    title: 'Adresa de e-mail nu este confirmată.',
    text: 'Asociația decide după ce solicitantul deschide linkul primit.',
  },
  pending: { title: 'Cererea așteaptă decizia asociației.', text: 'Verificați datele, apoi decideți.' },
  needs_info: { title: 'Solicitantul are de completat.', text: 'Cererea revine în așteptare când o retrimite.' },
  approved: { title: 'Înscrierea este aprobată.', text: 'Organizația lucrează în portal.' },
  rejected: { title: 'Cererea a fost respinsă.', text: 'Solicitantul o poate corecta și trimite din nou.' },
  suspended: { title: 'Organizația este suspendată.', text: 'Suspendarea se ridică din pagina organizației.' },
};

export const QUEUE_LABELS = {
  open: 'În curs',
  all: 'Toate stările',
} as const;
