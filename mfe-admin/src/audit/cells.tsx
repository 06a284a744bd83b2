import type { AuditItem } from '@psp/contracts/audit';
import { Link } from '@psp/design-system/link';
import { VisuallyHidden } from '@psp/design-system/page';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { styled } from 'styled-components';
import { entityLabel } from './filters.ts';
import { strings } from './strings.ts';

const Change = styled.span`
  svg { width: 16px; height: 16px; margin: 0 4px; color: var(--ink-muted); vertical-align: -0.15em; }
`;

/** From one state to another, in words; an act that keeps the state shows it once. */
export function StateChange({ from, to }: Pick<AuditItem, 'from' | 'to'>) {
  if (!from || !to || from === to) return to ?? from;
  return (
    <Change>
      {from}
      <ArrowRight aria-hidden />
      <VisuallyHidden>{strings.toState}</VisuallyHidden>
      {to}
    </Change>
  );
}

/** The object of an act: its kind, and a link with its title where the association has a page of it. */
export function ActObject({ entity, object }: Pick<AuditItem, 'entity' | 'object'>) {
  if (!object?.href) return entityLabel(entity);
  return <Link href={object.href}>{object.title || entityLabel(entity)}</Link>;
}
