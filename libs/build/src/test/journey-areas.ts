import { remoteProjects } from '../workspace.ts';

type Area = 'public' | 'uat' | 'firma' | 'admin';

/**
 * The journeys that `npm test -- --affected` runs for a change in one area alone, its remote and its BFF: those that go through
 * that area's own pages, by their files in shell/e2e without `.spec.ts`. Together an area's take at most a minute and a half on two
 * quiet cores; all others run when what areas share is changed, and in `npm test`.
 */
export const AREA_JOURNEYS: Record<Area, readonly string[]> = {
  public: ['blog', 'communities', 'marketplace', 'search'],
  uat: ['consultations', 'groups', 'member-marketplace', 'own-community', 'saved-filters'],
  firma: ['earlier-offer', 'opportunities', 'own-company', 'saved-filters'],
  admin: ['load-reports', 'settings', 'site-content'],
};

/** Journeys through several areas, or through what they share: frame, sessions, loading, faults. */
export const SHARED_JOURNEYS: readonly string[] = [];

const areaOf = (folder: string): Area | undefined => {
  const project = folder.replace('services/bff-', 'mfe-');
  const isArea = remoteProjects.some((name) => name === project);
  return isArea ? undefined : undefined;
};
