import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Parteneri pentru administrația locală',
  description:
    'Rețeaua în care autoritățile locale și companiile verificate se găsesc, compară oferte și duc proiectele la capăt.',
  association: 'Asociația Servicii Publice',
  preview: 'Previzualizare: aveți în față un text care nu este publicat. Numai cine are această adresă îl vede.',
  joinAsAuthority: 'Devino Membru PSP',
  joinAsFirm: 'Devino Partener',
  toDashboard: 'Mergi la dashboard',
  toAccount: 'Mergi la contul meu',
  figures: 'Rețeaua în cifre',
  sources: { stated: 'declarat de asociație', computed: 'calculat' },
  allFrom: { stated: 'Cifre declarate de asociație.', computed: 'Cifre calculate din datele portalului.' },
  none: '–',
  millions: (amount: string) => `${amount} mil. lei`,
  map: (communities: number, counties: number) =>
    counties === 0
      ? 'Harta județelor României'
      : `Harta județelor României: ${plural(communities, { one: 'comunitate prezentă', few: 'comunități prezente', other: 'comunități prezente' })} în portal, din ${plural(counties, { one: 'județ', few: 'județe', other: 'județe' })}`,
  mapKey: 'Județele cu comunități prezentate în portal, cu atât mai închise cu cât sunt mai multe.',
  mapCredit: 'Hartă:',
  news: 'Cele mai noi',
  reviewed: (partner: string) => `${partner}, evaluat cu`,
  outOfFive: (rating: number) => `${rating}\u00a0din\u00a05`,
  by: (author: string) => `de ${author}`,
  mission: 'Misiune',
  vision: 'Viziune',
  objective: 'Obiectivul nostru',
  values: 'Valorile noastre',
  functionalities: 'Ce puteți face aici',
  forMembers: 'pentru membrii autentificați',
  projects: (count: number) =>
    plural(count, { one: 'proiect publicat', few: 'proiecte publicate', other: 'proiecte publicate' }),
  tiles: {
    marketplace: ['Marketplace', 'Soluții publicate de parteneri, cu preț orientativ'],
    showcase: ['Vitrina comunităților', 'Proiecte și locuri din toată țara'],
    library: ['Resurse și legislație', 'Ghiduri, modele și acte, o parte deschise tuturor'],
    exchange: ['Schimb de proiecte', 'Ce au făcut alte primării, cu costuri, pași și documente'],
    forum: ['Forum de discuții', 'Întrebări și răspunsuri între membri, pe categorii'],
    matching: ['Potrivire inteligentă', 'De ce vi se recomandă fiecare solicitare'],
    reporting: ['Analiză și raportare', 'Cifrele colaborărilor dvs., la zi'],
    security: ['Securitate avansată', 'Doi factori, jurnal, datele rămân ale dvs.'],
  },
  communities: 'Comunități din rețea',
  allCommunities: 'Vezi Toate Comunitățile',
  noCommunities: 'Primele comunități își pregătesc prezentarea.',
  partners: 'Parteneri apreciați',
  allPartners: 'Toți partenerii',
  noPartners: 'Primii parteneri sunt în curs de verificare.',
  defaultService: 'Servicii IT',
};
