import { ROLE_LABELS } from '@psp/contracts/common';
import { PACKAGE_LABELS, UAT_TYPE_LABELS } from '@psp/contracts/organisation-names';
import {
  type OrganisationContact,
  type OrganisationProfile,
  organisationContact,
} from '@psp/contracts/organisation-profile';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { TextField } from '@psp/design-system/text-fields';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Answer, Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { showToast } from '@psp/design-system/toast';
import { Form } from '@psp/features/forms/ui/form';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { membersOf } from '@psp/features/members/ui/area';
import { membersQuery } from '@psp/features/members/ui/queries';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { IdentityForm } from '@psp/features/organisations/ui/identity-form';
import { LogoField } from '@psp/features/organisations/ui/logo-field';
import { OwnPackageCard } from '@psp/features/packages/ui/own-package-card';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { useEditor } from '@psp/remote/editor/use-editor';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { area, profileQuery, profiles } from './queries.ts';
import { strings } from './strings.ts';

/** /uat/profile: the data of the authority, and which of it others see. */
export function ProfilePage() {
  const query = useQuery(profileQuery);
  usePageTitle(strings.title);
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <Loaded query={query}>{(profile) => <Profile profile={profile} />}</Loaded>
    </Page>
  );
}

/** Explains which data of the authority firms and the public see. */
function VisibilityCard() {
  return (
    <Card aria-labelledby="seen">
      <CardHeader id="seen" title={strings.seen} />
      <CardBody>
        <Stack gap={12}>
          <p>
            <strong>{strings.firms}</strong> {strings.firmsText}
          </p>
          <p>
            <strong>{strings.public}</strong> {strings.publicText}
          </p>
          <p>
            <Link href="/uat/community">{strings.community}</Link>
          </p>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** The members who can write for the authority. */
function PeopleCard() {
  const query = useQuery(membersQuery(membersOf('uat')));
  return (
    <Card aria-labelledby="people">
      <CardHeader id="people" title={strings.people} action={<Link href="/uat/members">{strings.allPeople}</Link>} />
      <Loaded query={query} rows={2}>
        {({ members }) => (
          <RowList>
            {members
              .filter(({ role }) => role !== 'viewer')
              .map(({ id, displayName, position, email, role }) => (
                <RowItem key={id} detail={[position, ROLE_LABELS[role]].filter(Boolean).join(', ')}>
                  <strong>{displayName}</strong>
                  <div>
                    <a href={`mailto:${email}`}>{email}</a>
                  </div>
                </RowItem>
              ))}
          </RowList>
        )}
      </Loaded>
    </Card>
  );
}

const contactOf = ({ address, email, phone }: OrganisationProfile): OrganisationContact => ({
  ...{ address, email, phone: phone && showPhone(phone) },
});
const describe = ({ address, email, phone }: OrganisationContact) => [
  { term: strings.address, text: address },
  { term: strings.email, text: email },
  { term: strings.phone, text: phone },
];

/** Contact data, saved as a whole. When a colleague has saved meanwhile, both variants are shown. */
function ContactForm({ profile }: { profile: OrganisationProfile }) {
  const { editor, field, save, isSaved, ...form } = useContact(profile);
  const { kind } = editor.state;
  return (
    <Stack gap={16}>
      <RestoredNotice editor={editor} />
      <EditorConflict
        editor={editor}
        title={strings.conflictTitle}
        lead={() => strings.conflict}
        describe={describe}
        save={save}
      />
      <Form of={{ ...form, submit: () => void save() }} aria-label={strings.contact}>
        <p>{strings.contactText}</p>
        <TextField {...field('address')} label={strings.address} maxLength={300} />
        <TextField {...field('email')} type="email" label={strings.email} maxLength={254} isOptional />
        <TextField
          {...field('phone')}
          type="tel"
          label={strings.phone}
          hint={strings.phoneHint}
          maxLength={30}
          isOptional
        />
        <Button type="submit" isDisabled={kind === 'stale'} isPending={kind === 'saving'} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
      <Answer role="status">{isSaved ? <Notice tone="success">{strings.saved}</Notice> : null}</Answer>
    </Stack>
  );
}

function useContact(profile: OrganisationProfile) {
  const [isSaved, setSaved] = useState(false);
  const client = useQueryClient();
  const read = () => client.fetchQuery({ ...profileQuery, staleTime: 0 });
  const editor = useEditor<OrganisationContact, OrganisationProfile>({
    view: profile,
    blank: contactOf(profile),
    contentOf: contactOf,
    nameOf: () => 'profile:contact',
    save: async (contact, base) => {
      const { version } = base ?? profile;
      await profiles.call('PUT /profile', { body: { version, ...organisationContact.parse(contact) } });
      return read();
    },
    read,
  });
  const ids = { address: useId(), email: useId(), phone: useId() };
  const { save, ...form } = useSavedForm(editor, { schema: organisationContact, ids });
  return {
    ...{ ...form, editor, isSaved: isSaved && !editor.isUnsaved },
    save: async () => {
      setSaved(false);
      if (!(await save())) return;
      setSaved(true);
      showToast({ title: strings.saved, tone: 'success' });
    },
  };
}

function Profile({ profile }: { profile: OrganisationProfile }) {
  const isReadOnly = useIsReadOnly();
  return (
    <Columns>
      <Stack gap={20}>
        <IdentityCard profile={profile} />
        <OwnPackageCard area="uat" />
        <Card aria-labelledby="contact">
          <CardHeader id="contact" title={strings.contact} />
          <CardBody>{isReadOnly ? <ContactFacts profile={profile} /> : <ContactForm profile={profile} />}</CardBody>
        </Card>
        {isReadOnly ? null : <IdentityForm area={area} name={profile.name} />}
      </Stack>
      <Stack gap={20}>
        {isReadOnly ? null : <LogoField area={area} logo={profile.logo} />}
        <PeopleCard />
        <VisibilityCard />
      </Stack>
    </Columns>
  );
}

function IdentityCard({ profile }: { profile: OrganisationProfile }) {
  const { name, logo, cui, uatType, countyCode, memberSince } = profile;
  const offered = profile.package ? PACKAGE_LABELS[profile.package] : null;
  return (
    <Card aria-labelledby="identity">
      <CardHeader id="identity" title={strings.identity} action={<PartnerLogo partner={{ name, logo }} />} />
      <CardBody>
        <DescriptionList
          items={[
            { term: strings.name, detail: name },
            { term: strings.cui, detail: cui ?? strings.none },
            { term: strings.type, detail: uatType ? UAT_TYPE_LABELS[uatType] : strings.none },
            { term: strings.county, detail: countyCode ? COUNTIES[countyCode] : strings.none },
            { term: strings.memberSince, detail: formatDate(memberSince) },
            {
              term: strings.package,
              detail: offered
                ? `${offered.name}. ${strings.packageFor(offered.audience)} ${profile.packagePrice ?? offered.price}.`
                : strings.none,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function ContactFacts({ profile: { address, email, phone } }: { profile: OrganisationProfile }) {
  return (
    <DescriptionList
      items={[
        { term: strings.address, detail: address || strings.none },
        { term: strings.email, detail: email || strings.none },
        { term: strings.phone, detail: phone ? showPhone(phone) : strings.none },
      ]}
    />
  );
}
