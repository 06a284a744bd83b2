/** An issue of the magazine; the lines of each page of its PDF. */
export interface MagazineText {
  /** Days since it appeared; negative for the one that is being prepared. */
  daysAgo: number;
  title: string;
  summary: string;
  pages: readonly (readonly string[])[];
}

/** The issues, oldest first. */
export const MAGAZINE: readonly MagazineText[] = [
  {
    daysAgo: 135,
    title: 'Achiziția directă, pas cu pas',
    summary: 'În acest număr: de la referat la ordinul de plată, cu documentele pe care le cere controlul.',
    pages: [
      ['Revista PSP', 'Achiziția directă, pas cu pas'],
      ['Cuprins', 'De la referat la ordinul de plată', 'Ce întreabă controlul', 'Trei primării povestesc'],
      [
        'De la referat la ordinul de plată',
        'Un dosar complet începe cu nevoia, nu cu oferta.',
        'Scrieți întâi ce lipsește și cui îi lipsește.',
      ],
      ['Ce întreabă controlul', 'De ce acest preț?', 'Cu ce ați comparat?', 'Cine a primit lucrarea?'],
    ],
  },
  {
    daysAgo: 45,
    title: 'Registrul agricol, fără hârtie',
    summary: 'În acest număr: ce s-a schimbat pentru comune, cum se face trecerea și cât durează.',
    pages: [
      ['Revista PSP', 'Registrul agricol, fără hârtie'],
      ['Cuprins', 'Ce s-a schimbat pentru comune', 'Trecerea în șase săptămâni', 'Partenerii răspund'],
      [
        'Ce s-a schimbat pentru comune',
        'Fișele se țin în format electronic, cu semnătura primarului.',
        'Cetățeanul primește adeverința fără să mai vină la ghișeu.',
      ],
      ['Trecerea în șase săptămâni', 'Inventarul fișelor', 'Verificarea pe teren', 'Instruirea colegilor'],
      ['Partenerii răspund', 'Cum se păstrează istoricul?', 'Cine răspunde de copii?'],
    ],
  },
  {
    daysAgo: -20,
    title: 'Bugetul comunei, pe înțelesul tuturor',
    summary: 'În acest număr: cum se citește un buget local și cum îl arată o primărie pe site.',
    pages: [['Revista PSP', 'Bugetul comunei, pe înțelesul tuturor']],
  },
];
