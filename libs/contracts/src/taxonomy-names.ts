/* Without zod, for pages that only show names. */

/** Counties by code, in the Romanian alphabet. */
export const COUNTIES = {
  AB: 'Alba',
  AR: 'Arad',
  AG: 'Argeș',
  BC: 'Bacău',
  BH: 'Bihor',
  BN: 'Bistrița-Năsăud',
  BT: 'Botoșani',
  BV: 'Brașov',
  BR: 'Brăila',
  B: 'București',
  BZ: 'Buzău',
  CS: 'Caraș-Severin',
  CL: 'Călărași',
  CJ: 'Cluj',
  CT: 'Constanța',
  CV: 'Covasna',
  DB: 'Dâmbovița',
  DJ: 'Dolj',
  GL: 'Galați',
  GR: 'Giurgiu',
  GJ: 'Gorj',
  HR: 'Harghita',
  HD: 'Hunedoara',
  IL: 'Ialomița',
  IS: 'Iași',
  IF: 'Ilfov',
  MM: 'Maramureș',
  MH: 'Mehedinți',
  MS: 'Mureș',
  NT: 'Neamț',
  OT: 'Olt',
  PH: 'Prahova',
  SM: 'Satu Mare',
  SJ: 'Sălaj',
  SB: 'Sibiu',
  SV: 'Suceava',
  TR: 'Teleorman',
  TM: 'Timiș',
  TL: 'Tulcea',
  VS: 'Vaslui',
  VL: 'Vâlcea',
  VN: 'Vrancea',
} as const;
export type CountyCode = keyof typeof COUNTIES;

/** Names of the nine domains with which the portal began, in their order: categories of requests, opportunities and partners. */
export const FIRST_DOMAINS = {
  'fonduri-europene': 'Fonduri Europene',
  'achizitii-publice': 'Achiziții Publice',
  'consultanta-juridica': 'Consultanță Juridică',
  'it-digitalizare': 'IT și Digitalizare',
  mediu: 'Mediu și Dezvoltare Durabilă',
  'strategii-locale': 'Strategii Locale',
  'taxare-fiscalitate': 'Taxare și Fiscalitate',
  'resurse-umane': 'Resurse Umane',
  'marketing-comunicare': 'Marketing și Comunicare',
} as const;
export type DomainSlug = keyof typeof FIRST_DOMAINS;
export type DomainNames = Readonly<Record<DomainSlug, string>>;

/** Id of the script element with the names and the order that the association has given; pages lack it while they are the first ones. */
export const DOMAINS_ID = 'domenii';

declare global {
  /** Content of that element, for the code of pages that the server renders. */
  var pspDomains: string | undefined;
}

/* The gateway writes the element. */
function namesInPage(): DomainNames {
  const json = globalThis.pspDomains ?? globalThis.document?.getElementById(DOMAINS_ID)?.textContent;
  return json ? JSON.parse(json) : FIRST_DOMAINS;
}

/**
 * Names of the domains, in the order of forms, as of the load of the page: for code of pages only. Services read them from the
 * database (`readDomainNames`), because a process outlives a change.
 */
export const DOMAINS: DomainNames = /* @__PURE__ */ namesInPage();

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

/** Distinct domains of these expertise labels. */
export const domainsOf = (expertise: readonly string[]): DomainSlug[] => [
  ...new Set(expertise.flatMap((slug) => EXPERTISE[slug]?.domains ?? [])),
];
