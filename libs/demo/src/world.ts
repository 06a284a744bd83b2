import type { Kind } from '@psp/contracts/common';
import type { UatType } from '@psp/contracts/organisations';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import type { Random } from './random.ts';

/** The profile of an approved organisation. */
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
  /** Id of the organisation; empty until it has signed up, like `accountId`. */
  id: string;
  accountId: string;
  kind: Kind;
  name: string;
  /** Name of its owner. */
  person: string;
  /** E-mail of the owner. */
  email: string;
  position: string;
  county: CountyCode;
  locality: string;
  address: string;
  uatType: UatType | null;
  domains: readonly DomainSlug[];
  profile: Profile;
  joinedAt: Date;
  /** Time at which its application was approved; null when it was not. */
  decidedAt: Date | null;
  /** True when it has a demo account. */
  isDemo: boolean;
}

/** State shared by the functions that plan steps. */
export interface World {
  now: Date;
  random: Random;
  /** See `Founding`. */
  detail: Random;
  uats: readonly Party[];
  firms: readonly Party[];
  admin: Party;
}
