import type { publicCommunityOperations } from '@psp/contracts/communities';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirectMoved } from '../common/moved.ts';

const communities = createApi<typeof publicCommunityOperations>('public');

export const communityQuery = (id: string) =>
  readQuery(communities, ['public', 'community', id], 'GET /communities/:id', { id });

const load = recordLoader(communityQuery);
export async function loadCommunity(args: LoaderFunctionArgs): Promise<null> {
  await load(args);
  redirectMoved(args, communityQuery(args.params['id'] ?? '').queryKey, '/comunitati');
  return null;
}
