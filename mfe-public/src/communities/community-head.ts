import type { CommunityView } from '@psp/contracts/communities';
import { pictureAddress } from '@psp/contracts/picture-address';
import { LINK_PREVIEW } from '@psp/contracts/link-previews';
import { COUNTIES } from '@psp/contracts/taxonomies';
import type { PageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { webAddress } from '@psp/contracts/web-address';
import { strings } from './strings.ts';

/** What search engines are told of a showcase: the place, the institution that keeps it, and the way here. */
export function headOf(community: CommunityView): PageHead {
  const { id, name, countyCode, description, picture, institution } = community;
  const path = `/comunitati/${id}`;
  const image = picture ? pictureAddress(picture) : undefined;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: community.contact.address ?? undefined,
    addressRegion: COUNTIES[countyCode],
    addressCountry: 'RO',
  };
  const place = { '@type': 'Place', name, description, address, url: path, image };
  const government = institution
    ? [
        {
          '@type': 'GovernmentOrganization',
          name: institution,
          address,
          telephone: community.contact.phone ?? undefined,
          email: community.contact.email ?? undefined,
          url: webAddress(community.contact.website) ?? path,
        },
      ]
    : [];
  const breadcrumb = breadcrumbOf([
    { label: strings.title, href: '/comunitati' },
    { label: name, href: path },
  ]);
  return {
    title: `${name}, ${COUNTIES[countyCode]}`,
    kind: strings.kind,
    description: description || strings.description,
    path,
    jsonLd: [place, ...government, breadcrumb],
    backdrop: picture ? pictureAddress(picture, LINK_PREVIEW.width) : undefined,
  };
}
