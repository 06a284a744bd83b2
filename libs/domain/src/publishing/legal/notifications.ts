import { LEGAL_TITLES, type LegalSlug } from '@psp/contracts/legal-documents';
import type { Message } from '../../communicating/notifications/notify.ts';
import { dayInWords } from '../../day-in-words.ts';

export const NOTIFICATIONS = {
  changed: (slug: LegalSlug, { effectiveOn, note }: { effectiveOn: string; note: string }): Message => ({
    title: `${LEGAL_TITLES[slug]}: versiune nouă`,
    message: `Se aplică din ${dayInWords(effectiveOn)}. Ce s-a schimbat: ${note}`,
    href: `/legal/${slug}`,
    topic: null,
  }),
};
