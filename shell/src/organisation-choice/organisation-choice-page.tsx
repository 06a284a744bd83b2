import { useSession } from '@psp/auth/session';
import { APPLICATION_PATH, returnPath } from '@psp/auth/session/areas';
import { SessionError } from '@psp/auth/session/request';
import { switchOrganisation } from '@psp/auth/session/sign-in';
import type { MembershipView } from '@psp/contracts/accounts';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { ContactLine } from '@psp/features/contact/ui/contact';
import { prefetch } from '@psp/remote/query';
import { usePageTitle } from '@psp/remote/screen';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Answer, Notice } from '@psp/design-system/notice';
import { chosenIn } from './chosen.ts';
import { MembershipList } from './membership-list.tsx';
import { strings } from './strings.ts';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';

/** Fetches the organisations of whoever is signed in. */
export function membershipsLoader(args: LoaderFunctionArgs) {
  return prefetch(args, membershipsQuery());
}

function reasonOf(error: unknown): string {
  if (!(error instanceof SessionError) || !error.message) return strings.failed;
  return error.code === 'auth.second_factor_required' ? `${error.message} ${strings.secondStep}` : error.message;
}

/**
 * Picks the organisation to work for, or takes the one that the navigation has chosen, then goes where `inapoi` asks or to the
 * landing page of that organisation.
 */
export function OrganisationChoicePage() {
  const { data } = useSuspenseQuery(membershipsQuery());
  const organisation = useSession((state) => state.organisation);
  const current = organisation?.id ?? null;
  const { chosen, problem, choose } = useChoice(current);
  useGiven(data.items, choose);
  usePageTitle(strings.title, { hasErrors: problem !== '' });
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
      <Answer role="alert">{problem ? <Notice tone="warning">{problem}</Notice> : null}</Answer>
      <MembershipList items={data.items} current={current} chosen={chosen} onChoose={choose} />
    </Page>
  );
}

function useGiven(items: readonly MembershipView[], choose: (membership: MembershipView) => void): void {
  const given = chosenIn(useLocation().state);
  const isTaken = useRef(false);
  useEffect(() => {
    const wanted = items.find(({ organisation }) => organisation.id === given);
    if (!wanted || isTaken.current) return;
    isTaken.current = true;
    choose(wanted);
  }, [items, given, choose]);
}

function useChoice(current: string | null) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const choose = async ({ organisation }: MembershipView) => {
    if (chosen) return;
    setChosen(organisation.id);
    setProblem('');
    try {
      const next =
        organisation.id === current ? organisation : (await switchOrganisation(organisation.id)).organisation;
      const path = next.status === 'suspended' ? APPLICATION_PATH : returnPath(search.get('inapoi'), next);
      await navigate(path, { replace: true });
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setChosen(null);
    }
  };
  return { chosen, problem, choose: (membership: MembershipView) => void choose(membership) };
}
