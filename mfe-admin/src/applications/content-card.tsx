import type { ApplicationContent, ApplicationView } from '@psp/contracts/applications';
import { PACKAGE_LABELS, UAT_TYPE_LABELS } from '@psp/contracts/organisations';
import { COUNTIES, DOMAINS, domainsOf, EXPERTISE } from '@psp/contracts/taxonomies';
import { webAddress } from '@psp/contracts/web-address';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import type { ReactNode } from 'react';
import { Prose } from '@psp/design-system/cells';
import { strings } from './strings.ts';

type Item = { term: string; detail: ReactNode };

/** What the applicant wrote about the organisation. */
export function ContentCard({ application }: { application: ApplicationView }) {
  const { content, authority } = application;
  const items = content.kind === 'uat' ? uatItems(content, authority) : firmaItems(content);
  return (
    <Card>
      <CardHeader title={strings.data} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  );
}

const written = (text: string) => (text ? <Prose>{text}</Prose> : strings.empty);
const county = ({ countyCode }: ApplicationContent) => (countyCode ? COUNTIES[countyCode] : strings.empty);

function uatItems(content: ApplicationContent, authority: string | null): Item[] {
  const { name, uatType, siruta, cui, address, description } = content;
  return [
    { term: siruta === null ? strings.ownName : strings.authority, detail: name },
    { term: strings.uatType, detail: uatType ? UAT_TYPE_LABELS[uatType] : strings.empty },
    { term: strings.seatCounty, detail: county(content) },
    { term: strings.siruta, detail: siruta === null ? strings.noSiruta : strings.sirutaOf(siruta, authority) },
    { term: strings.cui, detail: cui ?? strings.empty },
    { term: strings.addresses.uat, detail: written(address) },
    { term: strings.package, detail: content.package ? PACKAGE_LABELS[content.package].name : strings.empty },
    { term: strings.description, detail: written(description) },
  ];
}

function firmaItems(content: ApplicationContent): Item[] {
  const { name, cui, registrationNumber, locality, address, website, legalRepresentative, expertise, portfolio } =
    content;
  const domains = content.domains ?? domainsOf(expertise);
  const href = webAddress(website);
  const site = href ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {website}
    </a>
  ) : (
    website || strings.empty
  );
  return [
    { term: strings.firm, detail: name },
    { term: strings.cui, detail: cui ?? strings.empty },
    { term: strings.tradeRegister, detail: registrationNumber ?? strings.empty },
    { term: strings.seatCounty, detail: county(content) },
    { term: strings.locality, detail: locality || strings.empty },
    { term: strings.addresses.firma, detail: written(address) },
    { term: strings.website, detail: site },
    { term: strings.representative, detail: legalRepresentative || strings.empty },
    { term: strings.expertise, detail: expertise.map((slug) => EXPERTISE[slug]?.name ?? slug).join(', ') },
    { term: strings.domains, detail: domains.map((slug) => DOMAINS[slug]).join(', ') },
    { term: strings.portfolio, detail: written(portfolio) },
  ];
}
