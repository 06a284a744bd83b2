import type { Kind } from '@psp/contracts/common';
import type { UatType } from '@psp/contracts/organisations';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import type { Random } from './random.ts';

/** What an organisation says of itself once it is let in. */
export interface Profile {
  description?: string;
  email?: string;
  phone?: string;
  employees?: string;
  experience_years?: number;
  services?: string[];
}

/** An organisation of the demonstration with the account that acts for it. */
export interface Party {
  /** Empty until it has signed up, as is its account's. */
  id: string;
  accountId: string;
  kind: Kind;
  name: string;
  /** Who acts for it. */
  person: string;
  /** Of that person. */
  email: string;
  position: string;
  county: CountyCode;
  locality: string;
  address: string;
  uatType: UatType | null;
  domains: readonly DomainSlug[];
  profile: Profile;
  joinedAt: Date;
  /** When its application was approved; null for one that was not. */
  decidedAt: Date | null;
  /** Whether somebody signs in as it. */
  isDemo: boolean;
}

/** State shared by the functions that plan what happens. */
export interface World {
  now: Date;
  random: Random;
  /** See `Founding`. */
  detail: Random;
  uats: readonly Party[];
  firms: readonly Party[];
  admin: Party;
}
