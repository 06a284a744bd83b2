import type { TrainingContent } from '@psp/contracts/training';

/** A course of the demonstration; `proposed` by a firm, which is then its provider. */
export type CourseText = Omit<
  TrainingContent,
  'sittings' | 'closesAt' | 'provider' | 'onlineUrl' | 'completionShare'
> & {
  provider: string | null;
  /** Days from now to each sitting, and the hours of all of them. */
  inDays: readonly number[];
  from: string;
  to: string;
  /** Reviews of the run before, by those who completed it. */
  reviews: readonly { rating: number; body: string }[];
};

/** The sample courses of the specification, with their prices in lei and the members' discounts. */
export const COURSES: readonly CourseText[] = [
  {
    ...{ category: 'procurement', title: 'Achiziții publice: pași și greșeli frecvente', provider: 'Juris Public' },
    description:
      'Drumul unei achiziții într-o primărie mică, pe documente adevărate. La fiecare pas: ce se greșește des și cum arată bine.',
    ...{ format: 'online', level: 'beginner', hours: 8, price: 1200, discount: 15, seats: 30 },
    ...{ place: 'Online', countyCode: null, inDays: [15, 17], from: '14:00', to: '18:00' },
    curriculum: [
      'Referatul de necesitate și valoarea estimată',
      'Cumpărarea directă și consultarea pieței',
      'Evaluarea ofertelor, fără capcane',
      'Contractul, recepția și plata',
      'Dosarul la control: ce se cere',
    ],
    instructorName: 'Corina Pop',
    instructorAbout: 'juristă, 14 ani în achiziții publice, fostă expertă la un consiliu județean',
    hasCertificate: true,
    reviews: [
      {
        rating: 5,
        body: 'Am plecat cu un dosar model pe care îl folosim deja. Întrebările noastre au primit răspuns pe loc.',
      },
      { rating: 5, body: 'Pe înțelesul unui birou cu doi oameni.' },
      { rating: 4, body: 'Foarte bun; a doua zi aș fi vrut mai mult timp pentru evaluarea ofertelor.' },
    ],
  },
  {
    ...{ category: 'funds', title: 'Fonduri europene, de la idee la decont', provider: 'Fondeuro Consult' },
    description:
      'Trei zile de lucru pe un proiect al dvs.: alegem apelul, scriem cererea și pregătim decontul, cu exemple din finanțări încheiate.',
    ...{ format: 'onsite', level: 'intermediate', hours: 24, price: 2500, discount: 20, seats: 20 },
    ...{ place: 'Cluj-Napoca, sala asociației', countyCode: 'CJ', inDays: [21, 22, 23], from: '09:00', to: '17:00' },
    curriculum: [
      'Cum alegem apelul potrivit',
      'Cererea de finanțare și bugetul',
      'Achizițiile din proiect',
      'Raportarea și decontul',
    ],
    instructorName: 'Radu Oprea',
    instructorAbout: 'a condus douăzeci de proiecte ale unor primării, de la apă și canalizare la școli',
    hasCertificate: true,
    reviews: [
      { rating: 5, body: 'Am lucrat chiar pe cererea noastră de finanțare.' },
      { rating: 4, body: 'Util și la obiect. Exemplele de decont merită singure drumul.' },
    ],
  },
  {
    ...{ category: 'digital', title: 'Servicii digitale pe care cetățenii le folosesc', provider: null },
    description:
      'De la formularul pe hârtie la serviciul făcut de pe telefon: ce simplificăm întâi, cum încercăm cu oameni și cum măsurăm.',
    ...{ format: 'mixed', level: 'advanced', hours: 12, price: 1800, discount: 20, seats: 15 },
    ...{ place: 'Sibiu și online', countyCode: 'SB', inDays: [57, 58], from: '09:30', to: '15:30' },
    curriculum: [
      'Drumul cetățeanului, pas cu pas',
      'Formulare scurte și clare',
      'Plata și semnătura la distanță',
      'Ce măsurăm după lansare',
    ],
    instructorName: 'Ioana Marin',
    instructorAbout: 'a condus trecerea la servicii digitale în trei municipii',
    hasCertificate: true,
    reviews: [],
  },
];
