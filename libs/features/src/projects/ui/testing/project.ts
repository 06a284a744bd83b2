import type { ProjectView } from '@psp/contracts/projects';

/** A project at work, with only the deciding fields given. */
export const project = (deciding: Partial<ProjectView> = {}): ProjectView => ({
  id: 'p-1',
  version: 3,
  title: 'Portal de taxe locale',
  status: 'in_progress',
  progress: 40,
  request: { id: 'r-1', number: 'SP-2026-000287' },
  uat: { id: 'sibiu', name: 'Municipiul Sibiu' },
  firma: { id: 'civis', name: 'Civis Digital' },
  price: 71_000,
  vatRate: 21,
  deliveryDays: 45,
  dueOn: '2026-11-20',
  holdReason: null,
  changesReason: null,
  createdAt: '2026-09-01T08:00:00Z',
  startedAt: '2026-09-07T08:00:00Z',
  deliveredAt: null,
  completedAt: null,
  closedAt: null,
  milestones: [],
  reviews: { own: null, other: null, otherWritten: false },
  history: [],
  actions: [],
  ...deciding,
});
