import { EXPERTISE } from '@psp/contracts/taxonomies';
import type { Offered } from '@psp/contracts/taxonomy-labels';
import { useQuery } from '@tanstack/react-query';
import { expertiseQuery } from './queries.ts';

const FIRST: readonly Offered[] = Object.entries(EXPERTISE).map(([slug, { name }]) => ({ slug, name }));

/** Labels of expertise with their names; until they are read, and when they cannot be, those that the portal began with. */
export const useExpertise = (): readonly Offered[] => useQuery(expertiseQuery).data?.items ?? FIRST;
