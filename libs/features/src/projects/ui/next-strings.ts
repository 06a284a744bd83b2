import { plural } from '@psp/design-system/format';

/** Values for the sentences; `due` is a formatted day, `reason` the authority's reason. */
interface About {
  firma: string;
  due: string | null;
  reason: string;
}

interface Sentences {
  title: (about: About) => string;
  text: (about: About) => string;
}

/** Sentences for the side that must act (`own`) and the side that waits (`other`). */
type Next = Record<'own' | 'other', Sentences>;

const sentences = (title: Sentences['title'], text: Sentences['text']): Sentences => ({ title, text });

const closed = sentences(
  () => 'Proiectul este închis.',
  ({ reason }) => `Solicitarea din care provine a fost anulată. Motivul: ${reason}`,
);

export const next = {
  planning: {
    own: sentences(
      () => 'Stabiliți etapele și începeți proiectul.',
      ({ due }) => `Oferta a fost acceptată${due ? `, cu termen ${due}` : ''}. Oricare dintre părți poate începe.`,
    ),
    other: sentences(
      () => 'Proiectul așteaptă să înceapă.',
      () => 'Îl poate începe oricare dintre părți.',
    ),
  },
  in_progress: {
    own: sentences(
      ({ due }) => (due ? `Lucrați și predați până la ${due}.` : 'Lucrați și predați lucrarea.'),
      () => 'Actualizați stadiul pe parcurs. Când totul este gata, predați lucrarea.',
    ),
    other: sentences(
      ({ firma }) => `${firma} lucrează la proiect.`,
      () => 'Când lucrarea este gata, firma o predă, iar autoritatea o verifică.',
    ),
  },
  changes: {
    own: sentences(
      () => 'Autoritatea cere modificări.',
      () => 'Citiți mai jos ce trebuie schimbat, apoi predați din nou.',
    ),
    other: sentences(
      ({ firma }) => `${firma} lucrează la modificările cerute.`,
      () => 'Când sunt gata, firma predă din nou lucrarea, iar autoritatea o verifică.',
    ),
  },
  on_hold: {
    own: sentences(
      () => 'Proiectul este suspendat.',
      ({ reason }) => `Motivul: ${reason}`,
    ),
    other: sentences(
      () => 'Proiectul este suspendat.',
      ({ reason }) => `Îl poate relua autoritatea. Motivul: ${reason}`,
    ),
  },
  review: {
    own: sentences(
      () => 'Verificați lucrarea predată.',
      ({ firma }) => `${firma} a predat lucrarea. O acceptați sau cereți modificări, cu motiv.`,
    ),
    other: sentences(
      () => 'Lucrarea este predată.',
      () => 'Autoritatea o verifică și o acceptă sau cere modificări. Nu aveți nimic de făcut acum.',
    ),
  },
  completed: {
    own: sentences(
      () => 'Lucrarea este acceptată.',
      () => 'Evaluați colaborarea: recenzia dvs. îi ajută pe alții să aleagă.',
    ),
    other: sentences(
      () => 'Lucrarea este acceptată.',
      () => 'Proiectul și solicitarea sunt finalizate.',
    ),
  },
  closed: { own: closed, other: closed },
} satisfies Record<string, Next>;

export const acts = {
  start: 'Începe proiectul',
  pause: 'Suspendă',
  resume: 'Reia proiectul',
  requestChanges: 'Cere modificări',
  deliver: 'Predă lucrarea',
  accept: 'Acceptă lucrarea',
  review: 'Scrie recenzia',
  failed: 'Operațiunea nu a reușit',
};

export const done = {
  start: 'Proiectul a început.',
  pause: 'Proiectul a fost suspendat.',
  resume: 'Proiectul a fost reluat.',
  requestChanges: 'Cererea de modificări a fost trimisă firmei.',
  deliver: 'Lucrarea a fost predată.',
  accept: 'Lucrarea a fost acceptată, iar solicitarea este finalizată.',
};

export const dialogs = {
  openMilestones: (count: number) =>
    count === 1
      ? 'O etapă nu este încheiată:'
      : `${plural(count, { one: 'etapă', few: 'etape', other: 'etape' })} nu sunt încheiate:`,
  pause: { title: 'Suspendați proiectul?', hint: 'Firma primește motivul. Puteți relua proiectul oricând.' },
  requestChanges: { title: 'Ce modificări cereți?', hint: 'Firma primește textul și reia lucrul.' },
  deliver: {
    title: 'Predați lucrarea?',
    text: 'Autoritatea este anunțată și verifică lucrarea: o acceptă sau cere modificări. Stadiul devine 100%; dacă se cer modificări, revine la cel de acum.',
    note: {
      label: 'Nota de predare',
      hint: 'Ce predați și unde se găsește. Autoritatea o citește înainte de a accepta.',
    },
  },
  accept: {
    title: 'Acceptați lucrarea?',
    text: 'Proiectul și solicitarea devin finalizate, iar procesul-verbal de recepție se întocmește singur. Acceptarea este definitivă. După aceea vă puteți evalua reciproc.',
    remarks: {
      label: 'Observații la recepție',
      hint: 'Apar în procesul-verbal. Dacă nu aveți, lăsați gol.',
    },
  },
};
