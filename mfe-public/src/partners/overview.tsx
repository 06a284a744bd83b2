import type { PartnerView } from '@psp/contracts/partners';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { Certificates } from './certificates.tsx';
import { Discounts } from './discounts.tsx';
import { messages } from './messages.ts';
import { placeOf } from './place.ts';
import { ResponseTime } from './response-time.tsx';
import { Tags } from './tags.tsx';
import { webAddress } from '../common/web-address.ts';

/** What the company says of itself, its facts, what it gives off its prices now, and its certificates. */
export function Overview({ partner }: { partner: PartnerView }) {
  return (
    <Stack gap={20}>
      <Card>
        <CardHeader title={messages.about} />
        <CardBody>
          <p>{partner.description || messages.noDescription}</p>
        </CardBody>
        <CardBody>
          <DescriptionList items={factsOf(partner)} />
        </CardBody>
      </Card>
      <Discounts discounts={partner.discounts} />
      <Certificates certificates={partner.certificates} />
    </Stack>
  );
}

function factsOf(partner: PartnerView) {
  const domains = partner.domains.map((slug) => DOMAINS[slug]);
  const { answers, medianHours } = partner.responseTime;
  return [
    { term: messages.completedProjects, detail: formatNumber(partner.completedProjects) },
    {
      term: messages.responseTime,
      detail: medianHours === null ? '' : <ResponseTime answers={answers} hours={medianHours} />,
    },
    { term: messages.domains, detail: domains.length > 0 ? <Tags label={messages.domains} words={domains} /> : '' },
    { term: messages.location, detail: placeOf(partner) },
    { term: messages.employeesTerm, detail: messages.employeesRange(partner.employees ?? '') },
    { term: messages.experienceTerm, detail: partner.experienceYears ? messages.years(partner.experienceYears) : '' },
    { term: messages.memberSince, detail: formatDate(partner.memberSince) },
    { term: messages.website, detail: websiteOf(partner) },
  ].filter(({ detail }) => detail !== '');
}

function websiteOf(partner: PartnerView) {
  const website = webAddress(partner.website);
  if (!website) return '';
  return (
    <Link href={website} rel="nofollow noopener">
      {new URL(website).host}
    </Link>
  );
}
