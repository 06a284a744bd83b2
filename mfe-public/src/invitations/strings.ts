import type { Kind, Role } from '@psp/contracts/common';

/** Explanation of each role. */
const roles: Record<Role, string> = {
  viewer: 'Vedeți tot ce are organizația în portal, fără să modificați.',
  editor: 'Lucrați în numele organizației.',
  owner: 'Lucrați în numele organizației și îi administrați membrii.',
};

const kinds: Record<Kind, string> = {
  uat: 'Membru PSP',
  firma: 'Partener PSP',
  admin: 'Asociația Servicii Publice',
};

export const strings = {
  loading: 'Se încarcă invitația…',
  title: (organisation: string) => `Invitație în ${organisation}`,
  organisation: 'Organizația',
  invitedBy: 'V-a invitat',
  role: 'Rolul dvs.',
  address: 'Invitația este pentru',
  kinds,
  roles,

  invalidTitle: 'Invitația nu mai este valabilă',
  invalidText: 'Cereți-i persoanei care v-a invitat să vă trimită alta.',
  missingTitle: 'Deschideți invitația din e-mail',
  missingText: 'Adresa acestei pagini nu conține o invitație. Deschideți din nou linkul din mesajul primit.',
  home: 'Pagina principală',

  signedInAs: (email: string) => `Sunteți în contul ${email}.`,
  accept: 'Acceptă invitația',
  accepting: 'Se acceptă…',
  otherAccount: (email: string, invited: string) =>
    `Sunteți în contul ${email}, iar invitația este pentru ${invited}. Deconectați-vă și intrați cu adresa invitată.`,
  signOut: 'Deconectare',
  signingOut: 'Se deconectează…',
  hasAccount: (email: string) => `Adresa ${email} are deja un cont. Acceptați invitația, apoi conectați-vă cu el.`,
  accepted: 'Ați acceptat invitația. Conectați-vă cu adresa și parola dvs.',

  joinedTitle: (organisation: string) => `Faceți parte din ${organisation}`,
  joinedText: 'O puteți alege oricând din meniul contului, la „Schimbă organizația”.',
  workFor: (organisation: string) => `Lucrează pentru ${organisation}`,
  opening: 'Se deschide…',
  stay: 'Rămân unde sunt',

  formTitle: 'Creați-vă contul',
  formLead: (email: string) => `Contul va fi legat de adresa ${email}.`,
  name: 'Numele dvs.',
  nameMissing: 'Scrieți numele dvs.',
  position: 'Funcția',
  termsNeeded: 'Pentru a continua este nevoie de acordul cu termenii.',
  processingNeeded: 'Pentru a continua este nevoie de acordul privind datele personale.',
  newTab: '(se deschide în altă filă)',
  create: 'Creează contul și acceptă',
  creating: 'Se creează contul…',
  created: 'Contul a fost creat și invitația acceptată. Conectați-vă cu adresa și parola alese.',
};
