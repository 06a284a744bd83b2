import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Notificări',
  bell: (unread: number) =>
    unread > 0
      ? `Notificări, ${plural(unread, { one: 'necitită', few: 'necitite', other: 'necitite' })}`
      : 'Notificări, niciuna necitită',
  all: 'Toate notificările',
  markAll: 'Marchează toate ca citite',
  markingAll: 'Se marchează…',
  unread: 'Necitită',
  emptyTitle: 'Nu aveți notificări',
  emptyText: 'Aici apar noutățile despre solicitările, ofertele și proiectele dvs.',
  failedTitle: 'Nu am putut încărca notificările',
  retry: 'Încearcă din nou',
  loading: 'Se încarcă notificările…',
  failedToMark: 'Nu am putut marca notificările ca citite. Încercați din nou.',
  lead: (unread: number) =>
    unread > 0
      ? plural(unread, { one: 'notificare necitită', few: 'notificări necitite', other: 'notificări necitite' })
      : 'Toate sunt citite.',
};
