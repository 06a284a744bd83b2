import type { RequestView } from '@psp/contracts/service-requests';
import type { PurchaseLimit } from '@psp/contracts/thresholds';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatLei } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isConsultation } from '../consultations/life-cycle.ts';
import { alikeHref } from './request-address.ts';
import { sideStrings } from './side-strings.ts';
import { usePurchaseLimit } from './use-purchase-limit.ts';

const { threshold: strings } = sideStrings;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 40px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Bar = styled.div`
  display: flex;
  height: 10px;
  margin: 6px 0 8px;
  border-radius: 5px;
  overflow: hidden;
  background: var(--line);
  forced-color-adjust: none;
  print-color-adjust: exact;
  > span { border-right: 2px solid var(--surface); }
`;

const Key = styled.ul`
  li { display: grid; grid-template-columns: 12px minmax(0, 1fr) auto; align-items: baseline; gap: 8px; }
  strong { font-variant-numeric: tabular-nums; }
`;

const Mark = styled.span`
  width: 12px;
  height: 12px;
  border-radius: 3px;
  align-self: center;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

type Part = 'own' | 'alike' | 'rest';
const COLOURS: Record<Part, string> = { own: 'var(--blue-600)', alike: '#6e9acb', rest: 'var(--line)' };

/** Compares the budget of an undecided request, together with similar requests, with the direct-purchase threshold. */
export function ThresholdCard({ view }: { view: RequestView }) {
  const { category, budgetMin, budgetMax } = view.content;
  const budget = budgetMax || budgetMin || 0;
  const isOpen = view.status === 'draft' || view.status === 'sent';
  const isCompared = isOpen && category !== null && budget > 0 && !isConsultation(view);
  const limit = usePurchaseLimit(view.content, view.id);
  return isCompared && limit ? <Threshold id={view.id} budget={budget} limit={limit} /> : null;
}

interface ThresholdProps {
  id: string;
  budget: number;
  limit: PurchaseLimit;
}

function Threshold({ id, budget, limit }: ThresholdProps) {
  const { amount, kind } = limit;
  const left = amount - budget - limit.alikeTotal;
  return (
    <Card aria-labelledby="threshold">
      <CardHeader id="threshold" title={strings.title} action={strings.law} />
      <CardBody>
        <Halves>
          <div>
            <p>
              <strong>{left < 0 ? strings.over(-left) : strings.left(left)}</strong>{' '}
              {left < 0 ? strings.limit(amount, kind) : strings.upTo(amount, kind)}
            </p>
            <Under>{budget > amount ? strings.passed : strings.warns}</Under>
          </div>
          <ThresholdChart id={id} budget={budget} limit={limit} left={left} />
        </Halves>
      </CardBody>
    </Card>
  );
}

function ThresholdChart({ id, budget, limit, left }: ThresholdProps & { left: number }) {
  const { amount, alike, alikeTotal } = limit;
  const whole = Math.max(amount, budget + alikeTotal);
  const width = (part: number) => `${(part / whole) * 100}%`;
  const named = (
    <span>
      <Link href={alikeHref(id)}>{strings.alike(alike)}</Link>
      {strings.months}
    </span>
  );
  const parts: { key: Part; label: ReactNode; value: number }[] = [
    { key: 'own', label: strings.own, value: budget },
    ...(alike > 0 ? [{ key: 'alike' as const, label: named, value: alikeTotal }] : []),
    ...(left > 0 ? [{ key: 'rest' as const, label: strings.rest, value: left }] : []),
  ];
  return (
    <div>
      <Bar role="img" aria-label={strings.share(Math.round(((budget + alikeTotal) / amount) * 100))}>
        {parts.map(({ key, value }) =>
          key === 'rest' ? null : <span key={key} style={{ width: width(value), background: COLOURS[key] }} />,
        )}
      </Bar>
      <Key>
        {parts.map(({ key, label, value }) => (
          <li key={key}>
            <Mark style={{ background: COLOURS[key] }} />
            {label}
            {value > 0 ? <strong>{formatLei(value)}</strong> : null}
          </li>
        ))}
      </Key>
    </div>
  );
}
