/* Without zod, for pages that only show names. */

/** Kinds of notifications, in the order of the filters and of the mail choices. */
export const NOTIFICATION_KINDS = {
  requests: 'Solicitări și oferte',
  projects: 'Proiecte și recenzii',
  messages: 'Mesaje',
  forum: 'Forum',
  articles: 'Articole și comunitate',
  organisation: 'Profil și organizație',
  association: 'Asociația și portalul',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** When mail about an event is sent. */
export const MAIL_TIMES = {
  now: 'Imediat',
  daily: 'Zilnic, la 8:00',
  weekly: 'Săptămânal, la 8:00',
  off: 'Niciodată',
} as const;
export type MailTime = keyof typeof MAIL_TIMES;
