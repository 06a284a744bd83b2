import type { Todo } from '@psp/contracts/dashboards';
import { plural } from '@psp/design-system/format';

const offers = (count: number) => plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' });
const questions = (count: number) => plural(count, { one: 'întrebare', few: 'întrebări', other: 'întrebări' });

/** How one thing to do reads: what in bold, about what, and the button. */
interface TodoText {
  strong: (todo: Todo) => string;
  rest: (todo: Todo) => string;
  action: string;
  /** In place of `strong`, for who only reads. */
  fact?: (todo: Todo) => string;
}

const about = ({ number, title }: Todo) => `${number}, ${title}`;

export const todoTexts: Partial<Record<Todo['kind'], TodoText>> = {
  openOffers: {
    strong: ({ count }) => (count === 1 ? 'Deschideți oferta' : `Deschideți cele ${offers(count)}`),
    rest: (todo) => `pentru ${about(todo)}`,
    action: 'Deschide ofertele',
    fact: ({ count }) => `${offers(count)} de deschis`,
  },
  decideOffers: {
    strong: () => 'Alegeți o ofertă',
    rest: (todo) => `pentru ${about(todo)}`,
    action: 'Compară ofertele',
    fact: () => 'O ofertă de ales',
  },
  answerQuestions: {
    strong: ({ count }) => questions(count),
    rest: (todo) => `de la firme, la ${about(todo)}`,
    action: 'Răspunde',
  },
  acceptDelivery: {
    strong: ({ other }) => `${other} a predat`,
    rest: ({ title }) => `proiectul ${title}`,
    action: 'Verifică și acceptă',
  },
  writeReview: {
    strong: () => 'Evaluați colaborarea',
    rest: ({ other, title }) => `cu ${other}, la ${title}`,
    action: 'Scrie recenzia',
    fact: () => 'O recenzie de scris, despre colaborarea',
  },
};

export const messages = {
  title: 'Acasă',
  hello: (name: string) => `Bună ziua, ${name}`,
  create: 'Solicitare nouă',
  todos: 'De făcut',
  todoCount: (count: number) =>
    count === 1
      ? 'un lucru vă așteaptă'
      : `${plural(count, { one: 'lucru', few: 'lucruri', other: 'lucruri' })} vă așteaptă`,
  awaited: 'Ce așteaptă un proprietar sau un editor',
  awaitedText: 'Aveți rol de cititor: puteți citi, nu și modifica.',
  whoWrites: 'Cine poate modifica',
  see: 'Vezi',
  nothingAwaited: 'Nimic nu așteaptă acum.',
  noTodos: 'Nimic nu vă așteaptă acum. Când o firmă întreabă sau depune o ofertă, apare aici.',
  today: 'azi',
  tomorrow: 'mâine',
  yesterday: 'ieri',
  figures: {
    title: 'Cifre',
    requests: (count: number) => (count === 1 ? 'solicitare' : 'solicitări'),
    active: (count: number) => (count === 1 ? 'colaborare activă' : 'colaborări active'),
    completed: (count: number) => (count === 1 ? 'proiect finalizat' : 'proiecte finalizate'),
    rating: (reviews: string) => `nota medie, ${reviews}`,
  },
  recent: 'Solicitări recente',
  all: 'Vezi toate',
  notifications: 'Notificări',
  unread: (count: number) => plural(count, { one: 'necitită', few: 'necitite', other: 'necitite' }),
  allNotifications: 'Toate',
  noNotifications: 'Nu aveți notificări.',
  isNew: 'necitită',
  firstUseTitle: 'Bine ați venit în Portal PSP',
  firstUseToRead:
    'Aici apar solicitările instituției și ofertele primite, după ce un proprietar sau un editor trimite prima.',
  firstUse:
    'Începeți cu prima solicitare: scrieți ce aveți nevoie, iar firmele potrivite vă trimit oferte pe care le comparați aici.',
};
