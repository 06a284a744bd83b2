import type { OwnApplication } from '@psp/contracts/applications';

/** An attachment of an application. */
export const certificate = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  name: 'certificat.pdf',
  contentType: 'application/pdf',
  size: 482_133,
};

/** An application that the association has sent back for completion. */
export const returnedApplication: OwnApplication = {
  status: 'needs_info',
  statusReason: 'Adăugați hotărârea consiliului local.',
  appliedAt: '2026-11-10T10:00:00.000Z',
  decidedAt: null,
  content: {
    ...{ kind: 'uat', name: 'Comuna Florești', cui: '4221306', countyCode: 'CJ', locality: '' },
    ...{ address: 'Str. Avram Iancu 170', description: '', siruta: 57706, uatType: 'commune', package: 'bronze' },
    ...{ registrationNumber: null, website: null, legalRepresentative: '', expertise: [], portfolio: '' },
  },
  files: [certificate],
  history: [],
  version: 3,
  actions: ['edit', 'resubmit'],
};
