import { plural } from './format.tsx';

/** Strings of components that every page says alike. */
export const words = {
  optional: 'opțional',
  step: (number: number, count: number) => `Pasul ${number} din ${count}`,
  toasts: 'Mesaje despre acțiunile dvs.',
  close: 'Închide',
  breadcrumb: 'Unde vă aflați',
  sending: 'Se trimite…',
  suggestions: 'Sugestii',
  showSuggestions: 'Arată sugestiile',
  longPress: 'Apăsați lung sau apăsați Alt și săgeată în jos pentru a deschide meniul',
  selected: (option: string) => `${option}, selectat`,
  suggestionCount: (count: number) => plural(count, { one: 'sugestie', few: 'sugestii', other: 'sugestii' }),
  dayPattern: 'zz.ll.aaaa',
  showCalendar: 'Arată calendarul',
  previousMonth: 'Luna anterioară',
  nextMonth: 'Luna următoare',
  chosenDay: (day: string) => `Ziua aleasă: ${day}`,
  today: (day: string) => `Astăzi, ${day}`,
  firstDay: 'prima zi care se poate alege',
  moveUp: (name: string) => `Mută mai sus: ${name}`,
  moveDown: (name: string) => `Mută mai jos: ${name}`,
  moved: (name: string, place: number, total: number) => `${name}: locul ${place} din ${total}`,
  removeItem: (name: string) => `Șterge: ${name}`,
  lastDay: 'ultima zi care se poate alege',
};
