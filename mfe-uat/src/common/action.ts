import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface ActionOptions<View> {
  /** Called with the answer, also when the page has moved on meanwhile. */
  onSuccess: (view: View) => void;
  onError?: (error: Error) => void;
}

/**
 * A mutation of one button: presses while it is on its way do nothing, also those of a double click that come before the
 * button shows itself busy.
 */
export function useAction<Input, View>(
  act: (input: Input) => Promise<View>,
  { onSuccess, onError }: ActionOptions<View>,
) {
  const isBusy = useRef(false);
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: (view) => {
      onSuccess(view);
      keepKeyboardOnPage();
    },
    onError,
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...call) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
