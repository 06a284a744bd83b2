import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const EXCERPT = 140;

const Text = styled.div`
  min-width: 200px;
  max-width: 44ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${media.narrow} { min-width: 0; }
  @media print { min-width: 0; }
`;

const More = styled.details`
  min-width: 200px;
  max-width: 44ch;
  overflow-wrap: anywhere;
  ${media.narrow} { min-width: 0; }
  summary { min-height: 28px; cursor: pointer; }
  summary u { color: var(--blue-600); }
  &[open] summary u { display: none; }
  div { margin-top: 8px; white-space: pre-line; }
  /* Printed as one continuous text. */
  @media print {
    min-width: 0;
    &, summary, &::details-content, div { display: inline; }
  }
`;

/** A text of a firm. A long text is cut and expands in place; `title` names it for screen readers. */
export function LongText({ title, text }: { title: string; text: string }) {
  if (text.length <= EXCERPT) return <Text>{text || strings.notGiven}</Text>;
  return (
    <More>
      <summary>
        {text.slice(0, EXCERPT)}
        <span {...screenOnly}>… </span>
        <u {...screenOnly}>
          {strings.more}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </u>
      </summary>
      <div>{text.slice(EXCERPT)}</div>
    </More>
  );
}
