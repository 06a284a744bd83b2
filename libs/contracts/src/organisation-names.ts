/* Without zod, for pages that only show names. */

export const UAT_TYPES = ['commune', 'town', 'municipality', 'county_council', 'sector', 'adi'] as const;
export type UatType = (typeof UAT_TYPES)[number];
export const UAT_TYPE_LABELS: Record<UatType, string> = {
  commune: 'Comună',
  town: 'Oraș',
  municipality: 'Municipiu',
  county_council: 'Consiliu județean',
  sector: 'Sector al Municipiului București',
  adi: 'Asociație de dezvoltare intercomunitară (ADI)',
};
