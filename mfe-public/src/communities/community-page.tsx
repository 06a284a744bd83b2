import type { CommunityView } from '@psp/contracts/communities';
import { LINK_PREVIEW } from '@psp/contracts/link-previews';
import { UAT_TYPE_LABELS } from '@psp/contracts/organisations';
import { pictureAddress } from '@psp/contracts/picture-address';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { webAddress } from '@psp/contracts/web-address';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { Showcase } from '@psp/features/communities/ui/showcase';
import { WriteTo } from '@psp/features/messages/ui/write-to';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { missing } from '../common/missing-strings.ts';
import { strings as common } from '../common/strings.ts';
import { communityQuery } from './queries.ts';
import { strings } from './strings.ts';

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  svg { width: 18px; height: 18px; color: var(--blue-600); }
`;

/** Public page of one community. */
export function CommunityPage() {
  const { id = '' } = useParams();
  const query = useQuery(communityQuery(id));
  return <LoadedPage query={query}>{(community) => <Community community={community} />}</LoadedPage>;
}

/** Head of the page. Its JSON-LD describes the place, its institution and the breadcrumb. */
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
    ...(community.isTest ? { isIndexed: false } : {}),
    backdrop: picture ? pictureAddress(picture, LINK_PREVIEW.width) : undefined,
  };
}

function Community({ community }: { community: CommunityView }) {
  usePageHead(headOf(community));
  return (
    <Page isCentred>
      <Heading community={community} />
      <Showcase community={community} />
      <Row gap={12}>
        <ButtonLink href="/comunitati" variant="secondary">
          {missing.community.back}
        </ButtonLink>
        <ButtonLink href={`/comunitati/${community.id}/fisa`} variant="quiet">
          {strings.sheet}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {strings.backHome}
        </ButtonLink>
      </Row>
    </Page>
  );
}

function Heading({ community }: { community: CommunityView }) {
  const { name, countyCode, uatType, institution, authorityId, isTest } = community;
  const keeper = isTest ? strings.test : institution ? null : strings.kept;
  const county = (
    <Place key="county">
      <MapPin aria-hidden />
      <Link href={`/comunitati?judet=${countyCode}`}>{COUNTIES[countyCode]}</Link>
    </Place>
  );
  return (
    <PageHeader
      title={name}
      breadcrumb={[{ label: common.home, href: '/' }, { label: strings.title, href: '/comunitati' }, { label: name }]}
      actions={authorityId ? <WriteTo from="firma" id={authorityId} name={institution ?? name} /> : undefined}
      meta={[uatType ? UAT_TYPE_LABELS[uatType] : null, county, keeper].filter(Boolean)}
    />
  );
}
