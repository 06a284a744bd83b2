import type { PartnerView } from '@psp/contracts/partners';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatLei, formatNumber } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { strings } from './profile-strings.ts';
import { PlainList, Remark } from './plain-list.tsx';

/** Projects completed through the portal, and works described by the company. */
export function Portfolio({ partner }: { partner: PartnerView }) {
  return (
    <Stack gap={20}>
      <CompletedProjects partner={partner} />
      <Works works={partner.portfolio} />
    </Stack>
  );
}

function CompletedProjects({ partner: { projects, completedProjects } }: { partner: PartnerView }) {
  return (
    <Card>
      <CardHeader title={strings.projects} action={formatNumber(completedProjects)} />
      <CardBody>
        {projects.length === 0 ? <p>{strings.noProjects}</p> : null}
        <PlainList>
          {projects.map(({ id, title, category, authority, completedAt }) => (
            <li key={id}>
              <strong>{title ?? (category ? DOMAINS[category] : strings.invitedProject)}</strong>
              <Remark>{strings.finishedOn(authority, completedAt)}</Remark>
              {title === null ? <Remark>{strings.invitedProject}</Remark> : null}
            </li>
          ))}
        </PlainList>
      </CardBody>
      {projects.length < completedProjects ? (
        <CardBody>{strings.shownOf(projects.length, completedProjects)}</CardBody>
      ) : null}
    </Card>
  );
}

function Works({ works }: { works: PartnerView['portfolio'] }) {
  return (
    <Card>
      <CardHeader title={strings.works} action={works.length > 0 ? strings.worksNote : null} />
      <CardBody>
        {works.length === 0 ? <p>{strings.noWorks}</p> : null}
        <PlainList>
          {works.map(({ id, name, year, beneficiary, budget, description, confirmedBy }) => (
            <li key={id}>
              <strong>
                {name}, {year}
              </strong>
              {beneficiary ? <Remark>{`${strings.beneficiary}: ${beneficiary}`}</Remark> : null}
              {budget === null ? null : <Remark>{`${strings.budget}: ${formatLei(budget)}`}</Remark>}
              {description ? <span>{description}</span> : null}
              {confirmedBy ? (
                <div>
                  <Badge tone="success">{strings.confirmedBy(confirmedBy)}</Badge>
                </div>
              ) : null}
            </li>
          ))}
        </PlainList>
      </CardBody>
    </Card>
  );
}
