import type { Errors } from './words.ts';

/**
 * Message of `session.changed`: the current organisation of the session, and its account if it differs from the page's.
 */
export const refusedIdentity = (organisation: string, account: string | null): string =>
  account
    ? `Lucrați acum pentru ${organisation}, cu contul ${account}. Nu s-a salvat nimic, iar textul rămâne pe pagină. Conectați-vă din nou cu contul acestei pagini.`
    : `Lucrați acum pentru ${organisation}. Nu s-a salvat nimic, iar textul rămâne pe pagină. Reveniți la organizația acestei pagini din meniul contului.`;

export const ERRORS = {
  'body.invalid': [400, 'Datele trimise nu sunt valide. Verificați câmpurile marcate.'],
  'body.type': [415, 'Cererea trebuie trimisă ca JSON.'],
  'body.too_large': [413, 'Datele trimise sunt prea mari.'],
  'auth.required': [401, 'Sesiunea s-a încheiat. Conectați-vă din nou pentru a continua.'],
  'auth.forbidden': [403, 'Nu aveți dreptul să faceți această operațiune.'],
  'auth.organisation_not_active': [403, 'Organizația dvs. nu este încă aprobată sau este suspendată.'],
  'auth.cross_site': [403, 'Cererea a venit din altă pagină și a fost refuzată.'],
  'session.changed': [409, 'Lucrați acum pentru altă organizație. Nu s-a salvat nimic.'],
  'rate.limited': [429, 'Prea multe cereri într-un timp scurt. Încercați din nou mai târziu.'],
  'host.unknown': [421, 'Portalul nu răspunde la această adresă. Folosiți adresa lui publică.'],
  not_found: [404, 'Pagina sau înregistrarea căutată nu există.'],
  'version.stale': [
    409,
    'Între timp, altcineva a modificat această înregistrare. Textul dvs. este păstrat; comparați cele două variante.',
  ],
  'action.not_allowed': [409, 'Acțiunea nu mai este posibilă în starea actuală.'],
  'idempotency.reused': [
    422,
    'Operațiunea a fost trimisă deja o dată cu alt conținut. Reîncărcați pagina, ca să vedeți ce s-a salvat.',
  ],
  'list.too_many': [422, 'Lista este plină. Ștergeți ceva înainte de a adăuga.'],
  'list.order_stale': [409, 'Lista s-a schimbat între timp. Reîncărcați pagina și ordonați din nou.'],
  'reason.required': [422, 'Scrieți motivul.'],
  'record.busy': [
    503,
    'Altă operațiune folosește chiar acum această înregistrare. Nu s-a modificat nimic; încercați din nou peste câteva secunde.',
  ],
  'work.too_large': [
    422,
    'Conținutul este prea mare pentru a fi prelucrat dintr-o dată. Împărțiți-l și încercați din nou.',
  ],
  'service.busy': [503, 'Portalul este ocupat momentan. Încercați din nou peste câteva secunde.'],
  'service.unavailable': [503, 'Serviciul nu răspunde momentan. Încercați din nou.'],
  'storage.full': [507, 'Spațiul de stocare este plin. Operațiunea nu a fost salvată.'],
  'storage.unavailable': [
    503,
    'Fișierele nu pot fi păstrate momentan. Nu s-a salvat nimic; încercați din nou mai târziu.',
  ],
  internal: [500, 'A apărut o eroare neașteptată. Încercați din nou.'],
} as const satisfies Errors;
