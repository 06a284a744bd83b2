import { z } from 'zod';

/** Every refusal the portal can answer with: HTTP status and the Romanian sentence a person reads. */
export const ERRORS = {
  'body.invalid': [400, 'Datele trimise nu sunt valide. Verificați câmpurile marcate.'],
  'body.type': [415, 'Cererea trebuie trimisă ca JSON.'],
  'body.too_large': [413, 'Datele trimise sunt prea mari.'],
  'auth.required': [401, 'Sesiunea s-a încheiat. Conectați-vă din nou pentru a continua.'],
  'auth.forbidden': [403, 'Nu aveți dreptul să faceți această operațiune.'],
  'auth.organisation_not_active': [403, 'Organizația dvs. nu este încă aprobată sau este suspendată.'],
  'auth.cross_site': [403, 'Cererea a venit din altă pagină și a fost refuzată.'],
  'auth.invalid_credentials': [401, 'Credențiale invalide. Verificați email-ul și parola.'],
  'auth.not_admin': [403, 'Nu ai permisiuni de administrator'],
  'auth.too_many_attempts': [429, 'Prea multe încercări. Așteptați 15 minute, apoi încercați din nou.'],
  'auth.no_organisation': [403, 'Contul nu face parte din nicio organizație activă.'],
  not_found: [404, 'Pagina sau înregistrarea căutată nu există.'],
  'version.stale': [
    409,
    'Între timp, altcineva a modificat această înregistrare. Textul dvs. este păstrat; comparați cele două variante.',
  ],
  'action.not_allowed': [409, 'Acțiunea nu mai este posibilă în starea actuală.'],
  'idempotency.mismatch': [409, 'Aceeași cheie a fost folosită pentru altă operațiune. Reîncărcați pagina.'],
  'request.incomplete': [422, 'Toate câmpurile sunt obligatorii'],
  'request.deadline_past': [422, 'Termenul de depunere trebuie să fie în viitor.'],
  'request.no_invited': [422, 'Alegeți cel puțin un partener invitat.'],
  'request.submission_closed': [
    409,
    'Termenul de depunere a trecut sau ofertele au fost deschise. Nu se mai pot depune oferte.',
  ],
  'request.offers_sealed': [409, 'Ofertele nu au fost încă deschise.'],
  'request.no_offers': [409, 'Nu există oferte de deschis.'],
  'request.already_decided': [409, 'O ofertă a fost deja acceptată pentru această solicitare.'],
  'offer.exists': [409, 'Firma dvs. are deja o ofertă la această solicitare.'],
  'offer.incomplete': [422, 'Completați prețul, termenul de livrare, valabilitatea și metoda de lucru.'],
  'offer.validity_past': [422, 'Valabilitatea ofertei trebuie să depășească termenul de depunere.'],
  'offer.expired': [409, 'Oferta nu mai este valabilă.'],
  'reason.required': [422, 'Scrieți motivul.'],
  'project.milestones_open': [409, 'Mai sunt etape nefinalizate. Bifați-le înainte de predare.'],
  'project.closed': [409, 'Solicitarea a fost anulată, proiectul nu mai poate fi modificat.'],
  'review.exists': [409, 'Organizația dvs. a evaluat deja această colaborare.'],
  'review.reply_exists': [409, 'La această recenzie s-a răspuns deja.'],
  'service.busy': [503, 'Baza de date nu răspunde momentan. Încercați din nou peste câteva secunde.'],
  'service.unavailable': [503, 'Serviciul nu răspunde momentan. Încercați din nou.'],
  'storage.full': [507, 'Spațiul de stocare este plin. Operațiunea nu a fost salvată.'],
  internal: [500, 'A apărut o eroare neașteptată. Încercați din nou.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(ERRORS, value);

/** Body of every answer that is not a success. `details.fields` maps a field's path to its message. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
