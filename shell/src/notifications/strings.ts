import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Notificări',
  bell: (unread: number) =>
    unread > 0
      ? `Notificări, ${plural(unread, { one: 'necitită', few: 'necitite', other: 'necitite' })}`
      : 'Notificări, niciuna necitită',
  all: 'Toate notificările',
  choices: 'Alegeți ce primiți',
  markOne: 'Marchează ca citită',
  markOneOf: (title: string) => `Marchează ca citită: ${title}`,
  markAll: 'Marchează toate ca citite',
  markChosen: 'Marchează-le pe acestea ca citite',
  markingAll: 'Se marchează…',
  unread: 'Necitită',
  emptyTitle: 'Nu aveți notificări',
  emptyText: 'Aici apar noutățile despre solicitările, ofertele și proiectele dvs.',
  noMatchTitle: 'Nicio notificare nu se potrivește',
  noMatchText: 'Alegeți alte filtre sau ștergeți-le.',
  cleared: { noMatchTitle: 'Ați citit tot', noMatchText: 'Notificările noi apar aici.' },
  count: (total: number) => plural(total, { one: 'notificare', few: 'notificări', other: 'notificări' }),
  show: 'Stare',
  both: 'Toate',
  shown: { unread: 'Necitite' },
  kind: 'Despre',
  everyKind: 'Orice',
  organisation: 'Organizația',
  everyOrganisation: 'Toate',
  today: 'Astăzi',
  yesterday: 'Ieri',
  failedTitle: 'Nu am putut încărca notificările',
  retry: 'Încearcă din nou',
  loading: 'Se încarcă notificările…',
  failedToMark: 'Nu am putut marca notificările ca citite. Încercați din nou.',
  lead: (unread: number) =>
    unread > 0
      ? plural(unread, { one: 'notificare necitită', few: 'notificări necitite', other: 'notificări necitite' })
      : 'Toate sunt citite.',
};
