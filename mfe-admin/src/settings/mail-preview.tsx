import type { GivenMailText, MailTextView } from '@psp/contracts/mail-texts';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { mailPreviewQuery, mailTexts } from './mail-queries.ts';
import { mailStrings as strings } from './mail-strings.ts';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 520px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: #f7f6f2;
`;

const PAUSE_MS = 400;

/* The last value that stayed the same for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface MailPreviewProps {
  view: MailTextView;
  /** The text as it is typed; null while it is the saved one. */
  given: GivenMailText | null;
  /** False while the typed text has problems. */
  isSound: boolean;
}

/** The mail with the values of its example, in a frame without scripts and navigation, and a test of it to one's own address. */
export function MailPreview({ view, given, isSound }: MailPreviewProps) {
  const { template, html, portal, value } = view;
  const readsOnly = useIsReadOnly('settings');
  const id = useId();
  const saved = { subject: value.subject ?? portal.subject, text: value.text ?? portal.text };
  const typed = given ?? saved;
  const subject = useSettled(typed.subject);
  const text = useSettled(typed.text);
  // `isSound` is about the typed text.
  const isSettled = subject === typed.subject && text === typed.text;
  const isTyped = subject !== saved.subject || text !== saved.text;
  const query = useQuery({
    ...mailPreviewQuery(template, { subject, text }),
    enabled: isTyped && isSettled && isSound,
    retry: false,
  });
  const shown = isTyped && query.data ? query.data.html : html;
  const test = useAct({
    send: (body: GivenMailText) => mailTexts.call('POST /settings/mail-texts/:template/test', { template, body }),
    done: strings.tested,
    failed: strings.testFailed,
  });
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={strings.preview} />
      <CardBody>
        <Stack gap={16}>
          {isSound ? null : <p>{strings.previewLater}</p>}
          <Frame title={strings.previewOf(view.label)} sandbox="" srcDoc={shown} />
          {readsOnly ? null : (
            <Row>
              <Button
                variant="secondary"
                isPending={test.isPending}
                isDisabled={!isSound}
                onPress={() => test.run(typed)}
              >
                {strings.test}
              </Button>
              {isSound ? null : <span>{strings.testLater}</span>}
            </Row>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
