import type { CommunityArea } from '@psp/features/communities/ui/area';
import { createApi } from '@psp/remote/api';
import { articles } from '../articles/area.ts';

/** The showcase of the authority. */
export const community: CommunityArea = { kind: 'uat', api: createApi('uat'), articles };
