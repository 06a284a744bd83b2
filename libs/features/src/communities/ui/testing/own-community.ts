import type { OwnCommunityView } from '@psp/contracts/own-community';

const picture = { id: '0192d6f3-8d02-7000-9966-9eb831be2d06', width: 960, height: 640, widths: [480, 960] };

/** Creates a draft showcase as its editors see it. */
export const ownCommunity = (deciding: Partial<OwnCommunityView> = {}): OwnCommunityView => ({
  id: 'c-1',
  version: 1,
  status: 'draft',
  withdrawnReason: null,
  profile: {
    ...{ version: 1, name: 'Sibiu', description: 'Oraș al breslelor.', objectives: '' },
    ...{ featuredImageId: null, featuredImageAlt: '', featuredImage: null },
  },
  contact: { version: 1, address: 'Str. Brukenthal 2', phone: '+40269208800', email: null, website: null },
  location: { version: 1, countyCode: 'SB', population: 134_300, areaKm2: 121 },
  statistics: { version: 1, projectsCompleted: 4, budgetAllocated: '12 milioane de lei', citizensServed: 0 },
  attractions: [
    {
      id: 'a-1',
      version: 1,
      name: 'Turnul Sfatului',
      description: '',
      type: 'istoric',
      typeName: 'Istoric',
      pictures: [],
    },
  ],
  projects: [],
  gallery: { version: 1, pictures: [{ ...picture, alt: '' }] },
  actions: ['edit', 'publish'],
  updatedAt: '2026-03-01T10:00:00Z',
  ...deciding,
});
