import { handsFocusOn } from '@psp/remote/focus';
import { Fragment, type ReactNode } from 'react';
import { LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { useToken } from './use-link.ts';

interface WithTokenProps {
  /** Title until the token is read. */
  title: string;
  /** Rendered without a token. */
  otherwise: ReactNode;
  children: (token: string) => ReactNode;
}

/** Renders `children` with the token, remounted per token: a second link in the same tab changes the address without a load. */
export function WithToken({ title, otherwise, children }: WithTokenProps) {
  const token = useToken();
  if (token === null) return <Looking title={title} />;
  return token === '' ? otherwise : <Fragment key={token}>{children(token)}</Fragment>;
}

/* Shown until the token is read; the title of the next screen then takes the focus. */
const Looking = ({ title }: { title: string }) => (
  <div ref={(box) => handsFocusOn(box?.querySelector('h1') ?? null)}>
    <LinkScreen title={title} lead={strings.working} />
  </div>
);
