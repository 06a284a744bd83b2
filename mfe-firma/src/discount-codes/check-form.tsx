import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { TextField } from '@psp/design-system/text-fields';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { CHECK_PATH } from './queries.ts';
import { checkStrings as strings } from './strings.ts';

const Line = styled.form`
  display: flex;
  gap: 8px;
  align-items: flex-end;
  > div { flex: 1; }
`;

/** Panel that takes a code to the page that checks it, for the page of benefits. */
export function CheckForm() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  if (useIsReadOnly()) return null;
  const go = () => void navigate(code.trim() ? `${CHECK_PATH}?cod=${encodeURIComponent(code.trim())}` : CHECK_PATH);
  return (
    <Card aria-label={strings.asked}>
      <CardBody>
        <Line
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            go();
          }}
        >
          <TextField
            label={strings.asked}
            placeholder={strings.placeholder}
            value={code}
            onChange={setCode}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
          <Button type="submit" variant="secondary">
            {strings.check}
          </Button>
        </Line>
      </CardBody>
    </Card>
  );
}
