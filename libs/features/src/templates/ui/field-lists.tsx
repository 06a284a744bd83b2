import { TEMPLATE_PROBLEMS, type TemplateParts } from '@psp/contracts/templates';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  margin: 8px 0 0;
  padding-left: 20px;
  li { overflow-wrap: anywhere; }
`;

/** Placeholders that are written wrongly, each with its place. */
export function ProblemList({ items }: { items: TemplateParts['problems'] }) {
  return (
    <List>
      {items.map(({ problem, around, ...place }, index) => (
        <li key={`${index}-${around}`}>
          {strings.place(place)}, „{around}”: {TEMPLATE_PROBLEMS[problem]}
        </li>
      ))}
    </List>
  );
}

interface FieldListProps<Field> {
  items: readonly Field[];
  noteOf: (field: Field) => string;
}

/** Placeholders, each with its place and a note. */
export function FieldList<Field extends TemplateParts['fields'][number]>({ items, noteOf }: FieldListProps<Field>) {
  return (
    <List>
      {items.map((field) => (
        <li key={field.name}>
          <strong>{field.name}</strong>, {strings.place(field)}: {noteOf(field)}
        </li>
      ))}
    </List>
  );
}
