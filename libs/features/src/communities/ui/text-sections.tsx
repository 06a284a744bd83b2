import { COMMUNITY_SECTIONS } from '@psp/contracts/community-bodies';
import type { OwnCommunityView } from '@psp/contracts/own-community';
import { showPhone } from '@psp/contracts/phone';
import { countyCode } from '@psp/contracts/taxonomies';
import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { DescriptionList } from '@psp/design-system/description-list';
import { NumberField } from '@psp/design-system/number-field';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { formatNumber } from '@psp/design-system/format';
import { countyOptions } from '@psp/remote/options';
import type { CommunityOperations } from './area.ts';
import { CommunityPartForm } from './community-part-form.tsx';
import { SectionCard } from '../../parts/ui/section-card.tsx';
import { strings } from './strings.ts';
import type { CommunityPart, PartProps } from './community-part.ts';

const { fields, sections, hints } = strings;

interface ContactText {
  address: string;
  phone: string;
  email: string;
  website: string;
}
const contactText = ({ address, phone, email, website }: OwnCommunityView['contact']): ContactText => ({
  ...{ address, phone: phone ? showPhone(phone) : '', email: email ?? '', website: website ?? '' },
});
const contactLines = (text: ContactText) =>
  (['address', 'phone', 'email', 'website'] as const).map((name) => ({ term: fields[name], text: text[name] }));
const CONTACT: CommunityPart<ContactText, CommunityOperations> = {
  ...{ name: 'contact', path: 'contact', schema: COMMUNITY_SECTIONS.contact, saved: strings.saved },
  of: ({ contact }) => ({ text: contactText(contact), version: contact.version }),
  send: ({ api, id }, text, version) =>
    api.call('PUT /communities/:id/contact', { id, body: { version, content: text } }),
  describe: contactLines,
};

interface LocationText {
  countyCode: string;
  population: number | null;
  areaKm2: number | null;
}
const textOf = (figure: number | null) => (figure ? formatNumber(figure) : '');
const locationLines = ({ countyCode: code, population, areaKm2 }: LocationText) => [
  { term: fields.countyCode, text: new Map<string, string>(Object.entries(COUNTIES)).get(code) ?? '' },
  { term: fields.population, text: textOf(population) },
  { term: fields.areaKm2, text: areaKm2 ? strings.area(formatNumber(areaKm2)) : '' },
];
const LOCATION: CommunityPart<LocationText, CommunityOperations> = {
  ...{ name: 'location', path: 'location', schema: COMMUNITY_SECTIONS.location, saved: strings.saved },
  of: ({ location: { version, ...text } }) => ({ text, version }),
  send: ({ api, id }, text, version) =>
    api.call('PUT /communities/:id/location', {
      id,
      body: { version, content: { ...text, countyCode: countyCode.parse(text.countyCode) } },
    }),
  describe: locationLines,
};

interface StatisticsText {
  projectsCompleted: number | null;
  budgetAllocated: string;
  citizensServed: number | null;
}
const statisticsLines = ({ projectsCompleted, budgetAllocated, citizensServed }: StatisticsText) => [
  { term: fields.projectsCompleted, text: textOf(projectsCompleted) },
  { term: fields.budgetAllocated, text: budgetAllocated },
  { term: fields.citizensServed, text: textOf(citizensServed) },
];
const STATISTICS: CommunityPart<StatisticsText, CommunityOperations> = {
  ...{ name: 'statistics', path: 'statistics', schema: COMMUNITY_SECTIONS.statistics, saved: strings.saved },
  of: ({ statistics: { version, ...text } }) => ({ text, version }),
  send: ({ api, id }, text, version) =>
    api.call('PUT /communities/:id/statistics', { id, body: { version, content: text } }),
  describe: statisticsLines,
};

function Facts({ lines }: { lines: readonly { term: string; text: string }[] }) {
  if (lines.every(({ text }) => text === '')) return <p>{strings.nothingYet}</p>;
  return <DescriptionList items={lines.map(({ term, text }) => ({ term, detail: text || '–' }))} />;
}

interface SectionProps extends PartProps<CommunityOperations> {
  mayEdit: boolean;
}

/** Section with the authority's contact details. */
export function ContactSection({ mayEdit, ...props }: SectionProps) {
  return (
    <SectionCard
      id="contact"
      title={sections.contact}
      mayEdit={mayEdit}
      form={(close) => (
        <CommunityPartForm {...props} part={CONTACT} save={strings.save.contact} onClose={close}>
          {({ field }) => (
            <>
              <TextField {...field('address')} label={fields.address} maxLength={300} isOptional />
              <TextField {...field('phone')} label={fields.phone} hint={hints.phone} type="tel" isOptional />
              <TextField {...field('email')} label={fields.email} type="email" isOptional />
              <TextField {...field('website')} label={fields.website} hint={hints.website} isOptional />
            </>
          )}
        </CommunityPartForm>
      )}
    >
      <Facts lines={contactLines(contactText(props.community.contact))} />
    </SectionCard>
  );
}

/** Section with county, population and area. */
export function LocationSection({ mayEdit, ...props }: SectionProps) {
  return (
    <SectionCard
      id="location"
      title={sections.location}
      mayEdit={mayEdit}
      form={(close) => (
        <CommunityPartForm {...props} part={LOCATION} save={strings.save.location} onClose={close}>
          {({ field }) => (
            <>
              <SelectField {...field('countyCode')} label={fields.countyCode} options={countyOptions} />
              <NumberField {...field('population')} label={fields.population} hasDecimals={false} isOptional />
              <NumberField {...field('areaKm2')} label={fields.areaKm2} suffix="km²" hasThousandths isOptional />
            </>
          )}
        </CommunityPartForm>
      )}
    >
      <Facts lines={locationLines(props.community.location)} />
    </SectionCard>
  );
}

/** Section with the authority's figures. */
export function StatisticsSection({ mayEdit, ...props }: SectionProps) {
  return (
    <SectionCard
      id="statistics"
      title={sections.statistics}
      mayEdit={mayEdit}
      form={(close) => (
        <CommunityPartForm {...props} part={STATISTICS} save={strings.save.statistics} onClose={close}>
          {({ field }) => (
            <>
              <NumberField
                {...field('projectsCompleted')}
                label={fields.projectsCompleted}
                hasDecimals={false}
                isOptional
              />
              <TextField
                {...field('budgetAllocated')}
                label={fields.budgetAllocated}
                hint={hints.budget}
                maxLength={100}
                isOptional
              />
              <NumberField {...field('citizensServed')} label={fields.citizensServed} hasDecimals={false} isOptional />
            </>
          )}
        </CommunityPartForm>
      )}
    >
      <Facts lines={statisticsLines(props.community.statistics)} />
    </SectionCard>
  );
}
