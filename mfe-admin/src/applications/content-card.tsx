import type { ApplicationContent, ApplicationView } from '@psp/contracts/applications';
import { PACKAGE_LABELS, UAT_TYPE_LABELS } from '@psp/contracts/organisations';
import { COUNTIES, EXPERTISE } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import type { ReactNode } from 'react';
import { Written } from '../common/under.ts';
import { messages } from './messages.ts';

type Item = { term: string; detail: ReactNode };

/** What the applicant wrote about the organisation. */
export function ContentCard({ application }: { application: ApplicationView }) {
  const { content, authority } = application;
  const items = content.kind === 'uat' ? uatItems(content, authority) : firmaItems(content);
  return (
    <Card>
      <CardHeader title={messages.data} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  );
}

const written = (text: string) => (text ? <Written>{text}</Written> : messages.empty);
const county = ({ countyCode }: ApplicationContent) => (countyCode ? COUNTIES[countyCode] : messages.empty);

function uatItems(content: ApplicationContent, authority: string | null): Item[] {
  const { name, uatType, siruta, cui, address, description } = content;
  return [
    { term: siruta === null ? messages.ownName : messages.authority, detail: name },
    { term: messages.uatType, detail: uatType ? UAT_TYPE_LABELS[uatType] : messages.empty },
    { term: messages.seatCounty, detail: county(content) },
    { term: messages.siruta, detail: siruta === null ? messages.noSiruta : messages.sirutaOf(siruta, authority) },
    { term: messages.cui, detail: cui ?? messages.empty },
    { term: messages.addresses.uat, detail: written(address) },
    { term: messages.package, detail: content.package ? PACKAGE_LABELS[content.package].name : messages.empty },
    { term: messages.description, detail: written(description) },
  ];
}

function firmaItems(content: ApplicationContent): Item[] {
  const { name, cui, registrationNumber, locality, address, website, legalRepresentative, expertise, portfolio } =
    content;
  const site = website ? (
    <a href={website} target="_blank" rel="noopener noreferrer nofollow">
      {website}
    </a>
  ) : (
    messages.empty
  );
  return [
    { term: messages.firm, detail: name },
    { term: messages.cui, detail: cui ?? messages.empty },
    { term: messages.tradeRegister, detail: registrationNumber ?? messages.empty },
    { term: messages.seatCounty, detail: county(content) },
    { term: messages.locality, detail: locality || messages.empty },
    { term: messages.addresses.firma, detail: written(address) },
    { term: messages.website, detail: site },
    { term: messages.representative, detail: legalRepresentative || messages.empty },
    { term: messages.expertise, detail: expertise.map((slug) => EXPERTISE[slug]?.name ?? slug).join(', ') },
    { term: messages.portfolio, detail: written(portfolio) },
  ];
}
