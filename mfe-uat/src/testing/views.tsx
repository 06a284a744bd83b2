import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { QuestionView } from '@psp/contracts/questions';
import type { RequestView } from '@psp/contracts/service-requests';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BLANK } from '../service-requests/content.ts';

const SENT_AT = '2026-11-20T10:00:00.000Z';

/** A sent request that waits for offers. */
export const sent: RequestView = {
  id: '0190a000-0000-7000-8000-000000000001',
  kind: 'purchase',
  number: 'SP-2026-000001',
  status: 'sent',
  revision: 1,
  version: 2,
  content: {
    ...BLANK,
    title: 'Registru agricol',
    category: 'it-digitalizare',
    description: 'Digitalizare',
    deadline: '2099-12-20T10:00:00.000Z',
  },
  invited: [],
  attachments: [],
  audience: null,
  createdAt: SENT_AT,
  updatedAt: SENT_AT,
  sentAt: SENT_AT,
  openedAt: null,
  closedAt: null,
  cancelReason: null,
  submissionOpen: true,
  views: 0,
  notifiedFirms: 0,
  offerCount: 0,
  offers: null,
  comparison: { weights: DEFAULT_WEIGHTS, isSet: false },
  answers: null,
  conclusion: null,
  questions: [],
  origin: null,
  started: null,
  group: null,
  project: null,
  history: [],
  actions: ['edit', 'cancel'],
};

export const question: QuestionView = {
  id: '0190a000-0000-7000-8000-000000000002',
  version: 1,
  body: 'Câte fișe sunt?',
  createdAt: SENT_AT,
  answer: null,
  answeredAt: null,
  own: false,
  actions: ['answer'],
};

/** An opened offer; `id` is also the id and the name of its firm. */
export const offerOf = (id: string): OfferComparisonItem => ({
  id,
  version: 1,
  status: 'submitted',
  firma: { id, name: id, county: null, locality: '', verified: false, suspended: false },
  price: 1000,
  vatRate: 21,
  priceWithVat: 1210,
  lines: null,
  deliveryDays: 30,
  validUntil: '2026-12-20',
  method: '',
  team: '',
  attachments: [],
  methodMark: null,
  rating: null,
  reviewCount: 0,
  completedProjects: 0,
  submittedAt: SENT_AT,
  declineReason: null,
  acceptReason: null,
  actions: ['shortlist', 'accept', 'decline'],
});

/** Renders a screen of a request. Returns a function that renders it again with another view. */
export function showView(screenOf: (view: RequestView) => ReactElement, first: RequestView) {
  const client = createQueryClient();
  const at = (view: RequestView) => (
    <QueryClientProvider client={client}>
      <DesignProvider navigate={() => {}}>
        <MemoryRouter>{screenOf(view)}</MemoryRouter>
      </DesignProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(at(first));
  return (view: RequestView) => rerender(at(view));
}
