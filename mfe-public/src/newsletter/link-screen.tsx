import { ButtonLink } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { usePageHead } from '@psp/remote/page-head';
import { type ReactNode, useEffect, useRef } from 'react';
import { strings } from './strings.ts';

interface LinkScreenProps {
  title: string;
  lead?: string;
  /** True after a press: the title is focused, since the pressed button has been removed. */
  isAnswer?: boolean;
  children?: ReactNode;
}

/** Layout of a page opened from a mail; it is not indexed. */
export function LinkScreen({ title, lead, isAnswer = false, children }: LinkScreenProps) {
  usePageHead({ title, isIndexed: false });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer && title) box.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isAnswer, title]);
  return (
    <div ref={box}>
      <Page width="narrow" isCentred>
        <PageHeader title={title} lead={lead} />
        <noscript>
          <p>{strings.noScript}</p>
        </noscript>
        <Stack gap={24}>{children}</Stack>
      </Page>
    </div>
  );
}

/** True when the service refused the link as no longer valid. */
export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 400);

/** Error of the last press. The button beside it is the retry. */
export function Failure({ error, title = strings.failed }: { error: unknown; title?: string }) {
  if (!error) return null;
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>{errorMessage(error)}</p>
    </Notice>
  );
}

/** Confirmation text with a link to continue. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <>
      <Notice tone="success">
        <p>{children}</p>
      </Notice>
      <div>
        <ButtonLink href="/" variant="secondary">
          {strings.home}
        </ButtonLink>
      </div>
    </>
  );
}
