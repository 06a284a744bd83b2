import { askQuestion } from '@psp/contracts/questions';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { TextAreaField } from '@psp/design-system/fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { detail } from './strings.ts';
import { useAskQuestion } from './queries.ts';

interface AskFormProps {
  opportunityId: string;
  /** False when no question may be asked any more; a text that was not sent stays to be read and copied. */
  mayAsk: boolean;
}

/** A question to the authority, as a part of a card; the text is kept on this device until it was sent. */
export function AskForm({ opportunityId, mayAsk }: AskFormProps) {
  const form = useFormOf(useAskQuestion(opportunityId), {
    blank: { body: '' },
    ids: { body: 'question' },
    schema: askQuestion,
    keptAs: `question:${opportunityId}`,
    clears: true,
  });
  const { body } = form.values;
  if (!mayAsk && !body) return null;
  return (
    <CardBody>
      {mayAsk ? (
        <StackForm of={form}>
          <TextAreaField
            {...form.field('body')}
            label={detail.ask}
            hint={`${detail.questionsLead} ${detail.askHint}`}
            rows={3}
          />
          <div>
            <Button type="submit" variant="secondary" isPending={form.isPending}>
              {detail.send}
            </Button>
          </div>
        </StackForm>
      ) : (
        <UnsentText words={detail.unsent} text={body} error={form.error} onDrop={form.drop} />
      )}
    </CardBody>
  );
}
