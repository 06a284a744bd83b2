import type { PartnerView } from '@psp/contracts/partners';
import { COUNTIES } from '@psp/contracts/taxonomies';
import type { PageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';
import { placeOf } from '@psp/features/partners/ui/place';
import { webAddress } from '@psp/contracts/web-address';

/** What search engines are told of a partner; a rating only where there are reviews. */
export function partnerHead(partner: PartnerView): PageHead {
  const path = `/partener/${partner.id}`;
  const [first] = partner.description.split('\n');
  return {
    title: partner.name,
    kind: strings.kind,
    description: first || strings.summary(partner.services, placeOf(partner)),
    path,
    type: 'profile',
    jsonLd: [
      organisationOf(partner, path),
      breadcrumbOf([
        { label: common.partners, href: '/parteneri' },
        { label: partner.name, href: path },
      ]),
    ],
  };
}

function organisationOf(partner: PartnerView, path: string): Record<string, unknown> {
  const { name, description, locality, countyCode, rating, reviewCount } = partner;
  const website = webAddress(partner.website);
  return {
    '@type': 'Organization',
    name,
    url: path,
    ...(description ? { description } : {}),
    ...(website ? { sameAs: website } : {}),
    ...(countyCode
      ? {
          address: {
            '@type': 'PostalAddress',
            addressLocality: locality,
            addressRegion: COUNTIES[countyCode],
            addressCountry: 'RO',
          },
        }
      : {}),
    ...(rating === null || reviewCount === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }),
  };
}
