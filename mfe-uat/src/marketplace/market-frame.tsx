import type { DomainSlug } from '@psp/contracts/taxonomies';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Call = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 20px;
  border-radius: 8px;
  background: var(--blue-900);
  color: #ffffff;
  > div { flex: 1 1 320px; }
`;

interface MarketFrameProps {
  /** The domain that the list is filtered by, which a request begins with. */
  category: DomainSlug | undefined;
  children: ReactNode;
}

/** Title, the list, and the way to one request for all who do such work. */
export function MarketFrame({ category, children }: MarketFrameProps) {
  const mayWrite = !useIsReadOnly();
  usePageTitle(strings.title);
  const href = `/uat/service-requests/new${category ? `?domeniu=${category}` : ''}`;
  const create = mayWrite ? (
    <ButtonLink href={href} icon={<Plus aria-hidden />}>
      {strings.create}
    </ButtonLink>
  ) : null;
  return (
    <Page>
      <PageHeader title={strings.title} lead={mayWrite ? strings.lead : strings.leadToRead} actions={create} />
      {children}
      {mayWrite ? (
        <Call data-on-dark="" aria-label={strings.unsureTitle}>
          <div>
            <strong>{strings.unsureTitle}</strong>
            <p>{strings.unsure(category ? DOMAINS[category] : null)}</p>
          </div>
          <ButtonLink href={href}>{strings.create}</ButtonLink>
        </Call>
      ) : null}
    </Page>
  );
}
