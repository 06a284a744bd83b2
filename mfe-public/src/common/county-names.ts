import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';

/** Codes and names of the counties in Romanian alphabetical order. */
export const countyNames = (Object.entries(COUNTIES) as [CountyCode, string][]).toSorted(([, one], [, other]) =>
  one.localeCompare(other, 'ro'),
);
