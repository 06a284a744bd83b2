import type { Kind } from './common.ts';

/** Names of the areas, each released alone. */
export const AREA_NAMES: Record<'public' | Kind, string> = {
  public: 'Zona publică',
  uat: 'Zona autorităților',
  firma: 'Zona partenerilor',
  admin: 'Zona asociației',
};
