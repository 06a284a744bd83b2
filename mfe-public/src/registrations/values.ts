import type { UploadedFile } from '@psp/contracts/files';
import {
  type AuthorityView,
  type Package,
  packageOf,
  UAT_TYPE_LABELS,
  type UatType,
} from '@psp/contracts/organisations';
import type { CuiAnswer } from '@psp/contracts/registrations';
import { domainsOf } from '@psp/contracts/taxonomies';

export interface CuiValues {
  cui: string;
  cuiConfirmed: boolean;
}

/** Form values of an institution, which is either chosen from the registry or entered by name and type. */
export interface UatValues extends CuiValues {
  countyCode: string;
  isListed: boolean;
  authority: AuthorityView | null;
  ownName: string;
  ownType: UatType | '';
  address: string;
  package: Package | '';
  description: string;
}

export interface FirmaValues extends CuiValues {
  name: string;
  registrationNumber: string;
  countyCode: string;
  locality: string;
  address: string;
  website: string;
  legalRepresentative: string;
  expertise: string[];
  /** Domains implied by the expertise that are deselected. */
  withoutDomains: string[];
  portfolio: string;
}

export interface PersonValues {
  contactName: string;
  position: string;
  email: string;
  phone: string;
}

interface WithFile {
  attachment: UploadedFile | null;
}

export type UatForm = UatValues & PersonValues & WithFile;
export type FirmaForm = FirmaValues & PersonValues & WithFile;
export type KnownOrganisation = NonNullable<CuiAnswer['organisation']>;
export type AccessForm = PersonValues & { organisation: KnownOrganisation | null; message: string };

export const NO_PERSON: PersonValues = { contactName: '', position: '', email: '', phone: '' };
const NO_CUI: CuiValues = { cui: '', cuiConfirmed: false };

export const NO_UAT: UatValues = {
  ...NO_CUI,
  countyCode: '',
  isListed: true,
  authority: null,
  ownName: '',
  ownType: '',
  address: '',
  package: '',
  description: '',
};
export const NO_FIRMA: FirmaValues = {
  ...NO_CUI,
  name: '',
  registrationNumber: '',
  countyCode: '',
  locality: '',
  address: '',
  website: '',
  legalRepresentative: '',
  expertise: [],
  withoutDomains: [],
  portfolio: '',
};
export const BLANK_UAT: UatForm = { ...NO_UAT, ...NO_PERSON, attachment: null };
export const BLANK_FIRMA: FirmaForm = { ...NO_FIRMA, ...NO_PERSON, attachment: null };
export const BLANK_ACCESS: AccessForm = { ...NO_PERSON, organisation: null, message: '' };

export const uatName = (values: UatValues): string =>
  values.isListed ? (values.authority?.name ?? '') : values.ownName;

export const uatTypeOf = (values: UatValues): UatType | '' =>
  values.isListed ? (values.authority?.type ?? '') : values.ownType;

export const uatTypeLabel = (type: UatType | ''): string => (type === '' ? '' : UAT_TYPE_LABELS[type]);

/** Change of values that selects the package for a type. */
export const proposedPackage = (type: UatType | ''): Pick<UatValues, 'package'> => ({
  package: type === '' ? '' : packageOf(type),
});

/** Body for `uatDetails`, not validated. */
export function uatBody(values: UatValues) {
  const { countyCode, address, cui, cuiConfirmed, description } = values;
  return {
    countyCode,
    siruta: values.isListed ? (values.authority?.siruta ?? null) : null,
    name: uatName(values),
    uatType: uatTypeOf(values),
    address,
    cui,
    cuiConfirmed,
    package: values.package,
    description,
  };
}

/** Domains in which the company receives requests. */
export const chosenDomains = ({ expertise, withoutDomains }: Pick<FirmaValues, 'expertise' | 'withoutDomains'>) =>
  domainsOf(expertise).filter((slug) => !withoutDomains.includes(slug));

/** Body for the chosen domains; omitted when all implied domains are chosen, which the previous release of the service assumes. */
export const domainsBody = (values: Pick<FirmaValues, 'expertise' | 'withoutDomains'>) => {
  const domains = chosenDomains(values);
  return domains.length < domainsOf(values.expertise).length ? { domains } : {};
};

/** Body for `firmaDetails`, not validated. */
export function firmaBody(values: FirmaValues) {
  const { name, cui, cuiConfirmed, registrationNumber, countyCode, locality, address } = values;
  const { website, legalRepresentative, expertise, portfolio } = values;
  return {
    ...{ name, cui, cuiConfirmed, registrationNumber, countyCode, locality, address },
    ...{ website, legalRepresentative, expertise, ...domainsBody(values), portfolio },
  };
}

export const personBody = ({ contactName, position, email, phone }: PersonValues) => ({
  contactName,
  position,
  email,
  phone,
});

/** Maps a path of the body in a server error to a field. */
export const fieldAt = (path: string): string => {
  const name = path.replace(/^organisation\./, '').split('.')[0] ?? '';
  return name === 'domains' ? 'withoutDomains' : name;
};

/** Maps a path of the body to a field of an institution, whose name and type may come from the registry. */
export function uatFieldAt(path: string, { isListed }: UatValues): string {
  const name = fieldAt(path);
  if (name === 'siruta') return 'authority';
  if (name === 'name') return isListed ? 'authority' : 'ownName';
  return name === 'uatType' ? 'ownType' : name;
}
