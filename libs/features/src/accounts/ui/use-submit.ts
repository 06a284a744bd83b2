import type { Problem } from '@psp/remote/act/problems';
import { useState } from 'react';

interface Submission {
  /** What is missing or wrong, or what the server refused; empty before the first submit. */
  errors: Problem[];
  isBusy: boolean;
  errorOf: (id: string) => string | undefined;
  /** What a field of the form needs of it, by its id. */
  fieldOf: (id: string) => { id: string; error: string | undefined; isDisabled: boolean };
  /** Checks, then sends; does nothing while something is being sent. */
  submit: () => void;
  /** Forgets refusals and checks again only at the next submit, as in a form that has just appeared. */
  reset: () => void;
}

interface Steps {
  check: () => Problem[];
  send: () => Promise<void>;
  /** What a failure means on this form. */
  explain: (error: unknown) => Problem[];
}

/** State of a form that is checked on submit and from then on as it is edited; a refusal stays until the next submit. */
export function useSubmit({ check, send, explain }: Steps): Submission {
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const errors = isChecked ? [...check(), ...refusals] : refusals;

  const run = async () => {
    setBusy(true);
    try {
      await send();
      setChecked(false);
    } catch (error) {
      setRefusals(explain(error));
    } finally {
      setBusy(false);
    }
  };

  const submit = () => {
    if (isBusy) return;
    setChecked(true);
    setRefusals([]);
    if (check().length === 0) void run();
  };

  const reset = () => {
    setChecked(false);
    setRefusals([]);
  };

  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  const fieldOf = (id: string) => ({ id, error: errorOf(id), isDisabled: isBusy });

  return { errors, isBusy, errorOf, fieldOf, submit, reset };
}
