import { communityArea } from '@psp/features/communities/ui/area';
import { createApi } from '@psp/remote/api';
import { articles } from '../articles/area.ts';

/** Configuration of the community pages for authorities. */
export const community = communityArea(createApi('uat'), articles);
