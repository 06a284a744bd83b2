import { useSession } from '@psp/auth/session';
import { APPLICATION_PATH, returnPath } from '@psp/auth/session/areas';
import { switchOrganisation } from '@psp/auth/session/sign-in';
import type { MembershipView } from '@psp/contracts/accounts';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { ContactLine } from '@psp/features/contact/ui/contact';
import { useAct } from '@psp/remote/act/use-act';
import { prefetch } from '@psp/remote/query';
import { usePageTitle } from '@psp/remote/screen';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Answer, Notice } from '@psp/design-system/notice';
import { chosenIn } from './chosen.ts';
import { MembershipList } from './membership-list.tsx';
import { strings } from './strings.ts';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { switchProblem } from '@psp/features/accounts/ui/switch-problem';

/** Fetches the organisations of whoever is signed in. */
export function membershipsLoader(args: LoaderFunctionArgs) {
  return prefetch(args, membershipsQuery());
}

/**
 * Picks the organisation to work for, or takes the one that the navigation has chosen, then goes where `inapoi` asks or to the
 * landing page of that organisation.
 */
export function OrganisationChoicePage() {
  const { data } = useSuspenseQuery(membershipsQuery());
  const organisation = useSession((state) => state.organisation);
  const current = organisation?.id ?? null;
  const { chosen, error, choose } = useChoice(current);
  useGiven(data.items, choose);
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
