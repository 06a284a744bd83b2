import { plural } from '@psp/design-system/format';

const reviews = (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' });

export const strings = {
  title: 'Dashboard',
  quickAccess: 'Acces rapid',
  hello: (name: string) => `Bună ziua, ${name}`,
  rating: (count: number) => `nota medie, ${reviews(count)}`,
  noReviews: 'Fără recenzii încă',
  todos: 'De făcut',
  todoCount: (count: number) =>
    count === 1
      ? 'un lucru vă așteaptă'
      : `${plural(count, { one: 'lucru', few: 'lucruri', other: 'lucruri' })} vă așteaptă`,
  awaited: 'Ce așteaptă un proprietar sau un editor',
  awaitedText: 'Aveți rol de cititor: puteți citi, nu și modifica.',
  whoWrites: 'Cine poate modifica',
  nothingAwaited: 'Nimic nu așteaptă acum.',
  see: 'Vezi',
  overdue: (day: string) => `termen depășit, ${day}`,
  today: 'azi',
  tomorrow: 'mâine',
  notifications: 'Notificări',
  allNotifications: 'Toate',
  noNotifications: 'Nu aveți notificări.',
  unread: (count: number) => plural(count, { one: 'necitită', few: 'necitite', other: 'necitite' }),
  isUnread: 'necitită',
};
