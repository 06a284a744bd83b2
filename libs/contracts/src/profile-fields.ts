import type { CompanySection } from './company-bodies.ts';
import type { CompanyList } from './company-names.ts';

/** Names of the sections and lists of a firm's profile. Without zod, since every page of the profile needs it. */
export const COMPANY_PARTS: Record<CompanySection | CompanyList, string> = {
  company: 'Despre firmă',
  contact: 'Sediu și contact',
  services: 'Servicii',
  coverage: 'Unde lucrați',
  certificates: 'Certificări',
  portfolio: 'Portofoliu',
  team: 'Echipă',
  discounts: 'Oferte speciale',
};

/** Labels of the fields of each, for its form and the firm's history. */
export const COMPANY_FIELDS = {
  company: {
    description: 'Descriere',
    industry: 'Industrie',
    foundedYear: 'Anul înființării',
    employees: 'Angajați',
    capacity: 'Proiecte în paralel',
  },
  contact: {
    countyCode: 'Județ',
    locality: 'Localitate',
    address: 'Adresă',
    phone: 'Telefon',
    email: 'E-mail',
    website: 'Pagină web',
  },
  services: { services: 'Servicii', specializations: 'Specializări' },
  coverage: { domains: 'Domenii', servedCounties: 'Județe în care lucrați' },
  team: { name: 'Nume', position: 'Funcție', experience: 'Experiență' },
  portfolio: {
    name: 'Lucrare',
    beneficiary: 'Beneficiar',
    budget: 'Valoare, fără TVA',
    year: 'Anul',
    description: 'Descriere',
  },
  discounts: { title: 'Ce oferiți', description: 'Condiții', validUntil: 'Valabilă până la' },
  certificates: {
    name: 'Certificat',
    issuer: 'Emitent',
    issuedOn: 'Emis la',
    validUntil: 'Valabil până la',
    files: 'Fișiere',
    showsFiles: 'Fișiere pe pagina publică',
  },
} as const satisfies Record<CompanySection | CompanyList, Record<string, string>>;

/** Labels of the contact fields of an authority. */
export const CONTACT_FIELDS = { address: 'Adresa', email: 'E-mail', phone: 'Telefon' } as const;

/** Labels of the fields of an application. */
export const APPLICATION_FIELDS = {
  siruta: 'Instituția',
  name: 'Denumirea',
  uatType: 'Tipul instituției',
  package: 'Pachetul',
  cui: 'CUI',
  registrationNumber: 'Număr în registrul comerțului',
  countyCode: 'Județul',
  locality: 'Localitatea',
  address: 'Adresa',
  website: 'Site web',
  legalRepresentative: 'Reprezentantul legal',
  expertise: 'Domenii de expertiză',
  domains: 'Domenii ale solicitărilor',
  portfolio: 'Portofoliu',
  description: 'Descrierea instituției',
} as const;
