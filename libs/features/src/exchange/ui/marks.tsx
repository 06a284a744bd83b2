import type { AlikeReason } from '@psp/contracts/exchange-names';
import { EXCHANGE_STAGE, EXCHANGE_STATUS } from '@psp/contracts/exchange-names';
import type { ExchangeItem, ExchangeView } from '@psp/contracts/exchange';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import Building from 'lucide-react/icons/building-2';
import CircleDot from 'lucide-react/icons/circle-dot';
import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { stageText } from './facts.ts';
import { strings } from './strings.ts';

const Alike = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--fir-700);
  font-weight: 600;
  svg { flex: none; }
`;

const ICONS = { done: undefined, ongoing: <CircleDot aria-hidden />, wanted: <Star aria-hidden /> };

/** Stage of the project, and its status unless it is published. */
export function StageBadges({ project }: { project: ExchangeItem | ExchangeView }) {
  const { stage, status } = project;
  return (
    <>
      {status === 'published' ? null : <StatusBadge status={EXCHANGE_STATUS[status]} />}
      <Badge tone={EXCHANGE_STAGE[stage].tone} icon={ICONS[stage]}>
        {stageText(project)}
      </Badge>
    </>
  );
}

interface AlikeMarkProps {
  reasons: readonly AlikeReason[];
  label?: string;
  words: Record<AlikeReason, string>;
}

/** That the place is like the reader's, and why. */
export function AlikeMark({ reasons, label = strings.alike, words }: AlikeMarkProps) {
  if (reasons.length === 0) return null;
  return (
    <Alike>
      <Building size={17} aria-hidden />
      {`${label} (${reasons.map((reason) => words[reason]).join(', ')})`}
    </Alike>
  );
}
