import { formatDate } from '@psp/design-system/format';

/** What cards of solutions say, and the way from them to a request. */
export const strings = {
  authoritiesOnly: 'Ofertele se cer de către autorități.',
  indicative: 'Orientativ',
  features: 'Ce cuprinde',
  validUntil: (iso: string) => `Valabilă până la ${formatDate(iso)}`,
  askOffer: 'Cere ofertă',
  askOfferFor: (title: string, firm: string) => `Cere ofertă: ${title}, ${firm}`,
};
