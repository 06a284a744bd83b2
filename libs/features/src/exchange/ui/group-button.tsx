import type { Party } from '@psp/contracts/common';
import { chooseForGroup } from '@psp/contracts/exchange-bodies';
import { MOST_PARTICIPANTS } from '@psp/contracts/group-size';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { useAct } from '@psp/remote/act/use-act';
import Users from 'lucide-react/icons/users';
import { useNavigate } from 'react-router-dom';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ExchangeProps } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { exchangeKey } from './queries.ts';

/** Makes a group request of a wanted project and opens it. Of more authorities than it takes, the leader chooses. */
export function GroupButton(props: ExchangeProps) {
  const { actions, joined } = props.project;
  const candidates = joined.filter((one) => one.canBeInvited).map(({ authority }) => authority);
  if (!actions.includes('formGroup') || candidates.length === 0) return null;
  return candidates.length > MOST_PARTICIPANTS ? (
    <ChooseButton {...props} candidates={candidates} />
  ) : (
    <AllButton {...props} candidates={candidates} />
  );
}

interface CandidatesProps extends ExchangeProps {
  candidates: readonly Party[];
}

const dialog = { label: words.formGroup, icon: <Users aria-hidden />, title: words.formGroupTitle };

function useFormGroup<Input>(
  { area, project: { id, version } }: ExchangeProps,
  chosen: (input: Input) => string[] | undefined,
) {
  const navigate = useNavigate();
  return useAct<Input, { requestId: string }>({
    send: (input) => {
      const authorities = chosen(input);
      return area.api.call('POST /exchange/:id/group', {
        id,
        body: { version, ...(authorities ? { authorities } : {}) },
      });
    },
    done: words.groupMade,
    refreshes: [exchangeKey(area), ['uat', 'service-requests']],
    onDone: ({ requestId }) => void navigate(`/uat/service-requests/${requestId}/edit`),
  });
}

function AllButton({ candidates, ...props }: CandidatesProps) {
  const act = useFormGroup<string>(props, () => undefined);
  return (
    <AskButton {...dialog} act={act}>
      <p>{words.formGroupText(candidates.length)}</p>
    </AskButton>
  );
}

interface Chosen {
  authorities: string[];
}

/* Those that joined first are chosen to begin with. */
function ChooseButton({ candidates, ...props }: CandidatesProps) {
  const act = useFormGroup<Chosen>(props, ({ authorities }) => authorities);
  const form = useFormOf<Chosen>(act, {
    blank: { authorities: candidates.slice(0, MOST_PARTICIPANTS).map(({ id }) => id) },
    ids: { authorities: 'institutii' },
    schema: chooseForGroup,
  });
  return (
    <AskButton {...dialog} act={form} isWide>
      <p>{words.chooseText(candidates.length, MOST_PARTICIPANTS)}</p>
      <CheckboxGroupField
        {...form.field('authorities')}
        label={words.invited}
        hint={words.chosen(form.values.authorities.length, MOST_PARTICIPANTS)}
        options={candidates.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </AskButton>
  );
}
