import type { ConversationView } from '@psp/contracts/messages';
import { formatDate } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** What is said above the place where messages are written. */
export const Told = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 20px 10px;
  &:empty { display: none; }
  ${media.narrow} { padding: 0 16px 10px; }
`;

/** Said to those who may only read. */
export const ReadsOnly = () => <Notice tone="info" title={strings.readsOnly} />;

/** Why nothing can be written to the other side. */
export function Barred({ locked, bar, refusal }: Pick<ConversationView, 'locked' | 'bar' | 'refusal'>) {
  if (!locked) return <Notice tone="warning" title={bar ? strings.barred[bar] : (refusal ?? strings.barredSomehow)} />;
  return (
    <Notice tone="warning" title={strings.locked}>
      <p>{strings.lockedText(locked.reason, formatDate(locked.at))}</p>
    </Notice>
  );
}
