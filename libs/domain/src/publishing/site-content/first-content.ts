import type { SiteContent } from '@psp/contracts/site-content';

/** Initial content of the landing page: text and figures of the specification; no figure is computed. */
export const FIRST_CONTENT: SiteContent = {
  hero: {
    headline: 'Primăria are o nevoie. Partenerul potrivit o află astăzi.',
    lead: 'Rețeaua în care autoritățile locale și companiile verificate se găsesc, compară oferte și duc proiectele la capăt.',
  },
  figures: {
    authorities: { label: 'autorități membre', source: 'stated', value: '500+' },
    firms: { label: 'parteneri activi', source: 'stated', value: '200+' },
    completedProjects: { label: 'proiecte finalizate', source: 'stated', value: '1.000+' },
  },
  about: {
    title: 'Despre Asociația Servicii Publice',
    lead: 'Punem în legătură primăriile, consiliile județene și asociațiile de dezvoltare intercomunitară cu firme care le pot rezolva problemele.',
    mission:
      'Să dăm fiecărei autorități locale, oricât de mică, acces la parteneri verificați și la experiența celorlalte comunități.',
    vision: 'O administrație locală în care o soluție bună, găsită într-o comună, ajunge repede în toate celelalte.',
    objective: 'Pentru 2025: peste 1.000 de autorități și peste 500 de parteneri în rețea.',
    values: [
      { title: 'Încredere', text: 'Fiecare organizație este aprobată de asociație înainte de a intra în rețea.' },
      { title: 'Eficiență', text: 'O solicitare, scrisă o dată, ajunge la toate firmele potrivite.' },
      { title: 'Comunitate', text: 'Ce a reușit într-un loc este arătat și celorlalți.' },
    ],
  },
  audiences: {
    authorities: {
      name: 'Pentru autorități locale',
      title: 'Cereți o dată, primiți oferte comparabile',
      benefits: [
        'Solicitarea ajunge la toate firmele potrivite din domeniul ales',
        'Întrebările primesc un singur răspuns, văzut de toți',
        'Dosarul achiziției se tipărește dintr-un clic',
      ],
    },
    firms: {
      name: 'Pentru companii',
      title: 'Aflați primii ce le trebuie comunităților',
      benefits: [
        'Oportunități ordonate după potrivire, cu motivul afișat',
        'Profil verificat, recenzii numai din proiecte reale',
        'Un răspuns motivat la fiecare ofertă',
      ],
    },
  },
  steps: {
    title: 'Cum funcționează',
    items: [
      { title: 'Înregistrare', text: 'Înscrieți instituția sau firma. Asociația verifică datele și vă răspunde.' },
      { title: 'Explorare', text: 'Căutați parteneri, soluții și proiecte ale altor comunități.' },
      { title: 'Conectare', text: 'Trimiteți o solicitare, puneți întrebări, comparați ofertele primite.' },
      { title: 'Succes', text: 'Duceți proiectul la capăt și lăsați o recenzie care îi ajută pe ceilalți.' },
    ],
  },
  testimonials: {
    title: 'Ce spun membrii rețelei',
    items: [
      {
        quote:
          'Am primit cinci oferte comparabile într-o săptămână, pentru o lucrare la care altădată căutam furnizori cu lunile.',
        name: 'Maria Ionescu',
        role: 'Primar de comună',
      },
      {
        quote:
          'Aflăm de o nevoie în ziua în care apare și știm de ce am câștigat sau de ce nu. Este corect pentru toți.',
        name: 'Andrei Popescu',
        role: 'Director al unei firme de consultanță',
      },
      {
        quote: 'Am preluat un proiect care funcționa deja într-un oraș vecin. Am economisit timp și am evitat greșeli.',
        name: 'Elena Dumitrescu',
        role: 'Administrator public de municipiu',
      },
    ],
  },
  impact: {
    title: 'Rezultatele rețelei',
    satisfaction: { label: 'satisfacție', source: 'stated', value: '98%' },
    projectValue: { label: 'valoarea proiectelor', source: 'stated', value: '15M euro' },
    responseTime: { label: 'timp mediu de răspuns', source: 'stated', value: '72h' },
    onTime: { label: 'proiecte la termen', source: 'stated', value: '95%' },
  },
  contact: { email: '', phone: '', address: '', hours: 'luni–vineri, 09:00–18:00' },
};
