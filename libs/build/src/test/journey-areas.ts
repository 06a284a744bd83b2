export type Area = 'public' | 'uat' | 'firma' | 'admin';

/**
 * The journeys that `npm test -- --affected` runs for a change in one area alone, that is in its remote or its BFF: those through
 * the area's own pages, by their files in shell/e2e without `.spec.ts`. An area's are few, so that they end within a minute and a half
 * on two quiet cores; a journey that two areas share may be with both. All others, through several areas or what they have in common, run
 * when that is changed, and in the whole of `npm test`.
 */
export const AREA_JOURNEYS: Readonly<Record<Area, readonly string[]>> = {
  public: ['blog', 'communities', 'marketplace', 'search'],
  uat: ['consultations', 'groups', 'member-marketplace', 'own-community', 'requests-alike', 'saved-filters'],
  firma: ['earlier-offer', 'opportunities', 'own-company', 'own-solutions'],
  admin: ['load-reports', 'settings', 'site-content'],
};

/** The area whose remote or BFF a workspace is; undefined for what all areas share. */
export function areaOf(folder: string): Area | undefined {
  const [, name] = /^(?:mfe-|services\/bff-)(public|uat|firma|admin)$/.exec(folder) ?? [];
  return name === 'public' || name === 'uat' || name === 'firma' || name === 'admin' ? name : undefined;
}

export const journeyFile = (name: string): string => `shell/e2e/${name}.spec.ts`;

/** Whether a file of journeys is one of an area. */
export const isOfArea = (file: string): boolean => Object.values(AREA_JOURNEYS).flat().map(journeyFile).includes(file);
