import type { OverseenEntry } from '@psp/contracts/overseen';
import { Page, PageHeader } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import type { ComponentProps, ReactNode } from 'react';
import { TrailCard } from './trail.tsx';

interface RecordPageProps extends Pick<ComponentProps<typeof PageHeader>, 'badge' | 'meta' | 'actions'> {
  title: string;
  /** Number of the request that the record belongs to. */
  number: string;
  /** The list of such records. */
  list: { label: string; href: string };
  trail: { title: string; entries: OverseenEntry[] };
  children: ReactNode;
}

/** Page of a request, a project or an offer of others: its header, its facts and all that was done with it. */
export function RecordPage({ title, number, list, trail, children, ...header }: RecordPageProps) {
  usePageTitle(`${number} ${title}`);
  return (
    <Page width="wide">
      <PageHeader {...header} title={title} breadcrumb={[list, { label: number, isNumber: true }]} />
      {children}
      <TrailCard {...trail} />
    </Page>
  );
}
