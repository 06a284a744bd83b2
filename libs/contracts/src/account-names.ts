/* Without zod, for pages that only show names. */

/** The one second factor. */
export const FACTOR = 'totp';

/** Topics of e-mail notifications; in the portal all notifications appear. */
export const MAIL_TOPICS = {
  requests: 'Solicitări, oportunități și întrebări',
  offers: 'Oferte',
  projects: 'Proiecte',
  reviews: 'Recenzii',
  messages: 'Mesaje necitite după 15 minute',
  articles: 'Articole: aprobări și modificări cerute',
  organisation: 'Organizația mea: membri, cereri de acces, înscriere',
} as const;
export type MailTopic = keyof typeof MAIL_TOPICS;
