export const strings = {
  title: 'Confirmarea adresei de e-mail',
  working: 'Se confirmă adresa…',
  failedTitle: 'Nu am putut confirma adresa',
  confirmedTitle: 'Adresa este confirmată',
  application: (email: string) => [
    'Cererea dvs. a ajuns la echipa asociației, care o verifică.',
    `Vă scriem la ${email} când este aprobată sau dacă mai este nevoie de ceva. Între timp vă puteți conecta, ca să vedeți unde se află cererea și să o completați.`,
  ],
  access: (email: string) => [
    'Cererea dvs. de acces a ajuns la proprietarii organizației.',
    `Vă scriem la ${email} când primiți un răspuns; apoi vă puteți conecta.`,
  ],
  member: (email: string) => [`Aveți deja un loc în această organizație. Conectați-vă cu ${email}.`],
  changedTitle: 'Adresa de e-mail a fost schimbată',
  changed: (email: string) => [`De acum vă conectați cu ${email}.`],
  signIn: 'Conectare',
  passwordTitle: 'Confirmați că înscrierea este a dvs.',
  passwordWhy:
    'Vă cerem parola pentru că linkul a fost deschis pe alt dispozitiv decât cel de pe care v-ați înscris: așa ne asigurăm că nimeni altcineva nu s-a înscris cu adresa dvs.',
  password: 'Parola aleasă la înscriere',
  passwordHint: 'Cea pe care ați scris-o în formularul de înscriere.',
  passwordMissing: 'Scrieți parola aleasă la înscriere.',
  passwordWrong: 'Nu este parola aleasă la înscriere.',
  passwordForgotten:
    'Dacă ați uitat-o, deschideți linkul pe dispozitivul de pe care v-ați înscris sau înscrieți-vă din nou. Dacă nu v-ați înscris dvs., închideți pagina: fără parolă nu se creează niciun cont.',
  confirm: 'Confirmă adresa',
  invalidTitle: 'Linkul nu mai este valabil',
  invalid:
    'Linkul a expirat sau a fost înlocuit de altul mai nou. Dacă v-ați confirmat deja adresa, vă puteți conecta; altfel cereți un link nou.',
  noneTitle: 'Confirmați adresa de e-mail',
  none: 'După înscriere v-am trimis un e-mail cu un link de confirmare. Deschideți linkul din e-mail, pe orice dispozitiv. Verificați și dosarul cu mesaje nedorite (Spam).',
  resendTitle: 'Cereți alt link',
  email: 'E-mail',
  emailHint: 'Adresa cu care v-ați înscris.',
  emailMissing: 'Scrieți adresa de e-mail.',
  resend: 'Trimite alt link',
  resent: (email: string) =>
    `Dacă ${email} așteaptă confirmarea, am trimis acum un link nou. Linkul din e-mailul anterior nu mai este valabil.`,
  retry: 'Încearcă din nou',
};
