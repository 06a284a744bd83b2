import { plural } from '@psp/design-system/format';

export const securityStrings = {
  passwordTitle: 'Parola',
  passwordLead: 'După schimbare, celelalte dispozitive sunt deconectate.',
  changePassword: 'Schimbă parola',
  changing: 'Se schimbă…',
  passwordChanged: 'Parola a fost schimbată. Celelalte dispozitive au fost deconectate.',

  twoTitle: 'Autentificarea în doi pași',
  on: 'Pornită',
  off: 'Oprită',
  twoLead:
    'Pe lângă parolă, la conectare scrieți un cod de pe telefon. Cine vă află parola tot nu poate intra în cont.',
  twoSince: (date: string) => `Este pornită din ${date}.`,
  twoRequired: 'Organizația dvs. cere al doilea pas, de aceea nu poate fi oprit.',
  codesLeft: (count: number) =>
    count === 0
      ? 'Nu mai aveți coduri de rezervă. Generați altele.'
      : `Mai aveți ${plural(count, { one: 'cod de rezervă nefolosit', few: 'coduri de rezervă nefolosite', other: 'coduri de rezervă nefolosite' })}.`,
  enable: 'Pornește',
  enabling: 'Se pornește…',
  continue: 'Continuă',
  continuing: 'Se verifică…',
  again: 'A trecut prea mult timp de la introducerea parolei. Scrieți-o din nou.',
  verify: 'Verifică și pornește',
  enabled: 'Autentificarea în doi pași este pornită.',
  renew: 'Generează alte coduri de rezervă',
  renewLead: 'Codurile vechi nu vor mai fi valabile.',
  renewed: 'Codurile de rezervă noi sunt valabile.',
  disable: 'Oprește',
  disableLead: 'Vă veți conecta numai cu parola.',
  disabled: 'Autentificarea în doi pași a fost oprită.',

  sessionsTitle: 'Dispozitivele conectate',
  sessionsLead: 'Dacă nu recunoașteți un dispozitiv, deconectați-l și schimbați parola.',
  thisOne: 'Acest dispozitiv',
  address: (address: string) => `adresa ${address}`,
  since: (date: string) => `conectat din ${date}`,
  seen: (when: string) => `folosit ultima dată ${when}`,
  end: 'Deconectează',
  endLabel: (device: string, since: string) => `Deconectează ${device}, ${since}`,
  ending: 'Se deconectează…',
  endOthers: 'Deconectează celelalte',
  endAll: 'Deconectează toate dispozitivele, inclusiv pe acesta',
  endAllQuestion:
    'Toate dispozitivele vor fi deconectate, inclusiv acesta, și va trebui să vă conectați din nou. Continuați?',
  endAllYes: 'Deconectează toate',
  ended: 'Dispozitivul a fost deconectat.',
  othersEnded: 'Celelalte dispozitive au fost deconectate.',
  onlyOne: 'Niciun alt dispozitiv nu este conectat.',
};
