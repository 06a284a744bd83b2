import { z } from 'zod';
import { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from './taxonomy-names.ts';

export { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from './taxonomy-names.ts';

const countyCodes = Object.keys(COUNTIES) as [CountyCode, ...CountyCode[]];
export const countyCode = /* @__PURE__ */ z.enum(countyCodes);

const domainSlugs = Object.keys(DOMAINS) as [DomainSlug, ...DomainSlug[]];
export const domainSlug = /* @__PURE__ */ z.enum(domainSlugs, { error: 'Alegeți un domeniu.' });

/** Expertise labels at sign-up, with their canonical domains. */
export const EXPERTISE: Record<string, { name: string; domains: DomainSlug[] }> = {
  'consultanta-fonduri-ue': { name: 'Consultanță fonduri UE', domains: ['fonduri-europene'] },
  'achizitii-publice': { name: 'Achiziții publice', domains: ['achizitii-publice'] },
  juridic: { name: 'Juridic', domains: ['consultanta-juridica'] },
  'it-digitalizare': { name: 'IT/Digitalizare', domains: ['it-digitalizare'] },
  mediu: { name: 'Mediu', domains: ['mediu'] },
  'infiintare-servicii-publice': {
    name: 'Înființare servicii publice locale',
    domains: ['strategii-locale', 'consultanta-juridica'],
  },
  'stabilire-taxe-locale': { name: 'Stabilire taxe locale (apă, salubrizare)', domains: ['taxare-fiscalitate'] },
  'furnizor-produse': { name: 'Furnizor de produse', domains: ['achizitii-publice'] },
  'furnizor-servicii': {
    name: 'Furnizor de servicii',
    domains: ['achizitii-publice', 'resurse-umane', 'marketing-comunicare'],
  },
  'strategii-locale': { name: 'Strategii locale', domains: ['strategii-locale'] },
  altele: { name: 'Altele', domains: ['marketing-comunicare', 'resurse-umane'] },
};
