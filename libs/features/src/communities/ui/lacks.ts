import type { OwnCommunityView } from '@psp/contracts/own-community';
import { strings } from './strings.ts';

/** What each section of a showcase lacks, '' where it is complete. */
export function lackOf({ profile, contact, location, statistics, ...parts }: OwnCommunityView) {
  const { lacks } = strings;
  const undescribed = parts.gallery.pictures.filter(({ alt }) => alt === '').length;
  const isCounted = statistics.projectsCompleted || statistics.budgetAllocated || statistics.citizensServed;
  return {
    profile: profile.description === '' ? lacks.description : profile.featuredImage ? '' : lacks.featured,
    contact: contact.phone || contact.email ? '' : lacks.contact,
    location: location.population ? '' : lacks.population,
    statistics: isCounted ? '' : lacks.statistics,
    attractions: parts.attractions.length > 0 ? '' : lacks.attractions,
    projects: parts.projects.length > 0 ? '' : lacks.projects,
    gallery: parts.gallery.pictures.length === 0 ? lacks.gallery : undescribed ? strings.undescribed(undescribed) : '',
  };
}
