import type { BadgeView } from '@psp/contracts/badges';
import { COMPANY_SECTIONS } from '@psp/contracts/company-bodies';
import type { BadgeRule } from '@psp/contracts/company-names';
import type { OwnCompany } from '@psp/contracts/own-company';
import { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from '@psp/contracts/taxonomy-names';
import { Badge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { formatDate } from '@psp/design-system/format';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { BadgeCard } from '@psp/features/badges/ui/badge-card';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { IdentityForm } from '@psp/features/organisations/ui/identity-form';
import { LogoField } from '@psp/features/organisations/ui/logo-field';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { PartsLayout } from '@psp/features/parts/ui/parts-layout';
import { SectionCard } from '@psp/features/parts/ui/section-card';
import { SectionList } from '@psp/features/parts/ui/section-list';
import { UnsavedForms } from '@psp/features/parts/ui/unsaved';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { countyOptions, domainOptions } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { useIsActive } from '@psp/remote/when-active';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { lazy, Suspense, useState } from 'react';
import { CertificatesList } from './certificates-list.tsx';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { CompanySection } from './company-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DiscountsList } from './discounts-list.tsx';
import { lackOf } from './lacks.ts';
import { Lines } from './lines.tsx';
import { PortfolioList } from './portfolio-list.tsx';
import { api, area, type CompanyPart, profileQuery, useWhole } from './queries.ts';
import { ServicesSection } from './services-section.tsx';
import { strings } from './strings.ts';
import { TeamList } from './team-list.tsx';

/** /firma/profile: the content of the firm's public page, readable by all members and editable by owners and editors. */
export function ProfilePage() {
  const query = useQuery(profileQuery);
  return (
    <LoadedPage query={query} title={strings.title}>
      {(company) => <Profile company={company} />}
    </LoadedPage>
  );
}

const ProfilePreview = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).ProfilePreview }));

/** Opens a preview of the public page. */
function Preview({ company }: { company: OwnCompany }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Eye aria-hidden />} onPress={() => setOpen(true)}>
        {strings.preview}
      </Button>
      {isOpen ? (
        <Suspense>
          <ProfilePreview name={company.name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const { badge: words } = strings;

/** Section of the page in which each rule of the badge is met. */
const PLACES: Readonly<Record<BadgeRule, string>> = {
  cui: 'ask',
  register: 'ask',
  certificate: 'certificates',
  contact: 'contact',
};

function describeBadge({ state, lacks, askedAt, verifiedAt }: BadgeView): string {
  if (state === 'asked') return words.asked(formatDate(askedAt ?? ''));
  if (state === 'doubted') return words.doubted;
  if (state === 'given') return words.given(formatDate(verifiedAt ?? ''));
  return lacks.length > 0 ? words.incomplete : words.complete;
}

/** The rules of the verified badge and the button that requests it. */
function BadgeSection({ company }: { company: OwnCompany }) {
  const { badge } = company;
  const { cache } = useWhole(company);
  const ask = useAct({ ...cache, send: () => api.call('POST /profile/badge'), done: words.sent });
  return (
    <BadgeCard
      badge={badge}
      detailOf={(rule, isMet) => (isMet ? null : <a href={`#${PLACES[rule]}`}>{words.go[rule]}</a>)}
    >
      <Stack gap={12}>
        <p>{describeBadge(badge)}</p>
        <AskButton
          act={ask}
          label={words.ask}
          title={words.askTitle}
          isOffered={badge.actions.includes('askBadge')}
          variant="secondary"
        >
          <p>{words.askText}</p>
        </AskButton>
      </Stack>
    </BadgeCard>
  );
}

const { fields, hints } = strings;
const NAMES: Readonly<Record<string, string>> = { ...DOMAINS, ...COUNTIES };

interface CoverageText {
  domains: DomainSlug[];
  servedCounties: CountyCode[];
}

const joinNames = (slugs: readonly string[]) => slugs.map((slug) => NAMES[slug] ?? slug).join(', ');
const describe = ({ domains, servedCounties }: CoverageText) => [
  { term: fields.domains, text: joinNames(domains) },
  { term: fields.servedCounties, text: joinNames(servedCounties) },
];
const COVERAGE: CompanyPart<CoverageText> = {
  ...{ name: 'coverage', path: 'coverage', schema: COMPANY_SECTIONS.coverage, saved: strings.saved, describe },
  of: ({ coverage: { version, ...text } }) => ({ text, version }),
  save: (content, version) => api.call('PUT /profile/coverage', { body: { version, content } }),
};

/** The domains and counties in which the firm works. */
function CoverageSection({ company, mayEdit }: SectionProps) {
  return (
    <SectionCard
      id="coverage"
      title={strings.sections.coverage}
      mayEdit={mayEdit}
      form={(close) => (
        <CompanyPartForm company={company} part={COVERAGE} save={strings.save.coverage} onClose={close}>
          {({ field, change }) => (
            <>
              <CheckboxGroupField
                {...field('domains')}
                onChange={(domains) => change({ domains })}
                label={fields.domains}
                hint={hints.domains}
                options={domainOptions}
              />
              <CheckboxGroupField
                {...field('servedCounties')}
                onChange={(servedCounties) => change({ servedCounties })}
                label={fields.servedCounties}
                hint={hints.servedCounties}
                options={countyOptions}
                chips={strings.allCounties}
                isOptional
              />
            </>
          )}
        </CompanyPartForm>
      )}
    >
      <Lines lines={describe(company.coverage)} />
    </SectionCard>
  );
}

function Profile({ company }: { company: OwnCompany }) {
  usePageTitle(strings.title);
  const isReadOnly = useIsReadOnly();
  const isActive = useIsActive();
  const props = { company, mayEdit: !isReadOnly };
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
            {isReadOnly ? null : <LogoField area={area} logo={company.logo} />}
            {isReadOnly || !isActive ? null : <IdentityForm area={area} name={company.name} />}
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
