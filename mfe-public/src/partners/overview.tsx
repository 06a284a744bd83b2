import type { PartnerView } from '@psp/contracts/partners';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { messages } from './messages.ts';
import { placeOf } from './partner-card.tsx';
import { Tags } from './tags.tsx';

/** What the company says of itself, and its facts. */
export function Overview({ partner }: { partner: PartnerView }) {
  return (
    <Card>
      <CardHeader title={messages.about} />
      <CardBody>
        <p>{partner.description || messages.noDescription}</p>
      </CardBody>
      <CardBody>
        <DescriptionList items={factsOf(partner)} />
      </CardBody>
    </Card>
  );
}

function factsOf(partner: PartnerView) {
  const place = placeOf(partner);
  const domains = partner.domains.map((slug) => DOMAINS[slug]);
  const website = webAddress(partner.website);
  return [
    { term: messages.completedProjects, detail: formatNumber(partner.completedProjects) },
    { term: messages.domains, detail: domains.length > 0 ? <Tags label={messages.domains} words={domains} /> : '' },
    { term: messages.location, detail: place },
    { term: messages.employeesTerm, detail: partner.employees ?? '' },
    { term: messages.experienceTerm, detail: partner.experienceYears ? messages.years(partner.experienceYears) : '' },
    { term: messages.memberSince, detail: formatDate(partner.memberSince) },
    { term: messages.website, detail: website ? <Link href={website}>{new URL(website).host}</Link> : '' },
  ].filter(({ detail }) => detail !== '');
}

/** The address when it is one of the web; null for anything else, which a link must not carry. */
export function webAddress(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const { protocol, href } = new URL(website);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
