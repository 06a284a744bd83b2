/** Texts of one sign-in page: titles and notices. */
export interface SignInWords {
  title: string;
  missing: Notice;
  failedTitle: string;
  unexpected: Notice;
  success: Notice;
}

interface Notice {
  title: string;
  message: string;
}

export const strings = {
  choiceTitle: 'Conectare',
  choiceLead: 'Alegeți tipul contului dvs.',
  uat: 'Membru PSP',
  uatText: 'Primării, consilii județene și asociații de dezvoltare intercomunitară',
  firma: 'Partener PSP',
  firmaText: 'Companii care oferă servicii și produse autorităților locale',
  back: 'Înapoi la selecție',
  email: 'E-mail',
  password: 'Parolă',
  submit: 'Conectare',
  submitting: 'Se conectează...',
  emailMissing: 'Introduceți adresa de e-mail',
  passwordMissing: 'Introduceți parola',
  confirmFirst: 'V-ați înscris de curând? Deschideți întâi linkul de confirmare primit pe e-mail.',
  forgotten: 'Ați uitat parola?',
  forOfferTitle: 'Conectați-vă ca să cereți oferta',
  forOffer:
    'Ofertele se cer din contul unei autorități, ca firma să știe cui răspunde. După conectare continuați cu cererea, completată deja.',
  notReceived: 'Nu ați primit e-mailul?',
  noAccount: 'Nu aveți cont?',
  register: 'Înregistrare',
  noPlace: {
    'auth.no_organisation': {
      title: 'Contul dvs. nu face parte din nicio organizație',
      text: 'E-mailul și parola sunt corecte. Ca să lucrați în portal aveți nevoie de un loc într-o instituție sau o firmă. Alegeți ce vi se potrivește:',
    },
    'auth.access_pending': {
      title: 'Cererea dvs. de acces așteaptă răspuns',
      text: 'E-mailul și parola sunt corecte. Un proprietar al organizației are de răspuns la cerere, iar răspunsul ajunge prin e-mail. Între timp puteți:',
    },
  },
  join: 'Cereți acces la o organizație din portal',
  joinText: 'Alegeți-o după CUI; proprietarii ei vă primesc. Folosiți aceeași adresă de e-mail.',
  apply: 'Înscrieți o organizație nouă',
  applyText: 'Trimiteți datele și documentele ei; asociația le verifică. Folosiți aceeași adresă de e-mail.',
  support: 'Scrieți asociației',
  supportText: 'Dacă ați fost scos dintr-o organizație sau nu știți ce să alegeți.',
  otherAccount: 'Conectați-vă cu alt cont',
  backToPassword: 'Înapoi la parolă',
  codeTitle: 'Al doilea pas',
  enrolTitle: 'Porniți autentificarea în doi pași',
  enrolLead: 'Conturile de administrator sunt protejate printr-un al doilea pas. Îl porniți o singură dată.',
  codesTitle: 'Păstrați codurile de rezervă',
  check: 'Verifică și continuă',
  checking: 'Se verifică…',
};

const memberWords = (title: string): SignInWords => ({
  title,
  missing: { title: 'Eroare', message: 'Vă rugăm completați toate câmpurile' },
  failedTitle: 'Eroare de autentificare',
  unexpected: { title: 'Eroare', message: 'A apărut o eroare la conectare. Încercați din nou.' },
  success: { title: 'Succes', message: 'Conectare reușită!' },
});

export const uatWords = memberWords('Conectare Membru PSP');
export const firmaWords = memberWords('Conectare Partener PSP');

export const adminWords: SignInWords = {
  title: 'Conectare administrator',
  missing: { title: 'Eroare', message: 'Te rog să completezi toate câmpurile' },
  failedTitle: 'Eroare de autentificare',
  unexpected: { title: 'Eroare', message: 'A apărut o eroare neașteptată' },
  success: { title: 'Autentificare reușită', message: 'Bine ai venit în panoul de administrare!' },
};

export const notAdmin: Notice = { title: 'Acces interzis', message: 'Nu ai permisiuni de administrator' };
