import type { Terms } from '@psp/contracts/amendments';
import type { ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatLei } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { styled } from 'styled-components';
import type { ProjectProps } from './area.ts';
import { strings } from './strings.ts';

const { facts } = strings;

const List = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;
  font-size: 1.0625rem;
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
  dt { color: var(--ink-muted); }
  dd { margin: 0 0 0 auto; min-width: 0; overflow-wrap: anywhere; text-align: end; }
`;

/* What was agreed before the first change of it. */
const firstTerms = ({ amendments = [] }: ProjectView): Terms | undefined =>
  amendments.findLast(({ status }) => status === 'accepted')?.before;

/** Who, for how much and when. */
export function Facts({ area, project }: ProjectProps) {
  const first = firstTerms(project);
  const { request, uat, firma, price, vatRate, priceWithVat, deliveryDays, dueOn, createdAt } = project;
  const items = [
    { term: facts.request, detail: <Link href={`${area.requests}/${request.id}`}>{request.number}</Link> },
    { term: facts.uat, detail: uat.name },
    { term: facts.firma, detail: <Link href={`/partener/${firma.id}`}>{firma.name}</Link> },
    ...(first && first.price !== price ? [{ term: facts.firstPrice, detail: formatLei(first.price) }] : []),
    { term: facts.price, detail: formatLei(price) },
    { term: facts.priceWithVat(vatRate), detail: formatLei(priceWithVat) },
    { term: facts.delivery, detail: facts.days(deliveryDays) },
    ...(first?.dueOn && first.dueOn !== dueOn ? [{ term: facts.firstDue, detail: formatDate(first.dueOn) }] : []),
    { term: facts.due, detail: dueOn ? formatDate(dueOn) : strings.noDue },
    { term: facts.opened, detail: formatDate(createdAt) },
  ];
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={facts.title} />
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
