import { useSession } from '@psp/auth/session';
import { APPLICATION_PATH, returnPath } from '@psp/auth/session/areas';
import { switchOrganisation } from '@psp/auth/session/sign-in';
import type { MembershipView } from '@psp/contracts/accounts';
import { type Kind, ROLE_LABELS } from '@psp/contracts/common';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { StatusBadge } from '@psp/design-system/badge';
import { Link } from '@psp/design-system/link';
import { Answer, Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { switchProblem } from '@psp/features/accounts/ui/switch-problem';
import { ContactLine } from '@psp/features/contact/ui/contact';
import { useAct } from '@psp/remote/act/use-act';
import { prefetch } from '@psp/remote/query';
import { usePageTitle } from '@psp/remote/screen';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { chosenIn } from './chosen.ts';
import { strings } from './strings.ts';

/** Loads the organisations of the signed-in user. */
export function membershipsLoader(args: LoaderFunctionArgs) {
  return prefetch(args, membershipsQuery());
}

const icons: Record<Kind, LucideIcon> = { uat: Landmark, firma: Building2, admin: ShieldCheck };

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto 20px;
  gap: 4px 16px;
  align-items: center;
  width: 100%;
  padding: 16px;
  border: 1px solid var(--control);
  border-radius: 8px;
  background: var(--surface);
  text-align: left;
  cursor: pointer;
  > svg:first-child { padding: 10px; border-radius: 8px; background: var(--blue-100); color: var(--blue-700); }
  > svg:last-child { color: var(--blue-600); }
  &:hover { border-color: var(--blue-600); background: var(--blue-50); }
  &[aria-disabled='true'] { cursor: progress; opacity: 0.7; }
  ${media.narrow} {
    grid-template-columns: 44px minmax(0, 1fr) 20px;
    > span:nth-of-type(2) { grid-column: 2; grid-row: 2; }
  }
`;

const Words = styled.span`
  font-size: 1rem;
  line-height: 1.4;
  color: var(--ink-muted);
  strong { display: block; color: var(--blue-700); font-size: 1.125rem; font-weight: 650; overflow-wrap: anywhere; }
`;

interface MembershipListProps {
  items: readonly MembershipView[];
  /** Id of the organisation of the session. */
  current: string | null;
  /** Id of the organisation that is being opened. */
  chosen: string | null;
  onChoose: (membership: MembershipView) => void;
}

/** One button per organisation with its kind, the user's role, and its status unless approved. */
function MembershipList({ items, current, chosen, onChoose }: MembershipListProps) {
  return (
    <List>
      {items.map((membership) => {
        const { organisation, role } = membership;
        const Icon = icons[organisation.kind];
        const isCurrent = organisation.id === current;
        return (
          <li key={organisation.id}>
            <Choice
              type="button"
              aria-current={isCurrent ? 'true' : undefined}
              aria-disabled={chosen !== null}
              onClick={() => onChoose(membership)}
            >
              <Icon size={44} aria-hidden />
              <Words>
                <strong>{organisation.name}</strong>
                <OwnText>
                  {[
                    `${strings.kinds[organisation.kind]}, ${strings.role(ROLE_LABELS[role])}`,
                    ...(isCurrent ? [strings.current] : []),
                    ...(chosen === organisation.id ? [strings.opening] : []),
                  ].join(' · ')}
                </OwnText>
              </Words>
              <span>
                {organisation.status === 'approved' ? null : (
                  <StatusBadge status={APPLICATION_LABELS[organisation.status]} />
                )}
              </span>
              <ChevronRight size={20} aria-hidden />
            </Choice>
          </li>
        );
      })}
    </List>
  );
}

/**
 * Page that switches the organisation, or switches by itself to the one given in the navigation's `state`. It then navigates
 * to `?inapoi=` or to the landing page of the organisation.
 */
export function OrganisationChoicePage() {
  const { data } = useSuspenseQuery(membershipsQuery());
  const organisation = useSession((state) => state.organisation);
  const current = organisation?.id ?? null;
  const { chosen, error, choose } = useChoice(current);
  useChoiceFromState(data.items, choose);
  usePageTitle(strings.title, { hasErrors: error !== null });
  return (
    <Page width="narrow">
      <PageHeader title={strings.title} lead={data.items.length > 1 ? strings.lead : strings.single} />
      {organisation?.status === 'suspended' ? (
        <Notice tone="warning">
          <span>
            <strong>{strings.suspended(organisation.name)}</strong> {strings.suspendedText}
          </span>
          <Link href={APPLICATION_PATH}>{strings.reason}</Link>
          <ContactLine />
        </Notice>
      ) : null}
      <Answer role="alert">{error ? <Notice tone="warning">{switchProblem(error)}</Notice> : null}</Answer>
      <MembershipList items={data.items} current={current} chosen={chosen} onChoose={choose} />
    </Page>
  );
}

function useChoiceFromState(items: readonly MembershipView[], choose: (membership: MembershipView) => void): void {
  const chosenId = chosenIn(useLocation().state);
  const isTaken = useRef(false);
  useEffect(() => {
    const wanted = items.find(({ organisation }) => organisation.id === chosenId);
    if (!wanted || isTaken.current) return;
    isTaken.current = true;
    choose(wanted);
  }, [items, chosenId, choose]);
}

function useChoice(current: string | null) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { run, isPending, input, error } = useAct({
    send: async ({ organisation }: MembershipView) => {
      const next =
        organisation.id === current ? organisation : (await switchOrganisation(organisation.id)).organisation;
      const path = next.status === 'suspended' ? APPLICATION_PATH : returnPath(search.get('inapoi'), next);
      await navigate(path, { replace: true });
    },
  });
  return { chosen: isPending && input ? input.organisation.id : null, error, choose: run };
}
