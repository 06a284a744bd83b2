import { strings as partners } from './strings.ts';
import { styled } from 'styled-components';
import { strings } from './profile-strings.ts';

const Small = styled.small`
  display: block;
  color: var(--ink-muted);
  font-size: 1rem;
`;

/** How soon the company usually answers, and what that means. */
export function ResponseTime({ answers, hours }: { answers: number; hours: number }) {
  return (
    <>
      {partners.response(hours)}
      <Small>{strings.responseExplained(answers)}</Small>
    </>
  );
}
