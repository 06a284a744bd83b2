import type { OwnCompany } from '@psp/contracts/own-company';
import { Badge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { IdentityForm } from '@psp/features/organisations/ui/identity-form';
import { LogoField } from '@psp/features/organisations/ui/logo-field';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { PartsLayout } from '@psp/features/parts/ui/parts-layout';
import { SectionList } from '@psp/features/parts/ui/section-list';
import { UnsavedForms } from '@psp/features/parts/ui/unsaved';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useIsActive } from '@psp/remote/when-active';
import { useQuery } from '@tanstack/react-query';
import { BadgeSection } from './badge-section.tsx';
import { CertificatesList } from './certificates-list.tsx';
import { CompanySection } from './company-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { DiscountsList } from './discounts-list.tsx';
import { lackOf } from './lacks.ts';
import { PortfolioList } from './portfolio-list.tsx';
import { Preview } from './preview.tsx';
import { area, profileQuery } from './queries.ts';
import { ServicesSection } from './services-section.tsx';
import { strings } from './strings.ts';
import { TeamList } from './team-list.tsx';

/** /firma/profile: what the firm's public page shows, read by all its people and edited by those who write for it. */
export function ProfilePage() {
  const query = useQuery(profileQuery);
  return (
    <LoadedPage query={query} title={strings.title}>
      {(company) => <Profile company={company} />}
    </LoadedPage>
  );
}

function Profile({ company }: { company: OwnCompany }) {
  usePageTitle(strings.title);
  const readsOnly = useReadsOnly();
  const isActive = useIsActive();
  const props = { company, mayEdit: !readsOnly };
  return (
    <UnsavedForms>
      <Page>
        <PageHeader
          title={strings.title}
          badge={company.isVerified ? <Badge tone="success">{strings.verified}</Badge> : null}
          lead={isActive ? strings.lead : strings.leadBefore}
          actions={
            <>
              <Preview company={company} />
              {isActive ? (
                <ButtonLink variant="secondary" href={`/partener/${company.id}`}>
                  {strings.toPublic}
                </ButtonLink>
              ) : null}
            </>
          }
        />
        <PartsLayout>
          <SectionList lacks={lackOf(company)} names={strings.sections} />
          <Stack gap={20}>
            <CompanySection {...props} />
            <ContactSection {...props} />
            <ServicesSection {...props} />
            <CoverageSection {...props} />
            <CertificatesList {...props} />
            <PortfolioList {...props} />
            <TeamList {...props} />
            <DiscountsList {...props} />
          </Stack>
          <Stack gap={20}>
            <Identity company={company} />
            {isActive ? <BadgeSection company={company} /> : null}
            {readsOnly ? null : <LogoField area={area} logo={company.logo} />}
            {readsOnly || !isActive ? null : <IdentityForm area={area} name={company.name} />}
          </Stack>
        </PartsLayout>
      </Page>
    </UnsavedForms>
  );
}

function Identity({ company: { name, logo, cui, memberSince } }: { company: OwnCompany }) {
  const isActive = useIsActive();
  return (
    <Card aria-labelledby="identity">
      <CardHeader id="identity" title={strings.identity} action={<PartnerLogo partner={{ name, logo }} />} />
      <CardBody>
        <FactList
          items={[
            { term: strings.fields.name, detail: name },
            { term: strings.fields.cui, detail: cui },
            ...(isActive ? [{ term: strings.memberSince, detail: formatDate(memberSince) }] : []),
          ]}
        />
      </CardBody>
    </Card>
  );
}
