import { z } from 'zod';
import { COUNTIES, type CountyCode, type DomainSlug, FIRST_DOMAINS } from './taxonomy-names.ts';

export {
  COUNTIES,
  type CountyCode,
  DOMAINS,
  type DomainNames,
  type DomainSlug,
  domainsOf,
  EXPERTISE,
  FIRST_DOMAINS,
} from './taxonomy-names.ts';

const countyCodes = Object.keys(COUNTIES) as [CountyCode, ...CountyCode[]];
export const countyCode = /* @__PURE__ */ z.enum(countyCodes);

const domainSlugs = Object.keys(FIRST_DOMAINS) as [DomainSlug, ...DomainSlug[]];
export const domainSlug = /* @__PURE__ */ z.enum(domainSlugs, { error: 'Alegeți un domeniu.' });
