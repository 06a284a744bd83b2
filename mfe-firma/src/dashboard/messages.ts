import type { TodoKind } from '@psp/contracts/dashboards';
import { formatRating, plural } from '@psp/design-system/format';

interface TodoWords {
  /** What is to be done, and about what. */
  lead: string;
  action: string;
  /** In place of `lead`, for who only reads. */
  fact: string;
}

/** The kinds of things that wait for a firm; the others are an authority's. */
export const TODO_WORDS: Partial<Record<TodoKind, TodoWords>> = {
  confirmOffer: {
    lead: 'Reconfirmați oferta pentru',
    action: 'Verifică și reconfirmă',
    fact: 'O ofertă de reconfirmat pentru',
  },
  finishOffer: { lead: 'Terminați oferta pentru', action: 'Continuă oferta', fact: 'O ofertă de terminat pentru' },
  startProject: { lead: 'Începeți proiectul cu', action: 'Deschide proiectul', fact: 'Un proiect de început cu' },
  continueProject: {
    lead: 'Faceți modificările cerute de',
    action: 'Deschide proiectul',
    fact: 'Modificări cerute de',
  },
  writeReview: {
    lead: 'Evaluați colaborarea cu',
    action: 'Scrie recenzia',
    fact: 'O recenzie de scris despre colaborarea cu',
  },
};

const reviews = (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' });

export const messages = {
  title: 'Acasă',
  hello: (firma: string) => `Bună ziua, ${firma}`,
  findWork: 'Caută oportunități',
  todo: 'De făcut',
  todoCount: (count: number) =>
    count === 1
      ? 'un lucru vă așteaptă'
      : `${plural(count, { one: 'lucru', few: 'lucruri', other: 'lucruri' })} vă așteaptă`,
  todoAbout: (number: string, title: string) => `${number}, ${title}`,
  awaited: 'Ce așteaptă un proprietar sau un editor',
  awaitedText: 'Aveți rol de cititor: puteți citi, nu și modifica.',
  whoWrites: 'Cine poate modifica',
  see: 'Vezi',
  nothingAwaited: 'Nimic nu așteaptă acum.',
  nothing: 'Nu aveți nimic de făcut acum.',
  overdue: (day: string) => `termen depășit, ${day}`,
  today: 'azi',
  tomorrow: 'mâine',
  matching: 'oportunități potrivite',
  offers: 'oferte depuse',
  active: 'colaborări active',
  rating: (count: number) => `nota medie, ${reviews(count)}`,
  ratingOf: (value: number) => formatRating(value),
  noRating: '—',
  noReviews: 'Fără recenzii încă',
  projects: 'Colaborări active',
  allProjects: 'Vezi toate',
  noProjects: 'Un proiect se deschide când o autoritate vă acceptă oferta.',
  notifications: 'Notificări',
  allNotifications: 'Toate',
  noNotifications: 'Nu aveți notificări.',
  unread: 'necitită',
  firstTitle: 'Bine ați venit în portal',
  firstTextToRead:
    'Aici veți vedea ofertele și colaborările firmei, după ce un proprietar sau un editor depune prima ofertă.',
  firstText:
    'Aici veți vedea ce aveți de făcut, ofertele și colaborările firmei. Începeți prin a alege o solicitare potrivită și a scrie prima ofertă.',
  firstAction: 'Vezi oportunitățile potrivite',
};
