import type { Kind } from './common.ts';

/** Names of the areas, which are released separately. */
export const AREA_NAMES: Record<'public' | Kind, string> = {
  public: 'Zona publică',
  uat: 'Zona autorităților',
  firma: 'Zona partenerilor',
  admin: 'Zona asociației',
};
