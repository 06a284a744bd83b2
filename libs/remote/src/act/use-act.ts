import { showToast } from '@psp/design-system/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepKeyboardOnPage } from '../focus.ts';
import { type Changed, readAgain, takeAnswer } from './answer.ts';
import { isOutdated, refusalOf } from './refusal.ts';

export interface ActOptions<Input, Answer> extends Changed {
  /** Does it. A POST that is sent again after a lost answer is done once. */
  send: (input: Input) => Promise<Answer>;
  /** Title of the toast that tells the success; '' tells none. */
  done?: string | ((answer: Answer, input: Input) => string);
  /** What it was done to, under that title. */
  about?: string;
  /** Title of the toast that tells a failure; without it the screen shows `error`, in a dialog or by `Problems`. */
  failed?: string;
  /** Called after a success, also when the page has moved on. */
  onDone?: (answer: Answer, input: Input) => void;
}

interface RunOptions<Answer> {
  /** Called after a success while the page is still there. */
  onDone?: (answer: Answer) => void;
  /** Called after a refusal, for a form that marks its fields. */
  onRefused?: (error: Error) => void;
}

export interface Act<Input, Answer = unknown> {
  /** Acts, unless it is acting already. */
  run: (input: Input, then?: RunOptions<Answer>) => void;
  isPending: boolean;
  /** What it was last given. */
  input: Input | undefined;
  /** True after a success, until it is run again. */
  isDone: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  /** Forgets how the last attempt went. */
  reset: () => void;
}

/* An act that needs no input is given none by a button, and the reason that was not asked for by a dialog. */
type None = string | void;

/**
 * One thing that a person does to a record: sends it once however often the button is pressed, puts the answer where the
 * screen reads it, reads again what has changed, tells the success, and keeps the keyboard on the page. A refusal because the
 * screen was out of date (404, 409) brings the present state before it is told.
 */
export function useAct<Input = None, Answer = unknown>(options: ActOptions<Input, Answer>): Act<Input, Answer> {
  const { send, done, about, failed, onDone } = options;
  const client = useQueryClient();
  const isBusy = useRef(false);
  const { mutate, isPending, variables, isSuccess, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: async (answer, input) => {
      await takeAnswer(client, options, answer);
      const title = typeof done === 'function' ? done(answer, input) : done;
      if (title) showToast({ title, message: about, tone: 'success' });
      onDone?.(answer, input);
      keepKeyboardOnPage();
    },
    onError: async (refusal) => {
      if (isOutdated(refusal)) await readAgain(client, options);
      if (failed) showToast({ title: failed, message: refusalOf(refusal), tone: 'danger' });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const run = (input: Input, { onDone: then, onRefused }: RunOptions<Answer> = {}) => {
    // The second press of a double click comes before the button looks pressed.
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(input, { onSuccess: then, onError: onRefused });
  };
  return { run, isPending, input: variables, isDone: isSuccess, error, reset };
}
