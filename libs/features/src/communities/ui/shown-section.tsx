import { media } from '@psp/design-system/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  min-width: 0;
  scroll-margin-top: 88px;
  > h2 {
    margin-bottom: 16px;
    color: var(--blue-900);
    font-family: var(--serif, inherit);
    font-size: 1.625rem;
    ${media.narrow} { font-size: 1.375rem; }
  }
  > p + p { margin-top: 0.8em; }
`;

/** Section of a showcase, labelled by its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}
