import type { Errors } from './words.ts';

export const ERRORS = {
  'auth.invalid_credentials': [401, 'Credențiale invalide. Verificați email-ul și parola.'],
  'auth.not_admin': [403, 'Nu ai permisiuni de administrator'],
  'auth.too_many_attempts': [
    429,
    'Prea multe încercări. Așteptați 15 minute sau recuperați-vă parola, apoi încercați din nou.',
  ],
  'auth.account_suspended': [
    403,
    'Contul dvs. este suspendat de asociație. Motivul este în e-mailul pe care l-ați primit.',
  ],
  'auth.no_organisation': [403, 'Contul nu face încă parte din nicio organizație.'],
  'auth.access_pending': [
    403,
    'Cererea dvs. de acces așteaptă răspunsul unui proprietar al organizației. Veți primi un e-mail.',
  ],
  'auth.code_invalid': [401, 'Codul nu este corect sau a fost deja folosit.'],
  'auth.challenge_expired': [401, 'A trecut prea mult timp de la introducerea parolei. Conectați-vă din nou.'],
  'auth.second_factor_required': [403, 'Pentru această organizație este nevoie de autentificarea în doi pași.'],
  weak_password: [422, 'Parola este prea ușor de ghicit.'],
  'account.password_wrong': [422, 'Parola actuală nu este corectă.'],
  'account.password_same': [422, 'Alegeți o parolă diferită de cea actuală.'],
  'account.last_owner': [
    409,
    'Sunteți singurul proprietar al unei organizații. Predați mai întâi acest rol altui membru, apoi ștergeți contul.',
  ],
  'account.two_factor_mandatory': [409, 'Conturile de administrator păstrează autentificarea în doi pași.'],
  'account.export_running': [409, 'Un export este deja în pregătire. Veți primi un e-mail când este gata.'],
  'link.invalid': [410, 'Linkul nu mai este valabil: a fost folosit, a fost retras sau a expirat. Cereți altul.'],
} as const satisfies Errors;

export const ACTS = {
  'account.create': 'Cont creat',
  'account.sign-in': 'Conectare',
  'account.edit': 'Date personale modificate',
  'account.recover': 'Parolă recuperată',
  'account.changePassword': 'Parolă schimbată',
  'account.requestEmailChange': 'Schimbarea adresei de e-mail cerută',
  'account.cancelEmailChange': 'Schimbarea adresei de e-mail anulată',
  'account.changeEmail': 'Adresă de e-mail schimbată',
  'account.enableTwoFactor': 'Autentificare în doi pași pornită',
  'account.disableTwoFactor': 'Autentificare în doi pași oprită',
  'account.renewRecoveryCodes': 'Coduri de rezervă noi',
  'account.resetTwoFactor': 'Autentificare în doi pași resetată',
  'account.suspend': 'Cont suspendat',
  'account.restore': 'Suspendarea contului ridicată',
  'account.requestExport': 'Export de date cerut',
  'account.requestDeletion': 'Ștergerea contului cerută',
  'account.cancelDeletion': 'Ștergerea contului anulată',
  'account.postponeDeletion': 'Ștergerea contului amânată',
  'account.anonymise': 'Cont șters',
  'session.end': 'Deconectare',
  'session.refresh': 'Sesiune reînnoită',
  'session.switch': 'Organizație schimbată',
};
