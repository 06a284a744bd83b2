import { z } from 'zod';
import { isoDate } from './common.ts';
import { EMPLOYEE_RANGES, type EmployeeRange } from './company-names.ts';
import { uatType } from './organisations.ts';
import { AUTHORITY_COMPARED, FIRM_COMPARED, SIMILAR_LEVELS } from './similar-organisations.ts';

const figure = z.object({
  own: z.number().nullable(),
  /** Median of the others; null when fewer than SIMILAR_MIN have a value. */
  median: z.number().nullable(),
  /** Number of others with a value. */
  others: z.int(),
  level: z.enum(SIMILAR_LEVELS),
});

/** Figures of the last twelve months until a day, compared with similar authorities; null before the first computation. */
export const authorityComparison = z
  .object({
    day: isoDate,
    uatType: uatType.nullable(),
    band: z.int().nullable(),
    figures: z.record(z.enum(AUTHORITY_COMPARED), figure),
  })
  .nullable();
export type AuthorityComparison = NonNullable<z.infer<typeof authorityComparison>>;

const ranges = Object.keys(EMPLOYEE_RANGES) as [EmployeeRange, ...EmployeeRange[]];
/** The same of a firm. */
export const firmComparison = z
  .object({
    day: isoDate,
    employees: z.enum(ranges).nullable(),
    figures: z.record(z.enum(FIRM_COMPARED), figure),
  })
  .nullable();
export type FirmComparison = NonNullable<z.infer<typeof firmComparison>>;
