import { LEGAL_TITLES, type LegalSlug } from '@psp/contracts/legal-documents';
import type { Message } from '../../communicating/notifications/notify.ts';

const day = new Intl.DateTimeFormat('ro-RO', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const NOTIFICATIONS = {
  changed: (slug: LegalSlug, { effectiveOn, note }: { effectiveOn: string; note: string }): Message => ({
    title: `${LEGAL_TITLES[slug]}: versiune nouă`,
    message: `Se aplică din ${day.format(new Date(effectiveOn))}. Ce s-a schimbat: ${note}`,
    href: `/legal/${slug}`,
    topic: null,
  }),
};
