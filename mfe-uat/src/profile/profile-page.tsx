import { type OrganisationProfile } from '@psp/contracts/organisation-profile';
import { PACKAGE_LABELS, UAT_TYPE_LABELS } from '@psp/contracts/organisation-names';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { IdentityForm } from '@psp/features/organisations/ui/identity-form';
import { LogoField } from '@psp/features/organisations/ui/logo-field';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { ContactForm } from './contact-form.tsx';
import { People } from './people.tsx';
import { area, profileQuery } from './queries.ts';
import { Seen } from './seen.tsx';
import { strings } from './strings.ts';

/** /uat/profile: what the authority is in the portal, and what of it others see. */
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

function Profile({ profile }: { profile: OrganisationProfile }) {
  const readsOnly = useReadsOnly();
  return (
    <Columns>
      <Stack gap={20}>
        <Identity profile={profile} />
        <Card aria-labelledby="contact">
          <CardHeader id="contact" title={strings.contact} />
          <CardBody>{readsOnly ? <ContactToRead profile={profile} /> : <ContactForm profile={profile} />}</CardBody>
        </Card>
        {readsOnly ? null : <IdentityForm area={area} name={profile.name} />}
      </Stack>
      <Stack gap={20}>
        {readsOnly ? null : <LogoField area={area} logo={profile.logo} />}
        <People />
        <Seen />
      </Stack>
    </Columns>
  );
}

function Identity({ profile }: { profile: OrganisationProfile }) {
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

function ContactToRead({ profile: { address, email, phone } }: { profile: OrganisationProfile }) {
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
