import { BRASOV_ALBA } from './communities-brasov.ts';
import { CLUJ_BISTRITA } from './communities-cluj.ts';
import { MOLDOVA_PRAHOVA } from './communities-moldova.ts';
import { SIBIU_COUNTY } from './communities-sibiu.ts';
import { SOUTH } from './communities-south.ts';
import { WEST } from './communities-west.ts';
import type { CommunitySource } from './community-source.ts';

/** Twenty-five showcases in fifteen counties. */
export const COMMUNITIES: readonly CommunitySource[] = [
  ...SIBIU_COUNTY,
  ...BRASOV_ALBA,
  ...CLUJ_BISTRITA,
  ...WEST,
  ...MOLDOVA_PRAHOVA,
  ...SOUTH,
];
