import {
  ABOUT_LENGTH,
  type ListingField,
  type ListingText,
  listingText,
  type OwnListing,
  POSITION_LENGTH,
} from '@psp/contracts/people';
import { showPhone } from '@psp/contracts/phone';
import { useSession } from '@psp/auth/session';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { LoadedPage } from '@psp/remote/loaded';
import { domainOptions } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailLink, PhoneLink } from '../../contact/ui/contact.tsx';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { StackForm } from '../../forms/ui/form.tsx';
import { type ActForm, useActForm } from '../../forms/ui/use-act-form.ts';
import type { OwnListingArea } from './area.ts';
import { CompetencesField } from './competences-field.tsx';
import { PeopleGrid, PersonCard } from './person-card.tsx';
import { ownListingQuery, peopleKey } from './queries.ts';
import { SHOW_LABELS, strings } from './strings.ts';

interface Fields extends Omit<ListingText, 'phone' | 'domains'> {
  domains: string[];
  phone: string;
}
type OwnForm = ActForm<Fields, ListingText>;

/** Page on which a member decides whether they are listed, and what is shown of them. */
export function OwnListingPage({ own }: { own: OwnListingArea }) {
  const query = useQuery(ownListingQuery(own));
  return (
    <LoadedPage query={query} title={strings.mine}>
      {(listing) => <Editor own={own} listing={listing} />}
    </LoadedPage>
  );
}

const fieldsOf = ({ isListed, position, domains, competences, about, phone, shows }: OwnListing): Fields => ({
  ...{ isListed, position, domains, competences, about, shows },
  phone: showPhone(phone ?? ''),
});

/* The version is that of the text in the form: a change from another tab is refused and not overwritten. */
function useListingForm(own: OwnListingArea, listing: OwnListing): OwnForm {
  const [version, setVersion] = useState(listing.version);
  return useActForm<Fields, ListingText, OwnListing>({
    blank: fieldsOf(listing),
    schema: listingText,
    send: (text) => own.api.call('PUT /people/me', { body: { ...text, version } }),
    done: strings.saved,
    about: ({ status }) => (status === 'listed' ? strings.savedListed : strings.savedOff),
    view: ownListingQuery(own),
    refreshes: [peopleKey(own)],
    onDone: (saved) => setVersion(saved.version),
  });
}

function Editor({ own, listing }: { own: OwnListingArea; listing: OwnListing }) {
  usePageTitle(strings.mine);
  const form = useListingForm(own, listing);
  const breadcrumb = [{ label: strings.title, href: own.directory }, { label: strings.mine }];
  return (
    <Page width="wide">
      <PageHeader title={strings.mine} lead={strings.mineLead} breadcrumb={breadcrumb} />
      {listing.hidden ? (
        <Notice tone="warning" title={strings.isHidden}>
          <p>{strings.hiddenReason(listing.hidden.reason)}</p>
          <p>{strings.hiddenWay}</p>
          <Link href="/support">{strings.support}</Link>
        </Notice>
      ) : null}
      <Columns>
        <ListingForm own={own} form={form} email={listing.email} />
        <Preview own={own} listing={listing} fields={form.values} />
      </Columns>
    </Page>
  );
}

function ListingForm({ own, form, email }: { own: OwnListingArea; form: OwnForm; email: string }) {
  const show = (field: ListingField) => <Show form={form} field={field} />;
  return (
    <Card aria-label={strings.mine}>
      <CardBody>
        <StackForm of={form} gap={24} problem={strings.problem}>
          <CheckboxField {...form.field('isListed')} label={strings.isListed} hint={strings.isListedHint} />
          <Stack gap={4}>
            <TextField
              {...form.field('position')}
              label={strings.positionLabel}
              maxLength={POSITION_LENGTH}
              isOptional
            />
            {show('position')}
          </Stack>
          <Stack gap={12}>
            <CheckboxGroupField
              {...form.field('domains')}
              label={strings.domainsLabel}
              options={domainOptions}
              isOptional
            />
            <CompetencesField
              {...form.field('competences')}
              own={own}
              label={strings.competencesLabel}
              hint={strings.competencesHint}
              isOptional
            />
            {show('competences')}
          </Stack>
          <Stack gap={4}>
            <TextAreaField
              {...form.field('about')}
              label={strings.aboutLabel}
              hint={strings.aboutHint}
              rows={5}
              maxLength={ABOUT_LENGTH}
              isOptional
            />
            {show('about')}
          </Stack>
          <Stack gap={4}>
            <TextField {...form.field('phone')} label={strings.phoneLabel} type="tel" autoComplete="tel" isOptional />
            {show('phone')}
          </Stack>
          <Stack gap={4}>
            <p>{strings.emailLabel(email)}</p>
            {show('email')}
          </Stack>
          <div>
            <Button type="submit" isPending={form.isPending}>
              {strings.save}
            </Button>
          </div>
        </StackForm>
      </CardBody>
    </Card>
  );
}

function Show({ form, field }: { form: OwnForm; field: ListingField }) {
  const { shows } = form.values;
  const others = shows.filter((one) => one !== field);
  return (
    <CheckboxField
      label={SHOW_LABELS[field]}
      value={shows.includes(field)}
      isDisabled={form.isPending}
      onChange={(isShown) => form.change({ shows: isShown ? [...others, field] : others })}
    />
  );
}

interface PreviewProps {
  own: OwnListingArea;
  listing: OwnListing;
  fields: Fields;
}

/* What the fields of the form would show, before they are saved. */
function Preview({ own: { kind }, listing: { name, email }, fields }: PreviewProps) {
  const organisation = useSession((state) => state.organisation);
  const shown = new Set(fields.shows);
  const person = {
    ...{ name, isYou: true, countyCode: null },
    organisation: { id: '', name: organisation?.name ?? '', kind },
    position: shown.has('position') ? fields.position.trim() || null : null,
    domains: shown.has('competences') ? (fields.domains as DomainSlug[]) : [],
    competences: shown.has('competences') ? fields.competences.filter((text) => text.trim() !== '') : [],
  };
  return (
    <Card aria-label={strings.preview}>
      <CardHeader title={strings.preview} />
      <CardBody>
        <Stack gap={12}>
          {fields.isListed ? null : <p>{strings.previewOff}</p>}
          <PeopleGrid>
            <PersonCard person={person} />
          </PeopleGrid>
          {shown.has('about') && fields.about ? <Paragraphs text={fields.about} /> : null}
          {shown.has('phone') && fields.phone ? <PhoneLink phone={fields.phone} /> : null}
          {shown.has('email') ? <EmailLink email={email} /> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
