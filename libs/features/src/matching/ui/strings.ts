import type { MatchPart } from '@psp/contracts/match-weights';
import type { MatchLanguage, MatchReason } from '@psp/contracts/matching';

const LANGUAGES: Record<MatchLanguage, string> = { ro: 'română', hu: 'maghiară', de: 'germană', en: 'engleză' };

export const languagesOf = ({ languages = [] }: MatchReason): string =>
  languages.map((one) => LANGUAGES[one]).join(', ');
export const certificatesOf = ({ certificates = [] }: MatchReason): string =>
  certificates.map((one) => `ISO ${one}`).join(', ');

/** Text alternatives of the icons before reasons. */
export const signs = { for: 'Pentru:', against: 'Împotrivă:' };

const PARTS: Record<MatchPart, string> = {
  domain: 'domeniul cerut este printre domeniile firmei;',
  words:
    'textul solicitării și profilul firmei (servicii, specializări, portofoliu, descriere) vorbesc despre aceleași lucruri; cuvintele rare și cele din titlu cântăresc mai mult;',
  county: 'firma este din județul cerut ori îl deservește sau solicitarea nu cere un județ anume;',
  work: 'firma a terminat pe portal proiecte din același domeniu;',
  certificates: 'firma are valabile certificatele pe care le numește textul;',
  capacity: 'firma are mai puține proiecte în lucru decât capacitatea declarată;',
  response: 'firma a răspuns la invitațiile primite;',
  language: 'profilul este în limba textului, când aceasta nu este româna.',
};

export const ruleStrings = {
  open: { firma: 'Cum ordonăm oportunitățile', uat: 'Cum propunem firmele' },
  lead: 'O singură regulă ordonează oportunitățile unei firme și propune firme unei autorități.',
  free: 'Niciun loc nu se cumpără: nu există plată, abonament sau reclamă care să schimbe ordinea.',
  firma:
    'Întâi vin invitațiile, apoi solicitările din domeniile firmei, apoi celelalte. În fiecare grup ordinea este dată de potrivire, iar la potrivire egală de termen. Nicio solicitare nu lipsește din listă din cauza potrivirii.',
  uat: 'Se propun firme aprobate din domeniul solicitării, neinvitate încă, în ordinea potrivirii. Nota din recenzii desparte doar firmele la fel de potrivite. Ofertele depuse nu contează, ca să rămână sigilate.',
  counted: 'Ce contează, de la cel mai mult la cel mai puțin',
  parts: PARTS,
  fairTitle: 'Firmele noi',
  fair: [
    'Ce nu se știe despre o firmă se socotește la mijloc, ca pentru o firmă obișnuită, nu la coadă: fără proiecte încheiate, fără invitații sau fără capacitate declarată se pornește de la jumătate.',
    'Din cinci firme propuse unei autorități, un loc revine unei firme noi, fără recenzii și fără proiecte încheiate, dacă una lucrează în domeniu și deservește județul.',
  ],
  more: {
    firma: { label: 'Completați profilul firmei, ca potrivirea să fie mai exactă', href: '/firma/profile' },
    uat: { label: 'Vedeți toate firmele în marketplace', href: '/uat/marketplace' },
  },
  fairCounties: 'O firmă care nu spune ce județe deservește primește pentru celelalte județe o treime.',
};
