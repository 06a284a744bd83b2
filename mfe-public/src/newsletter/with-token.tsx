import { handsFocusOn } from '@psp/remote/focus';
import { Fragment, type ReactNode } from 'react';
import { LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { useToken } from './use-link.ts';

interface WithTokenProps {
  /** Until the token was looked for. */
  title: string;
  /** For who came without a link. */
  otherwise: ReactNode;
  children: (token: string) => ReactNode;
}

/** What a mail's link opens, anew for each token: a second link in the same tab changes the address and loads no page. */
export function WithToken({ title, otherwise, children }: WithTokenProps) {
  const token = useToken();
  if (token === null) return <Looking title={title} />;
  return token === '' ? otherwise : <Fragment key={token}>{children(token)}</Fragment>;
}

/* The title of what comes takes its focus. */
const Looking = ({ title }: { title: string }) => (
  <div ref={(box) => handsFocusOn(box?.querySelector('h1') ?? null)}>
    <LinkScreen title={title} lead={strings.working} />
  </div>
);
