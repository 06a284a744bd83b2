import type { SolutionContent } from '@psp/contracts/solutions';

/** A solution fit to be listed, unless the test says otherwise. */
export const aSolution = (deciding: Partial<SolutionContent> = {}): SolutionContent => ({
  title: 'Registratură electronică pentru comune',
  description: 'Înregistrarea, repartizarea și urmărirea documentelor.',
  domain: 'it-digitalizare',
  priceMin: 15_000,
  priceMax: 50_000,
  currency: 'RON',
  unit: 'project',
  features: ['Instruire', 'Migrarea datelor', 'Garanție'],
  validUntil: null,
  ...deciding,
});
