/*
 * What a text says in more words than it needs, or in a shortened form. Each replacement keeps the grammar of what follows, so that
 * only phrases stand here whose case and number do not change.
 */

/** Phrases and what says the same in fewer words. "$1" is what the pattern in brackets matched; "$" is a place to fill in. */
export const WORDY: readonly (readonly [phrase: string, shorter: string])[] = [
  ['în vederea (\\p{L}+)ării', 'pentru $1area'],
  ['în vederea (\\p{L}+)erii', 'pentru $1erea'],
  ['în vederea (\\p{L}+)irii', 'pentru $1irea'],
  ['în vederea (\\p{L}+ț)iei', 'pentru $1ia'],
  ['în vederea (\\p{L}+z)iei', 'pentru $1ia'],
  ['în scopul de a', 'pentru a'],
  ['cu scopul de a', 'pentru a'],
  ['cu privire la', 'despre'],
  ['datorită faptului că', 'pentru că'],
  ['din cauza faptului că', 'pentru că'],
  ['având în vedere faptul că', 'pentru că'],
  ['ca urmare a faptului că', 'pentru că'],
  ['în cazul în care', 'dacă'],
  ['în situația în care', 'dacă'],
  ['în momentul în care', 'când'],
  ['la momentul la care', 'când'],
  ['în perioada în care', 'cât timp'],
  ['cu respectarea prevederilor legale în vigoare', 'cu respectarea legii'],
  ['în conformitate cu prevederile legale în vigoare', 'conform legii'],
  ['conform prevederilor legale în vigoare', 'conform legii'],
  ['în conformitate cu prevederile', 'conform prevederilor'],
  ['în mod obligatoriu', 'obligatoriu'],
  ['în mod gratuit', 'gratuit'],
  ['în mod automat', 'automat'],
  ['în mod direct', 'direct'],
  ['în termen de (?:maxim|maximum|cel mult) (?=\\d|$)', 'în cel mult '],
  ['un număr de (?=\\d)', ''],
  ['pentru o perioadă de (?=\\d|$)', 'pentru '],
  ['de către', 'de'],
];

/** Beginnings of a sentence that say nothing themselves. */
export const EMPTY_STARTS: readonly string[] = [
  'menționăm că',
  'menționăm faptul că',
  'precizăm că',
  'precizăm faptul că',
  'vă informăm că',
  'vă aducem la cunoștință că',
  'facem precizarea că',
  'trebuie menționat că',
  'este de menționat că',
  'de asemenea,',
  'totodată,',
];

/** Shortened words, which are written out. */
export const SHORTENED: readonly (readonly [short: string, full: string])[] = [
  ['pt\\.', 'pentru'],
  ['cf\\.', 'conform'],
  ['conf\\.', 'conform'],
  ['aprox\\.', 'aproximativ'],
  ['cca\\.?', 'aproximativ'],
  ['incl\\.', 'inclusiv'],
  ['excl\\.', 'exclusiv'],
  ['resp\\.', 'respectiv'],
  ['d\\.p\\.d\\.v\\.', 'din punctul de vedere'],
  ['ș\\.a\\.m\\.d\\.', 'și așa mai departe'],
  ['min\\. (?=\\d|$)', 'cel puțin '],
  ['max\\. (?=\\d|$)', 'cel mult '],
];

/** Abbreviations that a firm may not know, and what they stand for. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  UAT: 'unitate administrativ-teritorială',
  HCL: 'hotărâre a consiliului local',
  CS: 'caiet de sarcini',
  PV: 'proces-verbal',
  SF: 'studiu de fezabilitate',
  DALI: 'documentație de avizare a lucrărilor de intervenții',
  DTAC: 'documentație tehnică pentru autorizația de construire',
  PT: 'proiect tehnic',
  PUG: 'plan urbanistic general',
  PUZ: 'plan urbanistic zonal',
  ADI: 'asociație de dezvoltare intercomunitară',
  PNRR: 'Planul Național de Redresare și Reziliență',
  SSM: 'securitate și sănătate în muncă',
  PSI: 'prevenirea și stingerea incendiilor',
  GDPR: 'regulamentul despre protecția datelor personale',
  SLA: 'nivel convenit al serviciului',
};
