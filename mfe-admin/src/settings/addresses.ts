import type { DomainSlug } from '@psp/contracts/taxonomies';
import { DOMAINS } from '@psp/contracts/taxonomy-names';

const PATH = '/admin/settings';

/** Page of the changes of all settings. */
export const CHANGES_PATH = `${PATH}/versiuni`;

const SECTIONS = [
  'texte',
  'praguri',
  'pachete',
  'cont',
  'program',
  'motive',
  'categorii',
  'liste',
  'limite',
  'e-mail',
  'acorduri',
] as const;
/** The tab in the address; the texts by default. */
export type Section = (typeof SECTIONS)[number];
export const sectionNamed = (name: string | null): Section => SECTIONS.find((one) => one === name) ?? 'texte';

export const sectionAddress = (section: Section): string =>
  section === 'texte' ? PATH : `${PATH}?sectiune=${section}`;

/** Address of the texts of one mail. */
export const mailAddress = (template: string): string => `${PATH}?sectiune=e-mail&mesaj=${template}`;

const domains = Object.keys(DOMAINS) as DomainSlug[];
const FIRST: DomainSlug = 'fonduri-europene';
/** The domain in the address; the first one by default. */
export const domainIn = (search: URLSearchParams): DomainSlug =>
  domains.find((slug) => slug === search.get('domeniu')) ?? FIRST;

export const textsAddress = (domain: DomainSlug): string => (domain === FIRST ? PATH : `${PATH}?domeniu=${domain}`);
export const newTextAddress = (domain: DomainSlug): string => `${PATH}/texts/new?domeniu=${domain}`;
export const textAddress = (id: string): string => `${PATH}/texts/${id}`;
