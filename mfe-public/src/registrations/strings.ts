export const strings = {
  title: 'Înregistrare',
  choiceLead: 'Alegeți ce reprezentați.',
  uat: 'Membru PSP',
  uatText: 'Comune, orașe, municipii, consilii județene și asociații de dezvoltare intercomunitară',
  uatBenefits: [
    'Marketplace de parteneri: un catalog de firme verificate',
    'Vitrina comunității: proiectele și localitatea dvs., la vedere',
    'Solicitări cu texte de pornire și oferte comparabile',
  ],
  uatNote: 'Cererile de înscriere sunt verificate de echipa asociației.',
  uatStart: 'Înregistrare ca Membru PSP',
  firma: 'Partener PSP',
  firmaText: 'Firme de consultanță, de servicii și furnizori de produse',
  firmaBenefits: [
    'Oportunități de afaceri: solicitările autorităților locale',
    'Profil în marketplace, văzut de toate primăriile membre',
    'Insigna „Verificat” și recenzii numai din proiecte reale',
  ],
  firmaNote: 'Cererile de parteneriat sunt verificate de echipa asociației.',
  firmaStart: 'Înregistrare ca Partener PSP',
  hasAccount: 'Aveți deja cont?',
  signIn: 'Conectați-vă',
  askAccess: 'Organizația dvs. este deja în portal? Cereți acces',
  home: 'Pagina principală',
  backToChoice: 'Înapoi la selecție',
  back: 'Înapoi',
  next: 'Continuă',
  nextPending: 'Se verifică…',
  toCheck: 'Salvează și revino la verificare',
  steps: 'Pașii înscrierii',
  position: (step: number, count: number) => `Pasul ${step} din ${count}`,
  kept: 'Ce scrieți se păstrează în această filă până trimiteți cererea.',
  titles: { uat: 'Înscriere Membru PSP', firma: 'Înscriere Partener PSP', access: 'Cerere de acces' },
};

export const stepTitles = {
  institution: 'Instituția',
  person: 'Persoana de contact',
  description: 'Descriere și document',
  company: 'Firma',
  expertise: 'Domenii și portofoliu',
  access: 'Datele dvs.',
  check: 'Verificați datele',
};

export const sending = {
  lead: 'Verificați ce ați scris, alegeți o parolă și trimiteți cererea.',
  change: 'Modifică',
  changeWhat: (what: string) => ` ${what}`,
  none: 'Necompletat',
  account: 'Parola și acordurile',
  submit: { uat: 'Creează contul', firma: 'Trimite cererea', access: 'Trimite cererea' },
  success: 'Contul a fost creat cu succes! Verificați emailul pentru confirmare.',
  failures: {
    uat: 'A apărut o eroare la crearea contului.',
    firma: 'A apărut o eroare la trimiterea cererii.',
    access: 'A apărut o eroare la trimiterea cererii.',
  },
  fileGone: 'Fișierul anexat nu mai este disponibil. Încărcați-l din nou.',
};

export const done = {
  title: 'Verificați e-mailul',
  sentTo: (email: string) => `Am trimis un link de confirmare la ${email}. Deschideți-l pentru a termina înscrierea.`,
  next: {
    uat: 'După confirmare, echipa asociației vă verifică cererea. Între timp vă puteți conecta și o puteți completa.',
    firma: 'După confirmare, echipa asociației vă verifică cererea. Între timp vă puteți conecta și o puteți completa.',
    access: 'După confirmare, unul dintre proprietarii organizației vă răspunde la cererea de acces.',
  },
  redirect: 'În două secunde ajungeți la pagina de conectare.',
  signIn: 'Mergeți la conectare',
  resend: 'Nu ați primit e-mailul?',
};

export const access = {
  findTitle: 'La ce organizație cereți acces?',
  findLead: 'Scrieți CUI-ul organizației pentru care lucrați.',
  find: 'Caută organizația',
  finding: 'Se caută…',
  notFound: 'Nicio organizație din portal nu are acest CUI. Înscrieți-o dvs.:',
  notFoundLink: 'înregistrare',
  lead: (name: string) => `Cereți acces la ${name}. Unul dintre proprietarii contului vă va răspunde.`,
  other: 'Altă organizație',
};
