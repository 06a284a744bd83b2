import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';

/** The counties by the Romanian alphabet. */
export const countyNames = (Object.entries(COUNTIES) as [CountyCode, string][]).toSorted(([, one], [, other]) =>
  one.localeCompare(other, 'ro'),
);
