import type { PersonView } from '@psp/contracts/people';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { peopleKey } from '@psp/features/people/ui/queries';
import { useAct } from '@psp/remote/act/use-act';
import { useNavigate } from 'react-router-dom';
import { people } from './area.tsx';
import { decisions } from './queries.ts';
import { strings } from './strings.ts';

/** Hides a person's listing with a reason, or ends that. */
export function HideButton({ person: { id, version, actions } }: { person: PersonView }) {
  const navigate = useNavigate();
  const hide = useAct<string, PersonView>({
    send: (reason) => decisions.call('POST /people/:id/hide', { id, body: { version, reason } }),
    done: strings.hidden,
    refreshes: [peopleKey(people)],
  });
  const unhide = useAct<string, PersonView>({
    send: () => decisions.call('POST /people/:id/unhide', { id, body: { version } }),
    done: strings.shown,
    refreshes: [peopleKey(people)],
    onDone: () => void navigate('/admin/people/hidden'),
  });
  return (
    <>
      <ReasonButton
        act={hide}
        label={strings.hide}
        variant="secondary"
        title={strings.hideTitle}
        reason={{ hint: strings.reasonHint }}
        isOffered={actions.includes('hide')}
      >
        <p>{strings.hideText}</p>
      </ReasonButton>
      <AskButton
        act={unhide}
        label={strings.unhide}
        variant="secondary"
        title={strings.unhideTitle}
        isOffered={actions.includes('unhide')}
      >
        <p>{strings.unhideText}</p>
      </AskButton>
    </>
  );
}
