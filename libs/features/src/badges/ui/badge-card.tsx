import type { BadgeView } from '@psp/contracts/badges';
import { BADGE_RULES, type BadgeRule, type BadgeState } from '@psp/contracts/company-names';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { RowItem, RowList } from '@psp/design-system/rows';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ReactNode } from 'react';
import { strings } from './strings.ts';

const TONES = { none: 'neutral', asked: 'info', given: 'success', doubted: 'review' } as const satisfies Record<
  BadgeState,
  string
>;

interface BadgeCardProps {
  badge: BadgeView;
  /** Returns the detail shown under a rule. */
  detailOf: (rule: BadgeRule, isMet: boolean) => ReactNode;
  /** Explanation of the state, and the possible acts. */
  children: ReactNode;
}

/** State of a firma's "verified" badge, with each of its rules. */
export function BadgeCard({ badge, detailOf, children }: BadgeCardProps) {
  const { state, lacks, reason, decidedAt } = badge;
  return (
    <Card id="badge" aria-labelledby="badge-title">
      <CardHeader
        id="badge-title"
        title={strings.title}
        action={<Badge tone={TONES[state]}>{strings.states[state]}</Badge>}
      />
      <RowList>
        {BADGE_RULES.map((rule) => {
          const isMet = !lacks.includes(rule);
          return (
            <RowItem
              key={rule}
              icon={isMet ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
              detail={detailOf(rule, isMet)}
            >
              {strings.rules[rule]}: {isMet ? strings.met : strings.unmet}
            </RowItem>
          );
        })}
      </RowList>
      <CardBody>
        {reason ? <p>{strings.lastReason(decidedAt ? formatDate(decidedAt) : '', reason)}</p> : null}
        {children}
      </CardBody>
    </Card>
  );
}
