import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { LinkTabs } from '@psp/features/tabs/ui/link-tabs';
import { usePageTitle } from '@psp/remote/screen';
import type { ReactNode } from 'react';
import { gapStrings, opinionStrings, questionStrings, strings, synonymStrings, spending } from './strings.ts';

const TABS = {
  gaps: { href: '/admin/assistant', label: gapStrings.tab, ...headOf(gapStrings) },
  questions: { href: '/admin/assistant/intrebari', label: questionStrings.title, ...headOf(questionStrings) },
  synonyms: { href: '/admin/assistant/sinonime', label: synonymStrings.title, ...headOf(synonymStrings) },
  uses: { href: '/admin/assistant/consum', label: spending.title, ...headOf(spending) },
  opinions: { href: '/admin/assistant/pareri', label: opinionStrings.title, ...headOf(opinionStrings) },
} as const;

function headOf({ title, lead }: Record<'title' | 'lead', string>) {
  return { title, lead };
}

interface OfficePageProps {
  current: keyof typeof TABS;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the assistant's office, with the tabs of all of them. */
export function OfficePage({ current, actions, children }: OfficePageProps) {
  const { title, lead } = TABS[current];
  usePageTitle(title);
  const items = Object.entries(TABS).map(([key, { href, label }]) => ({
    ...{ key, href, label },
    isCurrent: key === current,
  }));
  return (
    <Page width="wide">
      <PageHeader title={title} lead={lead} actions={actions} />
      <Stack gap={24}>
        <LinkTabs of="pages" label={strings.name} items={items} />
        {children}
      </Stack>
    </Page>
  );
}
