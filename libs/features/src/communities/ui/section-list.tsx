import type { OwnCommunityView } from '@psp/contracts/own-community';
import { Card, CardHeader } from '@psp/design-system/card';
import { screenOnly } from '@psp/design-system/print-style';
import { RowItem, RowList } from '@psp/design-system/rows';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { strings } from './strings.ts';

/* What each section lacks, '' where it is complete. */
function lackOf({ profile, contact, location, statistics, ...parts }: OwnCommunityView) {
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

/** The sections of the showcase, each with what it still lacks; they lead to it. */
export function SectionList({ community }: { community: OwnCommunityView }) {
  const lacks = Object.entries(lackOf(community));
  const names: Readonly<Record<string, string>> = strings.sections;
  return (
    <nav aria-label={strings.sectionsTitle} {...screenOnly}>
      <Card>
        <CardHeader title={strings.sectionsTitle} />
        <RowList>
          {lacks.map(([section, lack]) => (
            <RowItem
              key={section}
              icon={lack ? <CircleDashed aria-hidden /> : <CircleCheck aria-hidden />}
              detail={lack || strings.complete}
            >
              <a href={`#${section}`}>{names[section]}</a>
            </RowItem>
          ))}
        </RowList>
      </Card>
    </nav>
  );
}
