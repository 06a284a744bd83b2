import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { usePageTitle } from '@psp/remote/screen';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { questionStrings } from '../assistant/strings.ts';
import { CHANGES_PATH, type Section, sectionAddress, sectionNamed } from './addresses.ts';
import { CategoriesTab } from './categories-tab.tsx';
import { ConsentsTab } from './consents-tab.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { MailsTab } from './mails-tab.tsx';
import { PaymentAccountTab } from './payment-account-tab.tsx';
import { PricesTab } from './prices-tab.tsx';
import { ReasonsTab } from './reasons-tab.tsx';
import { TaxonomiesTab } from './taxonomies-tab.tsx';
import { TextsTab } from './texts-tab.tsx';
import { ThresholdsTab } from './thresholds-tab.tsx';
import { WorkingTimeTab } from './working-time-tab.tsx';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

const CONTENT: Readonly<Record<Section, ComponentType>> = {
  texte: TextsTab,
  praguri: ThresholdsTab,
  pachete: PricesTab,
  cont: PaymentAccountTab,
  program: WorkingTimeTab,
  categorii: CategoriesTab,
  liste: TaxonomiesTab,
  'e-mail': MailsTab,
  acorduri: ConsentsTab,
  motive: ReasonsTab,
  limite: LimitsTab,
};
const sections = Object.keys(CONTENT) as Section[];

const Layout = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
`;

/* A column of links; on a phone lines of them. */
const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 4px 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  a {
    display: block;
    padding: 9px 16px;
    border-left: 3px solid transparent;
    color: var(--ink);
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover { background: var(--sunken); }
  a[aria-current] { border-color: var(--blue-600); background: var(--blue-50); color: var(--blue-700); font-weight: 600; }
  a:focus-visible { outline-offset: -3px; }
  ${media.narrow} {
    flex-flow: row wrap;
    padding: 0;
    a { padding-inline: 12px; border: 0; border-bottom: 3px solid transparent; }
  }
  @media print { display: none; }
`;

/** /admin/settings: settings of the portal, with the section in the address. */
export function SettingsPage() {
  usePageTitle(NAME);
  const [search] = useSearchParams();
  const selected = sectionNamed(search.get('sectiune'));
  const Content = CONTENT[selected];
  return (
    <Page width="wide">
      <PageHeader
        title={NAME}
        lead={strings.lead}
        actions={
          <ButtonLink variant="secondary" href={CHANGES_PATH}>
            {strings.changes}
          </ButtonLink>
        }
      />
      <Layout>
        <nav aria-label={strings.sections}>
          <List>
            {sections.map((section) => (
              <li key={section}>
                <Link
                  to={sectionAddress(section)}
                  replace
                  preventScrollReset
                  aria-current={section === selected ? 'page' : undefined}
                >
                  {strings.names[section]}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/admin/assistant/intrebari">{questionStrings.title}</Link>
            </li>
          </List>
        </nav>
        <section aria-label={strings.names[selected]}>
          <Content key={selected} />
        </section>
      </Layout>
    </Page>
  );
}
