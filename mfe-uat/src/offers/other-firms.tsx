import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import type { ActForm } from '@psp/features/forms/ui/use-act-form';
import { styled } from 'styled-components';
import type { Prepared } from './prepared-reasons.ts';
import { dialog as words } from './reason-words.ts';

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 36px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

interface OtherFirmsProps {
  others: Prepared['others'];
  form: ActForm<Record<string, string>, Record<string, string>>;
}

/** The reason that each firm will read that was not chosen; a changed one can be taken back to what was prepared. */
export function OtherFirms({ others, form }: OtherFirmsProps) {
  return (
    <Stack gap={12}>
      <div>
        <h3>{words.others(others.length)}</h3>
        <p>{words.othersHint}</p>
      </div>
      {others.map(({ offer: { id, firma }, standing, reason }) => (
        <div key={id}>
          <TextAreaField {...form.field(id)} label={words.reasonFor(firma.name)} rows={5} maxLength={2000} />
          <Beside>
            <span>{standing}</span>
            {form.values[id] === reason ? (
              <span>{words.prepared}</span>
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${words.restore}, ${firma.name}`}
                onPress={() => form.change({ [id]: reason })}
              >
                {words.restore}
              </Button>
            )}
          </Beside>
        </div>
      ))}
    </Stack>
  );
}
