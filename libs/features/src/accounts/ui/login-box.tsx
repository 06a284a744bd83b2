import { Page, publicTitle } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  width: 100%;
  max-width: 520px;
  margin: 16px auto 0;
  padding: 32px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  ${publicTitle}
  ${media.narrow} { margin-top: 0; padding: 20px; }
`;

/** Card around the content of the sign-in pages. */
export function LoginBox({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <Page>
      <Box ref={ref}>{children}</Box>
    </Page>
  );
}
