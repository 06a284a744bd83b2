import { LEGAL_TITLES, type LegalSlug } from '@psp/contracts/legal-documents';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { dayInWords } from '../../day-in-words.ts';

export const NOTIFICATIONS = catalogue(
  'legal',
  {
    kind: 'association',
    topic: null,
    sample: () => ['termeni', { effectiveOn: '2026-01-01', note: 'Motivul.' }],
  },
  {
    changed: event(
      { label: 'Document legal cu o versiune nouă', to: ['uat', 'firma', 'admin'] },
      (slug: LegalSlug, { effectiveOn, note }: { effectiveOn: string; note: string }) => ({
        title: `${LEGAL_TITLES[slug]}: versiune nouă`,
        message: `Se aplică din ${dayInWords(effectiveOn)}. Ce s-a schimbat: ${note}`,
        href: `/legal/${slug}`,
      }),
    ),
  },
);
