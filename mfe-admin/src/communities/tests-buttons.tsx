import { TEST_COMMUNITIES } from '@psp/contracts/admin-communities';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useAct } from '@psp/remote/act/use-act';
import { api, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

const { tests: words } = strings;

/** Buttons that create and remove the test showcases of a demonstration. `count`: how many there are. */
export function TestsButtons({ count: present }: { count: number }) {
  const create = useAct<string, { count: number }>({
    send: () => api.call('POST /communities/tests', { body: {} }),
    done: ({ count }) => (count === TEST_COMMUNITIES ? words.created : words.createdOf(count)),
    refreshes: REFRESHED,
  });
  const remove = useAct<string, { count: number }>({
    send: () => api.call('POST /communities/tests/remove', { body: {} }),
    done: ({ count }) => words.removed(count),
    refreshes: REFRESHED,
  });
  return (
    <>
      <AskButton
        act={create}
        label={words.create}
        title={words.createTitle}
        problemTitle={create.error ? words.createFailed : undefined}
        isOffered={present < TEST_COMMUNITIES}
        variant="secondary"
      >
        <p>{words.createText}</p>
      </AskButton>
      <AskButton
        act={remove}
        label={words.remove}
        title={words.removeTitle}
        problemTitle={remove.error ? words.removeFailed : undefined}
        isOffered={present > 0}
        isDanger
        variant="secondary"
      >
        <p>{words.removeText}</p>
      </AskButton>
    </>
  );
}
