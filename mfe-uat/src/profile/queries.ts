import type { OrganisationContact, OrganisationProfile } from '@psp/contracts/organisation-profile';
import { readQuery } from '@psp/remote/reads';
import type { ProfileArea } from '@psp/features/organisations/ui/area';
import { api } from '../common/api.ts';

export const profileQuery = readQuery<OrganisationProfile>(api, ['uat', 'profile'], '/profile');

export const profile = {
  save: (version: number, contact: OrganisationContact) => api.put('/profile', { version, ...contact }),
};

export const area: ProfileArea = { kind: 'uat', client: api, query: profileQuery };
