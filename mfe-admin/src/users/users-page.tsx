import { strings as navigation } from '@psp/contracts/navigation-strings';
import { Page, PageHeader } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { usePageTitle } from '@psp/remote/screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sectionAddress, sectionOf } from './filters.ts';
import { strings } from './strings.ts';
import { Organisations } from './organisations.tsx';
import { People } from './people.tsx';

/** Everybody in the portal, as organisations and as people; tab and filters stand in the address. */
export function UsersPage() {
  usePageTitle(navigation.users);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tabs = [
    { key: 'organizatii', label: strings.organisations, content: <Organisations /> },
    { key: 'persoane', label: strings.people, content: <People /> },
  ];
  return (
    <Page width="wide">
      <PageHeader title={navigation.users} lead={strings.lead} />
      <Tabs
        label={strings.tabs}
        items={tabs}
        selected={sectionOf(search)}
        onSelect={(key) =>
          void navigate(sectionAddress(key === 'persoane' ? 'persoane' : 'organizatii'), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </Page>
  );
}
