import type { UnansweredItem } from '@psp/contracts/unanswered';
import { Under } from '@psp/design-system/cells';
import { styled } from 'styled-components';
import { unansweredStrings as strings } from './unanswered-strings.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding-left: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** Requirements of a request that an offer leaves unanswered, each with its words that the offer lacks. */
export const UnansweredList = ({ items }: { items: readonly UnansweredItem[] }) => (
  <List>
    {items.map(({ text, words }, index) => (
      <li key={`${index} ${text}`}>
        {text}
        <Under>{strings.words(words)}</Under>
      </li>
    ))}
  </List>
);
