import { Under } from '@psp/design-system/cells';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/* A telephone has no such keys. */
const WideOnly = styled(Under)`
  margin-top: -12px;
  ${media.narrow} { display: none; }
`;

/** Names the shortcuts that work now: "Alt+A aprobă". Renders nothing without any. */
export function Keys({ shortcuts }: { shortcuts: readonly string[] }) {
  if (shortcuts.length === 0) return null;
  return <WideOnly {...screenOnly}>{strings.shortcuts(shortcuts.join(', '))}</WideOnly>;
}
