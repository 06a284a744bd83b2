import { showToast } from '@psp/design-system/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { keepKeyboardOnPage } from '../focus.ts';
import { type CacheChanges, refetchOutdated, applyAnswer } from './answer.ts';
import { isOutdated, refusalOf } from './refusal.ts';

type Message<Answer, Input> = string | ((answer: Answer, input: Input) => string);

export interface ActOptions<Input, Answer> extends CacheChanges {
  /** Sends the request. A POST repeated after a lost answer has the same idempotency key. */
  send: (input: Input) => Promise<Answer>;
  /** Title of the success toast; '' for none. */
  done?: Message<Answer, Input>;
  /** Message of the success toast. */
  about?: Message<Answer, Input>;
  /** Title of the failure toast; without it the screen itself shows `error`, in a dialog or with `Problems`. */
  failed?: string;
  /** Called after a success, also when the component is unmounted. */
  onDone?: (answer: Answer, input: Input) => void;
  /** Part of the page whose title takes the focus when the act has removed the focused element; the page title by default. */
  part?: RefObject<Element | null>;
}

interface RunOptions<Answer> {
  /** Called after a success, also when the component is unmounted. */
  onSent?: () => void;
  /** Called after a success while the component is mounted. */
  onDone?: (answer: Answer) => void;
  /** Called after a failure, for a form that marks its fields. */
  onRefused?: (error: Error) => void;
}

export interface Act<Input, Answer = unknown> {
  /** Sends the request, unless one is pending. */
  run: (input: Input, then?: RunOptions<Answer>) => void;
  isPending: boolean;
  /** Input of the last run. */
  input: Input | undefined;
  /** True after a success, until the next run. */
  isDone: boolean;
  /** Error of the last run. */
  error: Error | null;
  /** Clears the result of the last run. */
  reset: () => void;
}

/* Input of an act without input: void from a button, '' from a dialog without a reason. */
type None = string | void;

/**
 * Runs an act on a record: sends one request however often the button is pressed, updates the query cache, shows a success toast and
 * keeps the focus on the page. When the act is refused because the screen was outdated (404, 409), refetches before the error is
 * shown.
 */
export function useAct<Input = None, Answer = unknown>(options: ActOptions<Input, Answer>): Act<Input, Answer> {
  const { send, done, about, failed, onDone, part } = options;
  const client = useQueryClient();
  const isBusy = useRef(false);
  const sent = useRef<() => void>(undefined);
  const { mutate, isPending, variables, isSuccess, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: async (answer, input) => {
      await applyAnswer(client, options, answer);
      const textOf = (message: typeof done) => (typeof message === 'function' ? message(answer, input) : message);
      const title = textOf(done);
      if (title) showToast({ title, message: textOf(about), tone: 'success' });
      onDone?.(answer, input);
      sent.current?.();
      keepKeyboardOnPage(part?.current);
    },
    onError: async (refusal) => {
      if (isOutdated(refusal)) await refetchOutdated(client, options);
      if (failed) showToast({ title: failed, message: refusalOf(refusal), tone: 'danger' });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const run = (input: Input, { onDone: then, onRefused, onSent }: RunOptions<Answer> = {}) => {
    // The second click of a double click comes before the next render.
    if (isBusy.current) return;
    isBusy.current = true;
    sent.current = onSent;
    mutate(input, { onSuccess: then, onError: onRefused });
  };
  return { run, isPending, input: variables, isDone: isSuccess, error, reset };
}
