import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { usePageTitle } from '@psp/remote/screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CHANGES_PATH, sectionAddress, sectionNamed } from './addresses.ts';
import { CategoriesTab } from './categories-tab.tsx';
import { ConsentsTab } from './consents-tab.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { MailsTab } from './mails-tab.tsx';
import { PricesTab } from './prices-tab.tsx';
import { ReasonsTab } from './reasons-tab.tsx';
import { TextsTab } from './texts-tab.tsx';
import { ThresholdsTab } from './thresholds-tab.tsx';
import { WorkingTimeTab } from './working-time-tab.tsx';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

/** /admin/settings: settings of the portal, with the tab in the address. */
export function SettingsPage() {
  usePageTitle(NAME);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tabs = [
    { key: 'texte', label: strings.texts, content: <TextsTab /> },
    { key: 'praguri', label: strings.thresholds, content: <ThresholdsTab /> },
    { key: 'pachete', label: strings.prices, content: <PricesTab /> },
    { key: 'program', label: strings.time, content: <WorkingTimeTab /> },
    { key: 'categorii', label: strings.categories, content: <CategoriesTab /> },
    { key: 'e-mail', label: strings.mails, content: <MailsTab /> },
    { key: 'acorduri', label: strings.consents, content: <ConsentsTab /> },
    { key: 'motive', label: strings.reasons, content: <ReasonsTab /> },
    { key: 'limite', label: strings.limits, content: <LimitsTab /> },
  ];
  return (
    <Page width="wide">
      <PageHeader
        title={NAME}
        lead={strings.lead}
        actions={<ButtonLink href={CHANGES_PATH}>{strings.changes}</ButtonLink>}
      />
      <Tabs
        label={strings.tabs}
        items={tabs}
        selected={sectionNamed(search.get('sectiune'))}
        onSelect={(key) =>
          void navigate(sectionAddress(sectionNamed(key)), { replace: true, preventScrollReset: true })
        }
      />
    </Page>
  );
}
