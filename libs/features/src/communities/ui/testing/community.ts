import type { CommunityView } from '@psp/contracts/communities';

/** A public showcase with few data. */
export const community: CommunityView = {
  id: '0192d6f3-8d02-7000-9966-9eb831be2d05',
  name: 'Sibiu',
  countyCode: 'SB',
  uatType: 'municipality',
  picture: { id: '0192d6f3-8d02-7000-9966-9eb831be2d06', width: 960, height: 640, widths: [480, 960] },
  population: 134_300,
  institution: 'Municipiul Sibiu',
  description: 'Oraș al breslelor.',
  objectives: '',
  areaKm2: null,
  projectsCompleted: null,
  budgetAllocated: null,
  citizensServed: null,
  contact: {
    address: 'Str. Samuel Brukenthal 2',
    phone: '+40269208800',
    email: 'contact@sibiu.example',
    website: 'https://sibiu.example/a',
  },
  attractions: [],
  projects: [],
  gallery: [],
  articles: [],
  updatedAt: '2026-03-01T10:00:00Z',
};
