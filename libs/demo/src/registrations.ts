import { daysBefore } from './clock.ts';
import { REGISTRATIONS } from './content/registrations.ts';
import { inventCui } from './cui.ts';
import { type Founding, signUpStep } from './founding.ts';
import type { Step } from './step.ts';

/** The sign-ups that wait for their e-mail to be confirmed. */
export const waitingSignUps = (founding: Founding): Step[] =>
  REGISTRATIONS.map(({ daysAgo, content }) => {
    const cui = inventCui(founding.detail, founding.cuis);
    const at = daysBefore(founding.now, daysAgo);
    return content.kind === 'uat'
      ? signUpStep(founding, { content: { ...content, organisation: { ...content.organisation, cui } }, at })
      : signUpStep(founding, { content: { ...content, organisation: { ...content.organisation, cui } }, at });
  });
