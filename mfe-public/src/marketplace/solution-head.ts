import { pictureAddress } from '@psp/contracts/picture-address';
import { LINK_PREVIEW } from '@psp/contracts/link-previews';
import type { SolutionItem } from '@psp/contracts/solutions';
import type { PageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { solutionStrings as strings } from './solution-strings.ts';
import { strings as market } from './strings.ts';

/** What search engines are told of a solution: what it is, whose, and the range of its price. */
export function solutionHead(solution: SolutionItem): PageHead {
  const { id, title, description, partner, pictures = [], priceMin, priceMax, currency } = solution;
  const path = `/marketplace/${id}`;
  const [first] = pictures;
  const service = {
    '@type': 'Service',
    name: title,
    description,
    url: path,
    image: first ? pictureAddress(first) : undefined,
    provider: { '@type': 'Organization', name: partner.name, url: `/partener/${partner.id}` },
    offers: { '@type': 'AggregateOffer', lowPrice: priceMin, highPrice: priceMax, priceCurrency: currency },
  };
  const breadcrumb = breadcrumbOf([
    { label: market.title, href: '/marketplace' },
    { label: title, href: path },
  ]);
  return {
    title,
    kind: strings.kind,
    description: description.split('\n')[0] || strings.summary(title, partner.name),
    path,
    jsonLd: [service, breadcrumb],
    backdrop: first ? pictureAddress(first, LINK_PREVIEW.width) : undefined,
  };
}
