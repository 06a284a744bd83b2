import { type EditedActView, publishAct, type PublishAct } from '@psp/contracts/legislation';
import { DateField } from '@psp/design-system/date-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { api, legislationQueue, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

const IDS = { from: 'in-vigoare-din', basis: 'prin-actul', note: 'ce-s-a-schimbat' };
const schema = publishAct.omit({ version: true });

/** Publishes the text in preparation, with its first day and what it changes. */
export function PublishButton({ act: { id, version, number, actions, versions, earliest } }: { act: EditedActView }) {
  const isFirst = versions === 0;
  const publish = useAct<Omit<PublishAct, 'version'>>({
    send: (body) => api.call('POST /legislation/:id/publish', { id, body: { ...body, version } }),
    view: legislationQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: strings.published,
    about: number,
  });
  const { field, ...form } = useFormOf<Record<keyof typeof IDS, string>, Omit<PublishAct, 'version'>>(publish, {
    blank: { from: '', basis: '', note: '' },
    ids: IDS,
    schema,
    codes: {
      'legislation.date_missing': 'from',
      'legislation.date_too_early': 'from',
      'legislation.note_missing': 'note',
    },
  });
  const hint = isFirst ? strings.firstDayHint : earliest ? strings.laterDayHint(earliest) : undefined;
  return (
    <AskButton act={form} label={strings.publish} title={strings.publishTitle} isOffered={actions.includes('publish')}>
      <p>{strings.publishText}</p>
      <DateField {...field('from')} label={strings.day} hint={hint} isOptional={isFirst} />
      {isFirst ? null : (
        <>
          <TextAreaField {...field('note')} label={strings.note} hint={strings.noteHint} rows={3} maxLength={1000} />
          <TextField {...field('basis')} label={strings.basis} hint={strings.basisHint} maxLength={300} isOptional />
        </>
      )}
    </AskButton>
  );
}
