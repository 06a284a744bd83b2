import { useState } from 'react';

export interface FormError {
  /** Id of the field the message belongs to; '' for the form as a whole. */
  id: string;
  message: string;
}

interface Submission {
  /** What is missing or wrong, or what the server refused; empty before the first submit. */
  errors: FormError[];
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
  check: () => FormError[];
  send: () => Promise<void>;
  /** What a failure means on this form. */
  explain: (error: unknown) => FormError[];
}

/** State of a form that is checked on submit and from then on as it is edited; a refusal stays until the next submit. */
export function useSubmit({ check, send, explain }: Steps): Submission {
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<FormError[]>([]);
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
