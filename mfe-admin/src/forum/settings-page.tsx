import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { CategoriesCard } from './categories-card.tsx';
import { strings } from './strings.ts';
import { WordsCard } from './words-card.tsx';

/** Categories of the forum with who reads them, and the words that hold a post back. */
export function ForumSettingsPage() {
  usePageTitle(strings.settingsTitle);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.settingsTitle}
        breadcrumb={[{ label: strings.forum, href: '/admin/forum' }, { label: strings.settingsTitle }]}
      />
      <Stack gap={24}>
        <CategoriesCard />
        <WordsCard />
      </Stack>
    </Page>
  );
}
