import type { DomainSlug } from '@psp/contracts/taxonomies';

type Certificate = readonly [name: string, issuer: string];

/** Certificates common to all firms, and those of each domain. */
export const COMMON_CERTIFICATES: readonly Certificate[] = [
  ['ISO 9001:2015, managementul calității', 'SRAC'],
  ['ISO 45001:2018, sănătate și securitate în muncă', 'TÜV Austria'],
  ['ISO 37001:2016, anticorupție', 'AEROQ'],
];
export const CERTIFICATES: Record<DomainSlug, readonly Certificate[]> = {
  'it-digitalizare': [
    ['ISO/IEC 27001:2022, securitatea informației', 'Bureau Veritas'],
    ['ISO/IEC 20000-1:2018, servicii IT', 'SRAC'],
  ],
  'fonduri-europene': [['Manager de proiect, cod COR 242101', 'Autoritatea Națională pentru Calificări']],
  'achizitii-publice': [['Expert achiziții publice, cod COR 214946', 'Autoritatea Națională pentru Calificări']],
  'consultanta-juridica': [
    ['Responsabil cu protecția datelor, cod COR 242231', 'Autoritatea Națională pentru Calificări'],
  ],
  mediu: [
    ['ISO 14001:2015, managementul mediului', 'SRAC'],
    ['Auditor energetic pentru clădiri, gradul I', 'Ministerul Dezvoltării'],
  ],
  'strategii-locale': [['Membru al Registrului Urbaniștilor', 'Registrul Urbaniștilor din România']],
  'taxare-fiscalitate': [['Expert contabil', 'CECCAR']],
  'resurse-umane': [['Furnizor de formare profesională autorizat', 'Comisia județeană de autorizare']],
  'marketing-comunicare': [['Operator de drone, categoria specifică', 'Autoritatea Aeronautică Civilă Română']],
};

export const MEMBER_POSITIONS: Record<DomainSlug, readonly string[]> = {
  'it-digitalizare': ['Arhitect de soluții', 'Analist', 'Programator', 'Specialist instruire'],
  'fonduri-europene': ['Manager de proiect', 'Consultant finanțări', 'Analist financiar'],
  'achizitii-publice': ['Expert achiziții', 'Jurist', 'Specialist evaluare'],
  'consultanta-juridica': ['Avocat coordonator', 'Avocat', 'Consilier juridic'],
  mediu: ['Inginer de mediu', 'Auditor energetic', 'Topograf'],
  'strategii-locale': ['Urbanist', 'Sociolog', 'Economist'],
  'taxare-fiscalitate': ['Expert contabil', 'Auditor intern', 'Consultant fiscal'],
  'resurse-umane': ['Specialist resurse umane', 'Formator', 'Psiholog'],
  'marketing-comunicare': ['Director creativ', 'Redactor', 'Grafician'],
};

/** Descriptions of works in portfolios. */
export const WORK_NOTES = [
  'Predat la termen, cu instruirea personalului și un an de asistență.',
  'Realizat în trei etape, cu recepție după fiecare.',
  'Folosit și astăzi de compartimentul pentru care a fost făcut.',
  'Lucrare finanțată din bugetul local, recepționată fără obiecțiuni.',
  'Realizat împreună cu echipa primăriei, care l-a preluat în întreținere.',
] as const;

/** Discounts: title and conditions. */
export const DISCOUNTS: readonly (readonly [title: string, description: string])[] = [
  ['10% pentru membrii PSP', 'La primul contract încheiat prin portal, pentru orice serviciu.'],
  ['Analiză inițială gratuită', 'O zi la sediul dvs. și un raport scurt, fără obligația de a continua.'],
  ['15% pentru comune asociate', 'Când cel puțin trei comune cer împreună același serviciu.'],
  ['Trei luni de asistență incluse', 'Pentru contractele semnate până la sfârșitul perioadei.'],
];
