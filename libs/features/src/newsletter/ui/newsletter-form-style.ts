import { controlStyle } from '@psp/design-system/control';
import { bareFieldset } from '@psp/design-system/fieldset';
import { visuallyHidden } from '@psp/design-system/visually-hidden';
import { styled } from 'styled-components';

export const Box = styled.form`
  display: grid;
  gap: 8px;
  max-width: 520px;
`;

export const Label = styled.label`
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.4;
`;

/* Beside the field, or below it where both do not fit. */
export const Fields = styled.fieldset`
  ${bareFieldset}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Input = styled.input`
  ${controlStyle}
  flex: 1 1 220px;
  width: auto;
`;

export const Honeypot = styled.div`${visuallyHidden}`;

/* Always in the page, so that what appears in it is read out; with a ground of its own, as the box may stand on a dark one. */
export const Problem = styled.p`
  margin: 0;
  color: var(--brick-700);
  font-size: 1rem;
  font-weight: 600;
  padding: 8px 12px;
  border-radius: 4px;
  background: var(--brick-100);
  /* No row of its own while there is nothing in it. */
  &:empty { position: absolute; padding: 0; }
`;

export const Consent = styled.p`
  margin: 0;
  font-size: 0.9375rem;
  line-height: 1.5;
  a { color: inherit; text-decoration: underline; }
`;

export const Done = styled.div`
  max-width: 520px;
  color: var(--ink);
  outline-offset: 4px;
`;
