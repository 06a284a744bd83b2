import type { Package, UatType } from '@psp/contracts/organisation-names';
import { type CountyCode, domainsOf } from '@psp/contracts/taxonomies';
import type { Organisation } from '../../organisations/organisation.entity.ts';

/** What the association knows of an organisation that it invites. Empty texts are not known. */
export interface FoundingContent {
  kind: 'uat' | 'firma';
  name: string;
  cui: string;
  countyCode: CountyCode;
  locality: string;
  address: string;
  phone: string;
  /** Of authorities; null for firms. */
  uatType: UatType | null;
  package: Package | null;
  siruta: number | null;
  /** Of firms. */
  registrationNumber: string;
  legalRepresentative: string;
  website: string;
  expertise: string[];
}

/** The columns of the organisation that accepts, its expertise and its domains. */
export const foundedBy = (content: FoundingContent, email: string) => {
  const { registrationNumber, website, phone, expertise, ...columns } = content;
  const more = {
    registrationNumber: registrationNumber || null,
    website: website || null,
    phone: phone || null,
    email,
  };
  const organisation: Partial<Organisation> = { ...columns, ...more };
  return { organisation, expertise, domains: domainsOf(expertise) };
};
