import { PARTNER_PACKAGE } from '@psp/contracts/benefits';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { OwnPackageCard } from '@psp/features/packages/ui/own-package-card';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { BENEFITS_PATH, benefitsQuery } from './queries.ts';
import { strings as all } from './strings.ts';

const strings = all.package;
const ASK = `/support?subiect=${encodeURIComponent(strings.subject)}`;

/** /firma/network/beneficii/pachet: what the package holds, what it costs and how to change it. */
export function PackagePage() {
  usePageTitle(strings.pageTitle);
  const query = useQuery(benefitsQuery());
  return (
    <LoadedPage query={query} title={strings.pageTitle}>
      {({ year, package: holds }) => (
        <Page>
          <PageHeader
            title={strings.pageTitle}
            lead={strings.lead}
            breadcrumb={[{ label: all.title, href: BENEFITS_PATH }, { label: strings.pageTitle }]}
          />
          <Stack gap={16}>
            <OwnPackageCard area="firma" />
            <Card aria-label={strings.contents}>
              <CardHeader title={strings.contents} />
              <CardBody>
                <ul>
                  {strings.contentsOf(year, holds).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </CardBody>
            </Card>
            <Card aria-label={strings.cost}>
              <CardHeader title={strings.cost} />
              <CardBody>
                <strong>{holds.price ?? PARTNER_PACKAGE.noPrice}</strong>
                {holds.price ? null : <p>{strings.costText}</p>}
              </CardBody>
            </Card>
            <Card aria-label={strings.change}>
              <CardHeader title={strings.change} />
              <CardBody>
                <Stack gap={12}>
                  <p>{strings.changeText}</p>
                  <div>
                    <ButtonLink href={ASK}>{strings.ask}</ButtonLink>
                  </div>
                </Stack>
              </CardBody>
            </Card>
          </Stack>
        </Page>
      )}
    </LoadedPage>
  );
}
