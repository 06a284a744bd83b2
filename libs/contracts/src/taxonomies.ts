import { z } from 'zod';
import { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from './taxonomy-names.ts';

export { COUNTIES, type CountyCode, DOMAINS, type DomainSlug, domainsOf, EXPERTISE } from './taxonomy-names.ts';

const countyCodes = Object.keys(COUNTIES) as [CountyCode, ...CountyCode[]];
export const countyCode = /* @__PURE__ */ z.enum(countyCodes);

const domainSlugs = Object.keys(DOMAINS) as [DomainSlug, ...DomainSlug[]];
export const domainSlug = /* @__PURE__ */ z.enum(domainSlugs, { error: 'Alegeți un domeniu.' });
