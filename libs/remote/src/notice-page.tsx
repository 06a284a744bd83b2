import { Page, PageHeader, Row } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

interface NoticePageProps {
  title: string;
  text: string;
  /** Read out by screen readers when it appears, for what no navigation has led to. */
  isUrgent?: boolean;
  /** Buttons and links: the ways on. */
  children?: ReactNode;
}

/** A page that says why something cannot be shown. */
export function NoticePage({ title, text, isUrgent = false, children }: NoticePageProps) {
  usePageTitle(title);
  return (
    <Page>
      <div role={isUrgent ? 'alert' : undefined}>
        <PageHeader title={title} lead={text} />
      </div>
      {children ? <Row>{children}</Row> : null}
    </Page>
  );
}
