import type { EditedLibraryView } from '@psp/contracts/library';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { api, libraryQueue, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

interface ActionProps {
  document: EditedLibraryView;
}

const STEPS = {
  publish: {
    ...{ title: strings.publishTitle, text: strings.publishText, done: strings.published },
    send: (id: string, version: number) => api.call('POST /library/:id/publish', { id, body: { version } }),
  },
  approve: {
    ...{ title: strings.approveTitle, text: strings.approveText, done: strings.approved },
    send: (id: string, version: number) => api.call('POST /library/:id/approve', { id, body: { version } }),
  },
  verify: {
    ...{ title: strings.verifyTitle, text: strings.verifyText, done: strings.verified },
    send: (id: string, version: number) => api.call('POST /library/:id/verify', { id, body: { version } }),
  },
  restore: {
    ...{ title: strings.restoreTitle, text: strings.restoreText, done: strings.restored },
    send: (id: string, version: number) => api.call('POST /library/:id/restore', { id, body: { version } }),
  },
};

/** Button of a step that needs only a confirmation. */
export function StepButton({ document, action }: ActionProps & { action: keyof typeof STEPS }) {
  const { id, version, title, actions } = document;
  const words = STEPS[action];
  const act = useAct({
    send: () => words.send(id, version),
    view: libraryQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: words.done,
    about: title,
  });
  return (
    <AskButton
      act={act}
      label={strings[action]}
      title={words.title}
      isOffered={actions.includes(action)}
      variant={action === 'verify' ? 'secondary' : 'primary'}
    >
      <p>{words.text}</p>
    </AskButton>
  );
}

interface WithReason {
  version: number;
  reason: string;
}

const ENDS = {
  archive: {
    ...{ title: strings.archiveTitle, text: strings.archiveText, hint: strings.archiveHint, done: strings.archived },
    send: (id: string, body: WithReason) => api.call('POST /library/:id/archive', { id, body }),
  },
  reject: {
    ...{ title: strings.rejectTitle, text: strings.rejectText, hint: strings.rejectHint, done: strings.rejected },
    send: (id: string, body: WithReason) => api.call('POST /library/:id/reject', { id, body }),
  },
};

/** Button of a step that needs a reason. */
export function EndButton({ document, action }: ActionProps & { action: keyof typeof ENDS }) {
  const { id, version, title, actions } = document;
  const words = ENDS[action];
  const act = useAct<string>({
    send: (reason) => words.send(id, { version, reason }),
    view: libraryQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: words.done,
    about: title,
  });
  return (
    <ReasonButton
      act={act}
      label={strings[action]}
      title={words.title}
      isOffered={actions.includes(action)}
      variant="secondary"
      isDanger
      reason={{ hint: words.hint }}
    >
      <p>{words.text}</p>
    </ReasonButton>
  );
}
