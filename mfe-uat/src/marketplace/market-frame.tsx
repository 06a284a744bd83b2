import { type DomainSlug, DOMAINS } from '@psp/contracts/taxonomies';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader, VisuallyHidden } from '@psp/design-system/page';
import { Skeleton } from '@psp/design-system/skeleton';
import { Choice, Choices } from '@psp/features/choices/ui/choices';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { partnerList, solutionList } from './filters.ts';
import { MemberGrid } from './member-card.tsx';
import { strings } from './strings.ts';

const CallToAction = styled.aside`
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
  /** Domain filter of the list, preset in a new request. */
  category: DomainSlug | undefined;
  children: ReactNode;
}

/** Frame of the marketplace lists: title, content, and a link to write one request to all firms of a domain. */
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
        <CallToAction data-on-dark="" aria-label={strings.unsureTitle}>
          <div>
            <strong>{strings.unsureTitle}</strong>
            <p>{strings.unsure(category ? DOMAINS[category] : null)}</p>
          </div>
          <ButtonLink href={href}>{strings.create}</ButtonLink>
        </CallToAction>
      ) : null}
    </Page>
  );
}

interface ViewsProps {
  current: 'partners' | 'solutions' | 'favourites';
  /** Number of favourites; null while unknown. */
  favourites: number | null;
  /** Ids of the firms chosen for comparison, joined by commas. */
  compare?: string;
}

/** Links to the views of the marketplace. */
export function Views({ current, favourites, compare = '' }: ViewsProps) {
  const views = [
    { key: 'partners', label: strings.partners, href: partnerList.address({ compare }) },
    { key: 'solutions', label: strings.solutions, href: solutionList.address({}) },
    {
      key: 'favourites',
      label: favourites === null ? strings.onlyFavourites : strings.favourites(favourites),
      href: partnerList.address({ favourites: '1', compare }),
    },
  ];
  return (
    <nav aria-label={strings.views}>
      <Choices>
        {views.map(({ key, label, href }) => (
          <li key={key}>
            <Choice to={href} aria-current={key === current ? 'page' : undefined}>
              {label}
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  );
}

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Placeholder cards shown while a list loads. */
export function Skeletons() {
  return (
    <div role="status">
      <VisuallyHidden>{strings.loading}</VisuallyHidden>
      <MemberGrid aria-hidden>
        {CARDS.map((key) => (
          <li key={key}>
            <Skeleton height={300} />
          </li>
        ))}
      </MemberGrid>
    </div>
  );
}
