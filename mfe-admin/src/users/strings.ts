import { plural } from '@psp/design-system/format';

export const strings = {
  lead: 'Organizațiile și persoanele din portal. Orice schimbare de aici rămâne în istoric, cu motivul ei.',
  tabs: 'Organizații sau persoane',
  organisations: 'Organizații',
  people: 'Persoane',
  name: 'Nume',
  kind: 'Tip',
  allKinds: 'Toate tipurile',
  allStatuses: 'Toate stările',
  nextOrganisation: 'Următoarea organizație',
  badge: 'Insigna „Verificat”',
  badges: { all: 'Cu și fără insignă', waiting: 'Așteaptă decizia', given: 'Au insigna' },
  county: 'Județ',
  membersCount: 'Membri',
  created: 'Creat',
  registered: 'Înscrisă',
  registeredOn: (when: string) => `Înscrisă la ${when}`,
  lastSeen: 'Ultima activitate',
  never: 'niciodată',
  memberOf: 'Face parte din',
  noOrganisation: 'Nicio organizație',

  cui: 'CUI',
  address: 'Adresa',
  email: 'E-mail',
  phone: 'Telefon',
  publicEmail: 'E-mailul organizației',
  publicPhone: 'Telefonul organizației',
  contact: 'Persoana de contact',
  contactEmail: 'E-mailul persoanei de contact',
  contactPhone: 'Telefonul persoanei de contact',
  empty: 'Necompletat',
  twoFactor: 'Autentificare în doi pași',
  twoFactorOn: 'Pornită',
  twoFactorOff: 'Oprită',
  deletion: 'Ștergere cerută',
  deletionOn: (when: string) => `Contul se șterge pe ${when}`,
  data: 'Date',
  reason: 'Motivul',
  noPeople: 'Nicio persoană nu face parte din organizație.',
  noMemberships: 'Persoana nu face parte din nicio organizație.',
  openApplication: 'Vezi cererea de înscriere',

  suspend: 'Suspendă',
  restore: 'Ridică suspendarea',
  resetTwoFactor: 'Resetează autentificarea în doi pași',
  reasonInHistory: 'Rămâne în istoric și este citit de cei anunțați.',

  restoreOrganisation: (name: string) => `Ridicați suspendarea: ${name}?`,
  restoreOrganisationText: 'Membrii ei pot lucra din nou imediat.',
  organisationRestored: 'Suspendarea a fost ridicată',

  makeOwner: 'Numește proprietar',
  ofPerson: (name: string) => `: ${name}`,
  makeOwnerTitle: (name: string) => `Numiți proprietar: ${name}?`,
  makeOwnerText: (organisation: string) =>
    `Va putea administra persoanele din ${organisation}. Proprietarii de acum rămân. Convingeți-vă întâi, prin alt canal, că organizația cere schimbarea.`,
  ownerMade: 'Organizația are un proprietar nou',

  suspendAccount: (name: string) => `Suspendați contul: ${name}?`,
  suspendAccountText:
    'Persoana este deconectată de peste tot și nu se mai poate conecta, în nicio organizație. Dacă este singurul proprietar al unei organizații active, numiți întâi proprietar alt membru, din pagina organizației.',
  accountSuspended: 'Contul a fost suspendat',
  restoreAccount: (name: string) => `Ridicați suspendarea contului: ${name}?`,
  restoreAccountText: 'Persoana se poate conecta din nou imediat.',
  accountRestored: 'Suspendarea contului a fost ridicată',

  resetTitle: (name: string) => `Resetați autentificarea în doi pași: ${name}?`,
  resetText:
    'Aplicația și codurile de rezervă ale persoanei nu mai sunt valabile. Convingeți-vă întâi, prin alt canal, că ea cere resetarea. Un administrator o pornește din nou la prima conectare.',
  reset: 'Autentificarea în doi pași a fost resetată',
};

export const ORGANISATION_WORDS = {
  searchHint: 'Nume, CUI, e-mail, telefon, localitate sau persoană',
  emptyTitle: 'Nicio organizație încă',
  emptyText: 'Organizațiile apar aici după ce se înscriu.',
  noMatchTitle: 'Nicio organizație nu se potrivește',
  noMatchText: 'Încercați alte cuvinte, alt tip sau toate stările.',
  count: (total: number) => plural(total, { one: 'organizație', few: 'organizații', other: 'organizații' }),
};

export const PERSON_WORDS = {
  searchHint: 'Nume, e-mail, telefon sau organizație',
  emptyTitle: 'Nicio persoană încă',
  emptyText: 'Persoanele apar aici după ce își creează cont.',
  noMatchTitle: 'Nicio persoană nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau toate stările.',
  count: (total: number) => plural(total, { one: 'persoană', few: 'persoane', other: 'persoane' }),
};
