import { Button } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { refusalOf } from './refusal.ts';

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
  words: { title: string; text: string; drop: string };
  text: string;
  /** Error of the last attempt to send it, if any. */
  error: unknown;
  onDrop: () => void;
}

/** Shows a text that can no longer be sent, so that the user can copy it, until it is dismissed. */
export function UnsentText({ words, text, error, onDrop }: UnsentTextProps) {
  return (
    <Box>
      <Stack gap={12}>
        <div role="alert">
          <strong>{words.title}</strong>
          {error ? <p>{refusalOf(error)}</p> : null}
          <p>{words.text}</p>
        </div>
        <Words>{text}</Words>
        <div>
          <Button variant="secondary" size="small" onPress={onDrop}>
            {words.drop}
          </Button>
        </div>
      </Stack>
    </Box>
  );
}
