import type { PartnerView } from '@psp/contracts/partners';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomy-names';
import { webAddress } from '@psp/contracts/web-address';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { Certificates } from './certificates.tsx';
import { placeOf } from './place.ts';
import { PlainList, Remark } from './plain-list.tsx';
import { strings } from './profile-strings.ts';
import { strings as partners } from './strings.ts';
import { Tags } from './tags.tsx';

/* Card with the company's current discounts; renders nothing without any. */
function Discounts({ discounts }: Pick<PartnerView, 'discounts'>) {
  if (discounts.length === 0) return null;
  return (
    <Card>
      <CardHeader title={strings.discounts} />
      <CardBody>
        <PlainList>
          {discounts.map(({ id, title, description, validUntil }) => (
            <li key={id}>
              <strong>{title}</strong>
              {description ? <span>{description}</span> : null}
              {validUntil ? <Remark>{strings.discountUntil(validUntil)}</Remark> : null}
            </li>
          ))}
        </PlainList>
      </CardBody>
    </Card>
  );
}

/** Overview of a company: description, facts, current discounts and certificates. */
export function Overview({ partner }: { partner: PartnerView }) {
  return (
    <Stack gap={20}>
      <Card>
        <CardHeader title={strings.about} />
        <CardBody>
          <Stack gap={12}>
            <Paragraphs text={partner.description || strings.noDescription} />
          </Stack>
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

const Small = styled.small`
  display: block;
  color: var(--ink-muted);
  font-size: 1rem;
`;

/* The company's median response time, with an explanation. */
function ResponseTime({ answers, hours }: { answers: number; hours: number }) {
  return (
    <>
      {partners.response(hours)}
      <Small>{strings.responseExplained(answers)}</Small>
    </>
  );
}

function factsOf(partner: PartnerView) {
  const domains = partner.domains.map((slug) => DOMAINS[slug]);
  const { answers, medianHours } = partner.responseTime;
  return [
    { term: strings.completedProjects, detail: formatNumber(partner.completedProjects) },
    {
      term: strings.responseTime,
      detail: medianHours === null ? '' : <ResponseTime answers={answers} hours={medianHours} />,
    },
    { term: strings.domains, detail: domains.length > 0 ? <Tags label={strings.domains} words={domains} /> : '' },
    { term: strings.industry, detail: partner.industryName ?? '' },
    { term: strings.location, detail: placeOf(partner) },
    { term: strings.servedCounties, detail: partner.servedCounties.map((code) => COUNTIES[code]).join(', ') },
    { term: strings.foundedYear, detail: partner.foundedYear ?? '' },
    { term: strings.employeesTerm, detail: strings.employeesRange(partner.employees ?? '') },
    { term: strings.experienceTerm, detail: partner.experienceYears ? partners.years(partner.experienceYears) : '' },
    { term: strings.capacity, detail: partner.capacity ? strings.capacityOf(partner.capacity) : '' },
    { term: strings.memberSince, detail: formatDate(partner.memberSince) },
    { term: strings.website, detail: websiteOf(partner) },
    {
      term: strings.phone,
      detail: partner.phone ? <a href={`tel:${partner.phone}`}>{showPhone(partner.phone)}</a> : '',
    },
    { term: strings.email, detail: partner.email ? <a href={`mailto:${partner.email}`}>{partner.email}</a> : '' },
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
