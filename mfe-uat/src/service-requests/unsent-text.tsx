import { Button } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const { unsent } = strings.questions;

const Box = styled.div`
  padding: 16px;
  border: 1px solid var(--brick-700);
  border-left-width: 6px;
  border-radius: 8px;
  strong { display: block; color: var(--brick-700); }
`;

const Words = styled.p`
  padding: 12px;
  background: var(--sunken);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface UnsentTextProps {
  text: string;
  /** Why it was refused, if it was sent. */
  error: unknown;
  onDrop: () => void;
}

/** An answer that came too late, to read and copy until the person lets it go. */
export function UnsentText({ text, error, onDrop }: UnsentTextProps) {
  return (
    <Box>
      <Stack gap={12}>
        <div role="alert">
          <strong>{unsent.title}</strong>
          {error ? <p>{errorMessage(error)}</p> : null}
          <p>{unsent.text}</p>
        </div>
        <Words>{text}</Words>
        <div>
          <Button variant="secondary" size="small" onPress={onDrop}>
            {unsent.drop}
          </Button>
        </div>
      </Stack>
    </Box>
  );
}
