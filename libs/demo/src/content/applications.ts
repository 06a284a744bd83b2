import type { UatType } from '@psp/contracts/organisations';
import type { CountyCode } from '@psp/contracts/taxonomies';

interface Common {
  name: string;
  county: CountyCode;
  locality: string;
  status: 'pending' | 'needs_info' | 'rejected' | 'suspended';
  /** Reason of the association's last decision. */
  reason: string | null;
  /** Days before now. */
  appliedAgo: number;
  contact: { email: string; name: string; position: string };
  /** Name of the attached document. */
  attachment: string | null;
}
export interface UatApplication extends Common {
  kind: 'uat';
  type: UatType;
  siruta: number;
  description: string;
}
export interface FirmaApplication extends Common {
  kind: 'firma';
  expertise: readonly string[];
  portfolio: string;
  /** Year of registration. */
  since: number;
  /** True when the control digit of its tax code is wrong, as in a few real ones. */
  hasOddCui?: boolean;
}
export type ApplicationSource = UatApplication | FirmaApplication;

/** The applicant with a demo account, who has to complete the application. */
export const CANDIDATE = 'candidat@demo.psp';
export const ODD_CUI_FIRM = 'Sinergia Proiecte';

/** Undecided applications, and decided ones that were not approved or were suspended later. */
export const APPLICATIONS: readonly ApplicationSource[] = [
  {
    kind: 'uat',
    name: 'Orașul Avrig',
    type: 'town',
    siruta: 144_054,
    county: 'SB',
    locality: 'Avrig',
    description: 'Oraș cu 12.000 de locuitori. Căutăm sprijin pentru fonduri europene și servicii electronice.',
    status: 'pending',
    reason: null,
    appliedAgo: 0.4,
    contact: { email: 'secretar@orasul-avrig.example', name: 'Simona Barbu', position: 'Secretar general' },
    attachment: 'Adresa de aderare.pdf',
  },
  {
    kind: 'uat',
    name: 'Comuna Rășinari',
    type: 'commune',
    siruta: 143_520,
    county: 'SB',
    locality: 'Rășinari',
    description: '',
    status: 'pending',
    reason: null,
    appliedAgo: 1.6,
    contact: { email: 'primar@comuna-rasinari.example', name: 'Ilie Stoica', position: 'Primar' },
    attachment: null,
  },
  {
    kind: 'uat',
    name: 'Municipiul Făgăraș',
    type: 'municipality',
    siruta: 40_278,
    county: 'BV',
    locality: 'Făgăraș',
    description: 'Serviciul de investiții dorește acces la portal.',
    status: 'pending',
    reason: null,
    appliedAgo: 3.2,
    contact: { email: 'investitii@fagaras.example', name: 'Dorin Manea', position: 'Șef serviciu investiții' },
    attachment: null,
  },
  {
    kind: 'firma',
    name: 'Hidro Expert Ardeal',
    county: 'CJ',
    locality: 'Dej',
    expertise: ['infiintare-servicii-publice', 'stabilire-taxe-locale'],
    portfolio: 'Studii de oportunitate și tarife pentru operatori de apă din opt comune.',
    since: 2016,
    status: 'pending',
    reason: null,
    appliedAgo: 0.8,
    contact: { email: 'office@hidro-expert.example', name: 'Raluca Preda', position: 'Director tehnic' },
    attachment: 'Prezentare Hidro Expert.pdf',
  },
  {
    kind: 'firma',
    name: ODD_CUI_FIRM,
    county: 'IS',
    locality: 'Iași',
    expertise: ['consultanta-fonduri-ue', 'strategii-locale'],
    portfolio: 'Strategii de dezvoltare pentru patru orașe din Moldova și 20 de cereri de finanțare.',
    since: 1994,
    status: 'pending',
    reason: null,
    appliedAgo: 2.3,
    contact: { email: 'contact@sinergia-proiecte.example', name: 'Bogdan Ursu', position: 'Administrator' },
    attachment: null,
    hasOddCui: true,
  },
  {
    kind: 'firma',
    name: 'Print Public Media',
    county: 'TM',
    locality: 'Timișoara',
    expertise: ['furnizor-servicii', 'altele'],
    portfolio: 'Campanii de informare și materiale tipărite pentru instituții publice.',
    since: 2025,
    status: 'pending',
    reason: null,
    appliedAgo: 4.7,
    contact: { email: 'salut@print-public.example', name: 'Alina Toma', position: 'Manager de proiect' },
    attachment: 'Portofoliu 2026.pdf',
  },
  {
    kind: 'firma',
    name: 'Verde Urban Proiect',
    county: 'MS',
    locality: 'Târgu Mureș',
    expertise: ['mediu'],
    portfolio: 'Registre de spații verzi.',
    since: 2021,
    status: 'needs_info',
    reason: 'Atașați o prezentare a firmei și descrieți cel puțin două lucrări făcute pentru autorități locale.',
    appliedAgo: 6.1,
    contact: { email: CANDIDATE, name: 'Teodora Lazăr', position: 'Administrator' },
    attachment: null,
  },
  {
    kind: 'firma',
    name: 'Total Servicii Rapide',
    county: 'B',
    locality: 'București',
    expertise: ['altele'],
    portfolio: 'Servicii diverse.',
    since: 2023,
    status: 'rejected',
    reason: 'Activitatea descrisă nu privește autoritățile locale.',
    appliedAgo: 21.5,
    contact: { email: 'contact@total-servicii.example', name: 'Cosmin Enache', position: 'Administrator' },
    attachment: null,
  },
  {
    kind: 'firma',
    name: 'Promptex Consult',
    county: 'DJ',
    locality: 'Craiova',
    expertise: ['achizitii-publice', 'juridic'],
    portfolio: 'Documentații de achiziție pentru comune din Dolj și Olt.',
    since: 2019,
    status: 'suspended',
    reason: 'Două primării au semnalat documente false; cercetăm sesizările.',
    appliedAgo: 140.3,
    contact: { email: 'contact@promptex.example', name: 'Nicoleta Grosu', position: 'Administrator' },
    attachment: null,
  },
];
