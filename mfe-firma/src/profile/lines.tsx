import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Said = styled.span`
  white-space: pre-line;
`;

/** A day of a form in words, or what was typed instead. */
export const shownDay = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? formatDate(day) : day);

/** Facts of a section as it stands. */
export function Lines({ lines }: { lines: readonly { term: string; text: string }[] }) {
  return (
    <DescriptionList
      items={lines.map(({ term, text }) => ({ term, detail: text ? <Said>{text}</Said> : strings.none }))}
    />
  );
}
