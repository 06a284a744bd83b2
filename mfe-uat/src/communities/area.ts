import type { CommunityArea } from '@psp/features/communities/ui/area';
import { articles } from '../articles/area.ts';
import { api } from '../common/api.ts';

/** The showcase of the authority. */
export const community: CommunityArea = { kind: 'uat', client: api, articles };
