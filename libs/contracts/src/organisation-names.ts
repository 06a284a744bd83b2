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

export const PACKAGES = ['bronze', 'silver'] as const;
export type Package = (typeof PACKAGES)[number];
export const PACKAGE_LABELS: Record<Package, { name: string; audience: string; price: string }> = {
  bronze: { name: 'Bronze', audience: 'Comune și orașe', price: 'Preț la cerere' },
  silver: { name: 'Silver', audience: 'Municipii, consilii județene, sectoare și ADI', price: 'Preț la cerere' },
};
/** Package of an authority type. */
export const packageOf = (type: UatType): Package => (type === 'commune' || type === 'town' ? 'bronze' : 'silver');
