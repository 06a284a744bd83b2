import type { AccountView } from '@psp/contracts/accounts';
import type { ProposedFactor } from '@psp/contracts/second-factor';
import { Button } from '@psp/design-system/button';
import { formatDate } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { Answer, Notice } from '@psp/design-system/notice';
import { securityStrings as strings } from './security-strings.ts';

/** What the person is doing with the second step. */
export type TwoFactorStep =
  | { name: 'state'; done: string }
  | { name: 'enable'; isAgain?: boolean }
  | { name: 'renew' }
  | { name: 'disable' }
  | { name: 'enrol'; enrolment: ProposedFactor }
  | { name: 'codes'; codes: string[]; done: string };

interface TwoFactorStateProps {
  state: AccountView['twoFactor'];
  /** What has just been done; '' for nothing. */
  done: string;
  onStep: (step: TwoFactorStep) => void;
}

/** Whether the second step is on, what is left of the recovery codes, and what may be done. */
export function TwoFactorState({ state, done, onStep }: TwoFactorStateProps) {
  const { enabledAt, recoveryCodesLeft, isRequired } = state;
  return (
    <Stack gap={16}>
      <Answer role="status">{done ? <Notice tone="success">{done}</Notice> : null}</Answer>
      <p>{strings.twoLead}</p>
      {enabledAt ? (
        <p>
          {strings.twoSince(formatDate(enabledAt))} {strings.codesLeft(recoveryCodesLeft)}
        </p>
      ) : null}
      {isRequired ? <p>{strings.twoRequired}</p> : null}
      <Row gap={12}>
        {enabledAt ? (
          <Button variant="secondary" onPress={() => onStep({ name: 'renew' })}>
            {strings.renew}
          </Button>
        ) : (
          <Button onPress={() => onStep({ name: 'enable' })}>{strings.enable}</Button>
        )}
        {enabledAt && !isRequired ? (
          <Button variant="secondary" onPress={() => onStep({ name: 'disable' })}>
            {strings.disable}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
