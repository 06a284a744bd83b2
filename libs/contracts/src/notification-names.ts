/* Without zod, for pages that only show names. */

/** What notifications are about; the list of them and the choices of mail are in this order. */
export const NOTIFICATION_KINDS = {
  requests: 'Solicitări și oferte',
  projects: 'Proiecte și recenzii',
  messages: 'Mesaje',
  articles: 'Articole și comunitate',
  organisation: 'Profil și organizație',
  association: 'Asociația și portalul',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** When mail of an event comes. */
export const MAIL_TIMES = {
  now: 'Imediat',
  daily: 'Zilnic, la 8:00',
  weekly: 'Săptămânal, la 8:00',
  off: 'Niciodată',
} as const;
export type MailTime = keyof typeof MAIL_TIMES;
