import { Page, PageHeader, Row } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

interface NoticePageProps {
  title: string;
  text: string;
  /** True for a notice that appears without a navigation: screen readers announce it. */
  isUrgent?: boolean;
  /** Buttons and links. */
  children?: ReactNode;
}

/** A page that explains why something cannot be shown. */
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
