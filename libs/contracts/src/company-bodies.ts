import { z } from 'zod';
import { id, isoDate, orEmpty, slugText, version } from './common.ts';
import {
  CERTIFICATE_FILES_MAX,
  COMPANY_LIST_MAX,
  COMPANY_TEXT_LENGTH,
  COMPANY_TEXTS_MAX,
  type CompanyList,
  EMPLOYEE_RANGES,
  type EmployeeRange,
} from './company-names.ts';
import { priceInLei } from './prices.ts';
import { emailAddress } from './email.ts';
import { phone } from './registrations.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { website } from './website.ts';
import { whenValid } from './when-valid.ts';

const line = (max: number) => z.string().trim().max(max, `Cel mult ${max} de caractere.`).default('');
const name = (missing: string) => z.string().trim().min(1, missing).max(200, 'Cel mult 200 de caractere.');
const text = z.string().trim().max(5000, 'Cel mult 5.000 de caractere.').default('');

const EMAIL = 'Scrieți o adresă de e-mail, de exemplu contact@firma.ro.';

const OLDEST = 1850;
const OLDEST_WORK = 1990;
const YEAR = 'Scrieți anul cu patru cifre, de exemplu 2012.';
const year = (from: number) =>
  z
    .int(YEAR)
    .min(from, `Anul este cel puțin ${from}.`)
    .refine((given) => given <= new Date().getFullYear(), 'Anul este în viitor.');

/* Drops blank entries; the number of entries is limited by the size of the body. */
const texts = z
  .array(z.string().trim().max(COMPANY_TEXT_LENGTH, `Cel mult ${COMPANY_TEXT_LENGTH} de caractere.`))
  .transform((given) => given.filter(Boolean))
  .refine((given) => given.length <= COMPANY_TEXTS_MAX, `Cel mult ${COMPANY_TEXTS_MAX}.`)
  .refine((given) => new Set(given).size === given.length, 'Același text apare de două ori.')
  .default([]);

const ranges = Object.keys(EMPLOYEE_RANGES) as [EmployeeRange, ...EmployeeRange[]];
export const employeeRange = z.enum(ranges);

/** Forms of the sections of a firm's profile. */
export const COMPANY_SECTIONS = {
  company: z.strictObject({
    description: text,
    industry: orEmpty(slugText('Alegeți industria.')),
    foundedYear: year(OLDEST).nullable().default(null),
    employees: orEmpty(employeeRange),
    /** Number of projects that the firm can work on at the same time. */
    capacity: z
      .int('Scrieți un număr întreg.')
      .min(1, 'Scrieți un număr de la 1 la 500.')
      .max(500, 'Scrieți un număr de la 1 la 500.')
      .nullable()
      .default(null),
  }),
  contact: z.strictObject({
    countyCode: orEmpty(countyCode),
    locality: line(120),
    address: line(300),
    phone: orEmpty(phone),
    email: orEmpty(emailAddress(EMAIL, EMAIL)),
    website: orEmpty(website),
  }),
  services: z.strictObject({ services: texts, specializations: texts }),
  coverage: z.strictObject({
    domains: z
      .array(domainSlug)
      .min(1, 'Alegeți cel puțin un domeniu.')
      .transform((chosen) => [...new Set(chosen)]),
    servedCounties: z.array(countyCode).transform((chosen) => [...new Set(chosen)]),
  }),
} as const;
export type CompanySection = keyof typeof COMPANY_SECTIONS;
export type CompanySectionContent<Name extends CompanySection> = z.infer<(typeof COMPANY_SECTIONS)[Name]>;

/** Content of an item of each list. */
export const COMPANY_ITEMS = {
  team: z.strictObject({ name: name('Scrieți numele.'), position: line(120), experience: line(300) }),
  portfolio: z.strictObject({
    name: name('Scrieți ce ați realizat.'),
    beneficiary: line(200),
    /** In lei, without VAT. */
    budget: priceInLei.nullable().default(null),
    year: year(OLDEST_WORK),
    description: line(2000),
  }),
  discounts: z.strictObject({
    title: name('Scrieți ce oferiți.'),
    description: line(1000),
    /** Last day; null for no end. */
    validUntil: isoDate.nullable().default(null),
  }),
  certificates: z
    .strictObject({
      name: name('Scrieți numele certificatului.'),
      issuer: line(200),
      issuedOn: isoDate.nullable().default(null),
      validUntil: isoDate.nullable().default(null),
      /** If absent, as from pages of the previous release, the files are unchanged. */
      files: z.array(id).max(CERTIFICATE_FILES_MAX, `Cel mult ${CERTIFICATE_FILES_MAX} fișiere.`).optional(),
      /** Whether visitors may read them. */
      showsFiles: z.boolean().optional(),
    })
    .refine(({ issuedOn, validUntil }) => !issuedOn || !validUntil || validUntil >= issuedOn, {
      ...whenValid('issuedOn', 'validUntil'),
      path: ['validUntil'],
      message: 'Data expirării este înaintea emiterii.',
    }),
} as const satisfies Record<CompanyList, z.ZodType>;
export type CompanyItemContent<List extends CompanyList> = z.infer<(typeof COMPANY_ITEMS)[List]>;

/** A new order: every id once. */
export const companyOrder = z.strictObject({ order: z.array(id).max(COMPANY_LIST_MAX) });
/** Content to save, with the version that was read. */
export const savedOver = <Content extends z.ZodType>(content: Content) => z.strictObject({ version, content });
