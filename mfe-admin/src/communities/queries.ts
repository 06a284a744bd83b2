import { adminCommunityQuery, type AdminCommunityView, KEPT_STATE } from '@psp/contracts/admin-communities';
import type { adminCommunityOperations } from '@psp/contracts/admin-community-operations';
import type { authorityOperations } from '@psp/contracts/organisations';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomy-names';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import { queueOf } from '../queue/queue.ts';
import { strings } from './strings.ts';

export const api = createApi<typeof adminCommunityOperations>('admin');
const identity = createApi<typeof authorityOperations>('identity');

const KEY = ['admin', 'communities'] as const;
const { filters } = strings;

/** All showcases, and one of them. */
export const communityQueue = queueOf({
  list: listFilters('/admin/communities', bySchema(adminCommunityQuery), {
    state: { label: filters.state, options: { all: filters.allStates, ...KEPT_STATE } },
    county: { label: filters.county, placeholder: filters.allCounties, options: COUNTIES },
    owner: { label: filters.owner, options: filters.owners },
    complete: { label: filters.complete, options: filters.completes },
    sort: { label: filters.sort, options: filters.sorts, isOrder: true },
  }),
  listQuery: (query) => listQuery(api, [...KEY, 'list', query], 'GET /communities', { query }),
  viewQuery: (id) => readQuery(api, [...KEY, 'one', id], 'GET /communities/:id', { id }),
});

/** Keys of what a change of a showcase changes. */
export const REFRESHED = [KEY, ['public']] as const;

export const previewQuery = ({ id, version }: AdminCommunityView) =>
  readQuery(api, [...KEY, 'preview', id, version], 'GET /communities/:id/preview', { id });

/** The showcase with its attractions, projects and pictures. */
export const showcaseQuery = (id: string) =>
  readQuery(api, [...KEY, 'showcase', id], 'GET /communities/:id/showcase', { id });

/** Creates the function that uploads a picture of a showcase; without id, of a new one that the association keeps. */
export const sendPictureOf = (id?: string) => (file: File, options: UploadOptions) =>
  id
    ? uploadFile(api, 'POST /communities/:id/pictures', file, options, { id })
    : uploadFile(api, 'POST /communities/pictures', file, options);

/** Members whose names contain `q`. */
export const takersQuery = (q: string) =>
  readQuery(api, [...KEY, 'takers', q], 'GET /communities/takers', { query: { q } });

/** Showcases that the association seems to keep for a member. */
export const keptForQuery = (organisation: string) =>
  readQuery(api, [...KEY, 'kept', organisation], 'GET /communities/kept', { query: { organisation } });

/** Key of the authorities of a county. */
export const authoritiesKey = (county: string) => ['identity', 'authority-options', county];

/** Authorities of the registry in a county whose names contain `q`, by their code. */
export const authorityOptions = (county: CountyCode) => (q: string) => ({
  queryKey: [...authoritiesKey(county), q],
  queryFn: async () => {
    const { items } = await identity.call('GET /authorities', { query: { county, q } });
    return { items: items.map(({ siruta, name }) => ({ id: String(siruta), name, county: COUNTIES[county] })) };
  },
});
