import { LinkedText } from '../../written/ui/linked-text.tsx';
import type { DeliveryView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { FileList } from '../../attachments/ui/files-card.tsx';
import { fileHref, type ProjectProps } from './area.ts';
import { strings } from './strings.ts';

const { delivery: words } = strings;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const EarlierDelivery = styled.details`
  summary { min-height: 44px; padding: 10px 0; color: var(--blue-700); font-weight: 600; cursor: pointer; }
`;

/** Card with the deliveries and the authority's answers; earlier deliveries are collapsed. Renders nothing without one. */
export function Deliveries(props: ProjectProps) {
  const { project } = props;
  const [last, ...earlier] = project.deliveries;
  if (!last) return null;
  return (
    <Card id="delivery" aria-labelledby="delivery-title">
      <CardHeader
        id="delivery-title"
        title={earlier.length > 0 ? words.numbered(last.number) : words.title}
        action={formatDateTime(last.deliveredAt)}
      />
      <CardBody>
        <Stack gap={12}>
          <p>{`${words.by(project.firma.name)} ${last.changesReason ? '' : answerOf(last)}`}</p>
          <Texts {...props} delivery={last} />
          <Part title={words.remarks} text={project.remarks} />
        </Stack>
      </CardBody>
      {earlier.length > 0 ? (
        <CardBody>
          {earlier.map((delivery) => (
            <EarlierDelivery key={delivery.id}>
              <summary>{words.changesAsked(delivery.number, formatDate(delivery.deliveredAt))}</summary>
              <Stack gap={12}>
                <Texts {...props} delivery={delivery} />
              </Stack>
            </EarlierDelivery>
          ))}
        </CardBody>
      ) : null}
    </Card>
  );
}

const answerOf = ({ answeredAt }: DeliveryView): string =>
  answeredAt ? words.accepted(formatDate(answeredAt)) : words.awaited;

function Texts({ delivery, ...props }: ProjectProps & { delivery: DeliveryView }) {
  const parts = [
    { title: words.note(props.project.firma.name), text: delivery.note },
    { title: words.changes, text: delivery.changesReason },
  ];
  return (
    <>
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      {delivery.files.length > 0 ? <FileList files={delivery.files} hrefOf={fileHref(props)} /> : null}
    </>
  );
}

function Part({ title, text }: { title: string; text: string | null | undefined }) {
  return text ? (
    <div>
      <h3>{title}</h3>
      <Words>
        <LinkedText text={text} />
      </Words>
    </div>
  ) : null;
}
