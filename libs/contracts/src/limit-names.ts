/* Without zod, for the domain and for pages. */

/** Limits of acts that reach others, which the association may change: what they count, and how often within what time. */
export const LIMITS = {
  'first-contact:firm': { label: 'Prime mesaje ale unei firme către instituții', times: 5, per: 'day' },
  'first-contact:verified': { label: 'Prime mesaje ale unei firme verificate', times: 10, per: 'day' },
  'first-contact:authority': { label: 'Prime mesaje ale unei instituții către firme', times: 20, per: 'day' },
  'message:account': { label: 'Mesaje ale unei persoane', times: 300, per: 'hour' },
  'conversation-report:organisation': { label: 'Raportări de conversații ale unei organizații', times: 20, per: 'day' },
  'invite:organisation': { label: 'Invitații de colegi ale unei organizații', times: 50, per: 'hour' },
  'forum-post:account': { label: 'Mesaje pe forum ale unei persoane', times: 30, per: 'hour' },
  'forum-mention:account': { label: 'Mențiuni pe forum ale unei persoane', times: 60, per: 'hour' },
  'forum-flag:account': { label: 'Raportări pe forum ale unei persoane', times: 20, per: 'day' },
  'exchange-publish:organisation': { label: 'Proiecte publicate de o instituție în schimb', times: 20, per: 'day' },
  'exchange-adopt:organisation': { label: 'Proiecte din schimb preluate de o instituție', times: 30, per: 'day' },
  'exchange-join:organisation': { label: 'Alăturări ale unei instituții la proiecte dorite', times: 30, per: 'day' },
  'exchange-naming:organisation': { label: 'Cereri ale unei instituții de a numi firma', times: 20, per: 'day' },
  'exchange-question:account': { label: 'Întrebări ale unei persoane la proiecte din schimb', times: 20, per: 'day' },
  'exchange-flag:organisation': { label: 'Semnalări de proiecte ale unei organizații', times: 20, per: 'day' },
  'content-flag:organisation': {
    label: 'Semnalări de recenzii și soluții ale unei organizații',
    times: 20,
    per: 'day',
  },
  'assistant:account': { label: 'Întrebări ale unei persoane pentru asistent', times: 200, per: 'day' },
  'assistant:organisation': { label: 'Întrebări ale unei organizații pentru asistent', times: 1000, per: 'day' },
  'library-propose:organisation': { label: 'Documente propuse de o organizație', times: 20, per: 'day' },
  'training-propose:organisation': { label: 'Cursuri propuse de o organizație', times: 20, per: 'day' },
  'benefit-claim:organisation': { label: 'Cereri de beneficii ale unei organizații', times: 30, per: 'day' },
  'event-register:organisation': { label: 'Înscrieri la evenimente ale unei organizații', times: 60, per: 'hour' },
  'enrolment:organisation': { label: 'Înscrieri la cursuri ale unei organizații', times: 60, per: 'hour' },
  'work-confirmation:organisation': {
    label: 'Cereri de confirmare a lucrărilor ale unei firme',
    times: 60,
    per: 'hour',
  },
  'ticket:email': { label: 'Tichete de la o adresă de e-mail', times: 5, per: 'day' },
} as const satisfies Record<string, { label: string; times: number; per: 'hour' | 'day' }>;
export type ChangeableLimit = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as ChangeableLimit[];
