import type { OfferStatus } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { PageHeader } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { strings as opportunities } from '../opportunities/strings.ts';
import { editor } from './strings.ts';

interface HeaderProps {
  view: OpportunityView;
  /** Where the offer is only to be read. */
  title?: string;
  /** "Pasul 1 din 2: oferta". */
  step?: string;
  hasErrors?: boolean;
}

const TITLES: Partial<Record<OfferStatus, string>> = { to_confirm: editor.titleConfirm, submitted: editor.titleRevise };

/** Title of the page on which an offer is written, and of its tab. */
export function OfferHeader({ view, title: given, step, hasErrors = false }: HeaderProps) {
  const writing = TITLES[view.offer?.status ?? 'draft'] ?? editor.title;
  const title = given ?? writing;
  usePageTitle(`${title} ${editor.for(view.number, view.title)}`, { hasErrors });
  return (
    <PageHeader
      title={title}
      lead={editor.for(view.number, view.title)}
      breadcrumb={[
        { label: opportunities.title, href: '/firma/opportunities' },
        { label: view.number, isNumber: true, href: `/firma/opportunities/${view.id}` },
        { label: editor.crumb },
      ]}
      meta={step ? [<strong key="step">{step}</strong>] : undefined}
    />
  );
}
