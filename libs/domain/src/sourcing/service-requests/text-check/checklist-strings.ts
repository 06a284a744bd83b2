interface Words {
  label: string;
  /** Why firms need it. */
  why: string;
  /** What may be added to the text, with places to fill in; '' where a field of the form says it. */
  sentence: string;
}

/** The topics of the checklists. */
export const checklistStrings = {
  result: {
    label: 'Ce se livrează',
    why: 'Firma trebuie să știe ce predă la sfârșit și în ce formă.',
    sentence: 'Se livrează: [lista lucrurilor de predat și forma lor].',
  },
  situation: {
    label: 'Ce aveți deja',
    why: 'De la situația de acum pornește prețul.',
    sentence: 'În prezent avem [documente, programe sau echipamente].',
  },
  quantity: {
    label: 'Cât sau câte',
    why: 'Fără o cantitate, ofertele nu se pot compara.',
    sentence: 'Cantitatea: [număr și unitate de măsură].',
  },
  place: { label: 'Unde', why: 'Firmele din zonă vă găsesc după județ și localitate.', sentence: '' },
  term: {
    label: 'Când trebuie să fie gata',
    why: 'Termenul de răspuns spune până când se depun ofertele, nu când se termină lucrarea.',
    sentence: 'Termenul de realizare este de [număr] zile de la semnare.',
  },
  budget: {
    label: 'Bugetul',
    why: 'O firmă care știe bugetul nu trimite o ofertă pe care nu o puteți plăti.',
    sentence: '',
  },
  receiver: {
    label: 'Cine primește și răspunde din partea dvs.',
    why: 'Firma trebuie să știe cu cine lucrează.',
    sentence: 'Din partea noastră răspunde de lucrare [numele și funcția].',
  },
  acceptance: {
    label: 'Cum se face recepția',
    why: 'După recepție se plătește; spuneți după ce se verifică.',
    sentence: 'Recepția se face prin proces-verbal, în [număr] zile de la predare, după verificarea [ce se verifică].',
  },
  payment: {
    label: 'Când se plătește',
    why: 'Termenul de plată se vede în preț.',
    sentence: 'Plata se face în [număr] zile de la recepție, pe baza facturii.',
  },
  offer: {
    label: 'Ce trebuie să cuprindă oferta',
    why: 'Ofertele care răspund la aceleași lucruri se compară mai ușor.',
    sentence: 'Oferta trebuie să cuprindă: prețul, durata, metoda de lucru și [ce mai cereți].',
  },
  asked: {
    label: 'Ce vreți să aflați',
    why: 'La o consultare, firmele răspund la întrebările dvs.',
    sentence: 'Vrem să aflăm: [întrebările dvs.].',
  },
  dataProtection: {
    label: 'Protecția datelor personale',
    why: 'Dacă firma vede date ale oamenilor, aveți nevoie de un acord de prelucrare.',
    sentence:
      'Firma prelucrează datele personale numai la cererea noastră, după un acord de prelucrare încheiat înainte de începerea lucrării.',
  },
  dataOwnership: {
    label: 'Ale cui sunt datele',
    why: 'Altfel puteți rămâne legați de un singur furnizor.',
    sentence: 'Datele rămân proprietatea instituției și se predau într-un format deschis.',
  },
  support: {
    label: 'Garanția și asistența',
    why: 'Costul de după predare intră în comparație.',
    sentence: 'Firma asigură garanție și asistență timp de [număr] luni de la recepție.',
  },
  training: {
    label: 'Instruirea',
    why: 'Spuneți câți oameni trebuie învățați să folosească ce se livrează.',
    sentence: 'Firma instruiește [număr] angajați.',
  },
  programme: {
    label: 'Programul și apelul',
    why: 'Fiecare program are reguli și firme cu experiență în el.',
    sentence: 'Finanțarea se cere prin programul [denumirea], apelul [denumirea].',
  },
  ownShare: {
    label: 'Contribuția proprie',
    why: 'Arată cât puteți susține din bugetul local.',
    sentence: 'Contribuția proprie este de [procent]%.',
  },
  callDeadline: {
    label: 'Când se închide apelul',
    why: 'De aici se calculează tot calendarul.',
    sentence: 'Apelul se închide la [data].',
  },
  indicators: {
    label: 'Indicatorii sau eligibilitatea',
    why: 'Firma trebuie să știe ce condiții îndepliniți deja.',
    sentence: 'Indicatorii urmăriți sunt [indicatorii]; condițiile de eligibilitate îndeplinite sunt [condițiile].',
  },
  procedure: {
    label: 'Achiziția vizată și valoarea ei',
    why: 'De ele depinde cât de mult este de lucru.',
    sentence: 'Achiziția vizată este [obiectul], cu o valoare estimată de [suma] lei fără TVA.',
  },
  conflict: {
    label: 'Confidențialitatea și conflictul de interese',
    why: 'Cine scrie documentația nu poate depune ofertă la ea.',
    sentence: 'Firma declară că nu este în conflict de interese și păstrează confidențialitatea.',
  },
  stage: {
    label: 'În ce stadiu sunteți',
    why: 'Firma trebuie să știe de unde preia lucrarea.',
    sentence: 'În acest moment stadiul este: [ce s-a făcut până acum].',
  },
  legalBasis: {
    label: 'Actele normative',
    why: 'Spuneți după ce act se lucrează, dacă îl știți.',
    sentence: 'Lucrarea se face după [legea sau hotărârea].',
  },
  attested: {
    label: 'Cine are dreptul să lucreze',
    why: 'Unele lucrări le fac numai specialiști atestați.',
    sentence: 'Lucrarea este făcută de [specialistul], cu atestatul sau autorizația [denumirea].',
  },
  permits: {
    label: 'Avizele și acordurile',
    why: 'Spuneți cine le obține și cine le plătește.',
    sentence: 'Avizele necesare sunt [lista]; le obține [cine] și le plătește [cine].',
  },
  area: {
    label: 'Suprafața sau amplasamentul',
    why: 'Fără ele nu se poate calcula prețul.',
    sentence: 'Amplasamentul are [suprafața] și numărul cadastral [numărul].',
  },
  period: {
    label: 'Perioada acoperită',
    why: 'O strategie se scrie pentru anumiți ani.',
    sentence: 'Perioada acoperită este [anii].',
  },
  consultation: {
    label: 'Consultarea locuitorilor',
    why: 'Întâlnirile și chestionarele cer timp și bani.',
    sentence: 'Firma organizează [număr] întâlniri cu locuitorii și un chestionar.',
  },
  adoption: {
    label: 'Aprobarea în consiliul local',
    why: 'Documentul trebuie să fie gata înaintea ședinței.',
    sentence: 'Documentul se supune aprobării consiliului local până la [data].',
  },
  taxpayers: {
    label: 'Câți contribuabili',
    why: 'De numărul lor depinde volumul de lucru.',
    sentence: 'Avem [număr] contribuabili, cu [număr] roluri.',
  },
  staff: {
    label: 'Câți oameni',
    why: 'De numărul de posturi depinde volumul de lucru.',
    sentence: 'Avem [număr] angajați, pe [număr] posturi.',
  },
  confidentiality: {
    label: 'Confidențialitatea',
    why: 'Firma vede documente care nu sunt publice.',
    sentence: 'Firma păstrează confidențialitatea documentelor pe care le primește.',
  },
  audience: {
    label: 'Cui vă adresați',
    why: 'Altfel se vorbește cu tinerii decât cu vârstnicii.',
    sentence: 'Ne adresăm: [publicul].',
  },
  channels: {
    label: 'Pe ce căi',
    why: 'Un afiș și un film costă diferit.',
    sentence: 'Materialele apar pe [căile: site, presă, rețele sociale].',
  },
  rights: {
    label: 'Drepturile asupra materialelor',
    why: 'Spuneți dacă le puteți folosi și după încheierea lucrării.',
    sentence: 'Primăria primește drepturile de autor asupra materialelor livrate.',
  },
} satisfies Record<string, Words>;
export type TopicKey = keyof typeof checklistStrings;
