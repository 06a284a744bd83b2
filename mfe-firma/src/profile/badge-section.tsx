import type { BadgeView } from '@psp/contracts/badges';
import type { BadgeRule } from '@psp/contracts/company-names';
import type { OwnCompany } from '@psp/contracts/own-company';
import { formatDate } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { BadgeCard } from '@psp/features/badges/ui/badge-card';
import { useAct } from '@psp/remote/act/use-act';
import { api, useWhole } from './queries.ts';
import { strings } from './strings.ts';

const { badge: words } = strings;

/** Where on the page each thing that the badge asks for is given. */
const PLACES: Readonly<Record<BadgeRule, string>> = {
  cui: 'ask',
  register: 'ask',
  certificate: 'certificates',
  contact: 'contact',
};

function standing({ state, lacks, askedAt, verifiedAt }: BadgeView): string {
  if (state === 'asked') return words.asked(formatDate(askedAt ?? ''));
  if (state === 'doubted') return words.doubted;
  if (state === 'given') return words.given(formatDate(verifiedAt ?? ''));
  return lacks.length > 0 ? words.incomplete : words.complete;
}

/** What the badge of a verified firm asks for, and how the firm asks for it. */
export function BadgeSection({ company }: { company: OwnCompany }) {
  const { badge } = company;
  const { cache } = useWhole(company);
  const ask = useAct({ ...cache, send: () => api.call('POST /profile/badge'), done: words.sent });
  return (
    <BadgeCard
      badge={badge}
      detailOf={(rule, isMet) => (isMet ? null : <a href={`#${PLACES[rule]}`}>{words.go[rule]}</a>)}
    >
      <Stack gap={12}>
        <p>{standing(badge)}</p>
        <AskButton
          act={ask}
          label={words.ask}
          title={words.askTitle}
          isOffered={badge.actions.includes('askBadge')}
          variant="secondary"
        >
          <p>{words.askText}</p>
        </AskButton>
      </Stack>
    </BadgeCard>
  );
}
