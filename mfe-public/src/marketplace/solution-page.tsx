import { LINK_PREVIEW } from '@psp/contracts/link-previews';
import { pictureAddress } from '@psp/contracts/picture-address';
import { PRICE_UNITS } from '@psp/contracts/solution-names';
import type { SolutionItem } from '@psp/contracts/solutions';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomy-names';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Gallery } from '@psp/design-system/gallery';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { FlagLink } from '@psp/features/flags/ui/flag-link';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { RatingLine } from '@psp/features/partners/ui/rating-line';
import { strings as partners } from '@psp/features/partners/ui/strings';
import { galleryWords } from '@psp/features/pictures/ui/gallery-words';
import { AskOffer, AuthoritiesOnly } from '@psp/features/solutions/ui/ask-offer';
import { Features } from '@psp/features/solutions/ui/features';
import { strings as cards } from '@psp/features/solutions/ui/strings';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { priceRange } from '@psp/remote/price-range';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { strings as common } from '../common/strings.ts';
import { useReportedView } from '@psp/remote/use-reported-view';
import { reportView, solutionQuery } from './solution-queries.ts';
import { solutionStrings as strings } from './solution-strings.ts';
import { strings as market } from './strings.ts';

const Text = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Public page of one solution. */
export function SolutionPage() {
  const { id = '' } = useParams();
  const query = useQuery(solutionQuery(id));
  return <LoadedPage query={query}>{(solution) => <Solution solution={solution} />}</LoadedPage>;
}

/** Head of the page. Its JSON-LD describes the solution, its provider and price range. */
function solutionHead(solution: SolutionItem): PageHead {
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

function Solution({ solution }: { solution: SolutionItem }) {
  usePageHead(solutionHead(solution));
  useReportedView(solution.id, reportView);
  const { id, title, description, features } = solution;
  return (
    <Page isCentred>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: common.home, href: '/' },
          { label: market.title, href: '/marketplace' },
          { label: title },
        ]}
        actions={<AskOffer about={{ solutie: id }} label={cards.askOffer} />}
      />
      <AuthoritiesOnly />
      <Columns>
        <Stack gap={24}>
          <Photos solution={solution} />
          <Card aria-labelledby="about">
            <CardHeader id="about" title={strings.about} />
            <CardBody>
              <Stack gap={16}>
                <Text>{description}</Text>
                <Features features={features} />
              </Stack>
            </CardBody>
          </Card>
        </Stack>
        <Facts solution={solution} />
      </Columns>
    </Page>
  );
}

function Photos({ solution: { title, pictures = [] } }: { solution: SolutionItem }) {
  if (pictures.length === 0) return null;
  const items = pictures.map(({ alt, ...picture }, index) => ({
    ...picture,
    caption: alt,
    alt: strings.pictureOf(title, index + 1),
  }));
  return (
    <section aria-label={strings.pictures}>
      <Gallery items={items} words={galleryWords(title)} isLed />
    </section>
  );
}

function Facts({ solution }: { solution: SolutionItem }) {
  const { id, title, partner, domain, unit, cpv, counties = [], validUntil } = solution;
  const items = [
    { term: strings.price, detail: `${priceRange(solution)} ${PRICE_UNITS[unit]}` },
    { term: strings.firm, detail: <Firm partner={partner} /> },
    { term: strings.domain, detail: <Link href={`/marketplace?category=${domain}`}>{DOMAINS[domain]}</Link> },
    { term: strings.cpv, detail: cpv ? `${cpv.code} ${cpv.name}` : null },
    { term: strings.counties, detail: counties.map((code) => COUNTIES[code]).join(', ') },
    { term: strings.validUntil, detail: validUntil && formatDate(validUntil) },
  ];
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={strings.facts} />
      <CardBody>
        <Stack gap={16}>
          <FactList items={items} />
          <Link href={`/marketplace?partner=${partner.id}`}>{strings.others}</Link>
          <FlagLink kind="solution" id={id} about={title} />
        </Stack>
      </CardBody>
    </Card>
  );
}

function Firm({ partner: { id, name, verified, rating, reviewCount } }: Pick<SolutionItem, 'partner'>) {
  return (
    <>
      <Link href={`/partener/${id}`}>{name}</Link> {verified ? <Badge tone="success">{partners.verified}</Badge> : null}
      <div>
        <RatingLine rating={rating} reviewCount={reviewCount} />
      </div>
    </>
  );
}
