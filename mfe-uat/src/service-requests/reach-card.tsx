import type { RequestView } from '@psp/contracts/service-requests';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatNumber } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { isConsultation } from '../consultations/life.ts';
import { sideStrings } from './side-strings.ts';

const { reach: strings } = sideStrings;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: 1.3fr 1fr 1fr;
  margin: 0;
  > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 12px 8px 12px 20px; }
  > div + div { border-left: 1px solid var(--line); padding-left: 16px; }
  dt { color: var(--ink-muted); font-size: 0.9375rem; line-height: 1.3; }
  dd { margin: 0; color: var(--blue-900); font-size: 1.625rem; font-weight: 700; line-height: 1.15; }
`;

/**
 * How many firms were told of a sent request, have read it and have answered; nobody is named, and no more is told while offers
 * are sealed.
 */
export function ReachCard({ view }: { view: RequestView }) {
  const { notifiedFirms, views, offerCount, invited, content } = view;
  const answers = isConsultation(view) ? strings.answered : strings.offered;
  const counts: [number, string][] = [
    [notifiedFirms, strings.told(notifiedFirms)],
    [views, strings.read(views)],
    [offerCount, answers(offerCount)],
  ];
  const isOpen = content.visibility === 'all';
  return (
    <Card aria-labelledby="reach">
      <CardHeader id="reach" title={strings.title} />
      <Counts>
        {counts.map(([count, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Counts>
      <CardBody>
        <Under>
          {`${isOpen ? strings.open : strings.invitedOnly} ${invited.length > 0 ? strings.invited(invited.length) : ''}`}
        </Under>
      </CardBody>
    </Card>
  );
}
