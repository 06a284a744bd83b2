import type { ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatLei } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px 20px;
  margin: 0;
  font-size: 1.0625rem;
  > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  dt { color: var(--ink-muted); }
  dd { margin: 0; }
`;

/** Who, for how much and when; in the narrow column of the page. */
export function Facts({ project }: { project: ProjectView }) {
  const { facts } = strings;
  const { request, startedAt, deliveredAt, dueOn } = project;
  const items = [
    { term: facts.firma, detail: <Link href={`/partener/${project.firma.id}`}>{project.firma.name}</Link> },
    { term: facts.uat, detail: project.uat.name },
    { term: facts.request, detail: <Link href={`/uat/service-requests/${request.id}`}>{request.number}</Link> },
    { term: facts.price, detail: facts.vat(formatLei(project.price), project.vatRate) },
    { term: facts.delivery, detail: common.days(project.deliveryDays) },
    ...(dueOn ? [{ term: facts.due, detail: formatDate(dueOn) }] : []),
    ...(startedAt ? [{ term: facts.started, detail: formatDate(startedAt) }] : []),
    ...(deliveredAt ? [{ term: facts.delivered, detail: formatDate(deliveredAt) }] : []),
  ];
  return (
    <Card>
      <CardHeader title={facts.title} />
      <CardBody>
        <List>
          {items.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}
