import { EVENT_DAYS_MAX, type EditedEventView, type EventContent } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxField, RadioField } from '@psp/design-system/choice-fields';
import { DateField } from '@psp/design-system/date-field';
import { Notice } from '@psp/design-system/notice';
import { NumberField } from '@psp/design-system/number-field';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { type ActForm, useActForm } from '@psp/features/forms/ui/use-act-form';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
import { SittingsField } from '@psp/features/sittings/ui/sittings-field';
import { LoadedPage } from '@psp/remote/loaded';
import { countyOptions, optionsOf } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { checkFields, type EventFields, eventFormSchema, fieldsOf } from './event-text.ts';
import { api, eventQueue, REFRESHED, sourceOf } from './queries.ts';
import { READER_LABELS, strings } from './strings.ts';

type EventForm = ActForm<EventFields, EventContent>;

/** /admin/events/nou, also as a copy of another event, and the form of one that exists. */
export function EventFormPage() {
  const { id } = useParams();
  const source = sourceOf(id, useSearchParams()[0]);
  const query = useQuery({ ...eventQueue.viewQuery(source ?? ''), enabled: source !== null });
  if (source === null) return <Editor source={null} isCopy={false} />;
  return <LoadedPage query={query}>{(event) => <Editor key={event.id} source={event} isCopy={!id} />}</LoadedPage>;
}

interface EditorProps {
  source: EditedEventView | null;
  /** True when the source stays as it is, and its text begins a new event. */
  isCopy: boolean;
}

function Editor({ source, isCopy }: EditorProps) {
  const navigate = useNavigate();
  const edited = isCopy ? null : source;
  const title = edited ? strings.editTitle : strings.newTitle;
  usePageTitle(title);
  const form = useActForm<EventFields, EventContent, EditedEventView>({
    blank: fieldsOf(source?.content ?? null, isCopy),
    schema: eventFormSchema,
    check: checkFields,
    send: (body) =>
      edited
        ? api.call('PUT /events/:id', { id: edited.id, body: { ...body, version: edited.version } })
        : api.call('POST /events', { body }),
    codes: { 'seats.below_taken': 'seats', 'seats.sitting_begun': 'sittings' },
    done: strings.saved,
    about: ({ content }) => content.title,
    refreshes: REFRESHED,
    onDone: ({ id }) => void navigate(`/admin/events/${id}`),
  });
  const list = { label: strings.title, href: eventQueue.list.address(eventQueue.list.none) };
  const registered = edited ? edited.taken + edited.waiting : 0;
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        breadcrumb={edited ? [list, { label: edited.content.title, href: `/admin/events/${edited.id}` }] : [list]}
      />
      {registered > 0 ? <Notice tone="info">{strings.editNotice(registered)}</Notice> : null}
      <StackForm of={form} gap={16} problem={strings.problem}>
        <What form={form} />
        <When form={form} />
        <Where form={form} />
        <Seats form={form} />
        <Row>
          <Button type="submit" isPending={form.isPending}>
            {strings.save}
          </Button>
          <ButtonLink variant="secondary" href={edited ? `/admin/events/${edited.id}` : list.href}>
            {strings.giveUp}
          </ButtonLink>
        </Row>
      </StackForm>
    </Page>
  );
}

interface PartProps {
  form: EventForm;
}
const { fields, groups } = strings;

function What({ form: { field } }: PartProps) {
  return (
    <Card aria-label={groups.what}>
      <CardHeader title={groups.what} />
      <CardBody>
        <Stack gap={16}>
          <RadioField {...field('kind')} label={fields.kind} options={optionsOf(EVENT_KINDS)} />
          <TextField {...field('title')} label={fields.title} maxLength={160} />
          <TextAreaField
            {...field('summary')}
            label={fields.summary}
            hint={fields.summaryHint}
            rows={2}
            maxLength={300}
          />
          <RichTextEditor {...field('body')} label={fields.body} isCompact isOptional />
          <TextField {...field('organiser')} label={fields.organiser} maxLength={160} />
          <TextAreaField
            {...field('contact')}
            label={fields.contact}
            hint={fields.contactHint}
            rows={2}
            maxLength={300}
            isOptional
          />
        </Stack>
      </CardBody>
    </Card>
  );
}

function When({ form: { field } }: PartProps) {
  return (
    <Card aria-label={groups.when}>
      <CardHeader title={groups.when} />
      <CardBody>
        <Stack gap={16}>
          <SittingsField {...field('sittings')} label={fields.days} most={EVENT_DAYS_MAX} />
          <TextAreaField {...field('program')} label={fields.program} hint={fields.programHint} rows={6} isOptional />
        </Stack>
      </CardBody>
    </Card>
  );
}

function Where({ form: { field, values } }: PartProps) {
  return (
    <Card aria-label={groups.where}>
      <CardHeader title={groups.where} />
      <CardBody>
        <Stack gap={16}>
          <CheckboxField {...field('isOnline')} label={fields.isOnline} />
          <TextField {...field('place')} label={fields.place} hint={fields.placeHint} maxLength={300} />
          <SelectField
            {...field('countyCode')}
            label={fields.county}
            placeholder={fields.noCounty}
            options={countyOptions}
            isOptional
          />
          <TextField {...field('mapUrl')} label={fields.mapUrl} type="url" isOptional />
          {values.isOnline ? (
            <TextField
              {...field('onlineUrl')}
              label={fields.onlineUrl}
              hint={fields.onlineHint}
              type="url"
              isOptional
            />
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Seats({ form: { field } }: PartProps) {
  return (
    <Card aria-label={groups.seats}>
      <CardHeader title={groups.seats} />
      <CardBody>
        <Stack gap={16}>
          <RadioField {...field('readers')} label={fields.readers} options={optionsOf(READER_LABELS)} />
          <CheckboxField {...field('hasCertificate')} label={fields.hasCertificate} hint={fields.hasCertificateHint} />
          <CheckboxField {...field('isPublic')} label={fields.isPublic} hint={fields.isPublicHint} />
          <Row gap={16} align="start">
            <NumberField {...field('seats')} label={fields.seats} hasDecimals={false} />
            <NumberField {...field('perOrganisation')} label={fields.perOrganisation} hasDecimals={false} isOptional />
            <NumberField {...field('price')} label={fields.price} hint={fields.priceHint} />
          </Row>
          <Row gap={16} align="start">
            <DateField {...field('closesAt')} label={fields.closesDay} />
            <TextField {...field('closesTime')} label={fields.closesTime} inputMode="numeric" maxLength={5} />
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}
