import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { screenOnly } from '@psp/design-system/print-style';
import { otherSide, type ProjectProps } from '../../projects/ui/area.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-text.tsx';
import { strings } from './strings.ts';

/** The form while the own review is missing, then both reviews as far as they may be seen; nothing before there is any.
 * What is not published yet is not printed. */
export function Reviews(props: ProjectProps) {
  const { own, other, otherWritten } = props.project.reviews;
  const partner = otherSide(props.area, props.project).name;
  const self = props.project[props.area.kind].name;
  const mayWrite = props.project.actions.includes('review');
  if (!mayWrite && !own && !other && !otherWritten) return null;
  return (
    <Card id="reviews" aria-labelledby="reviews-title" {...(own?.publishedAt || other ? {} : screenOnly)}>
      <CardHeader id="reviews-title" title={strings.title} />
      {mayWrite ? (
        <CardBody>
          <ReviewForm {...props} />
        </CardBody>
      ) : null}
      {own ? (
        <CardBody {...(own.publishedAt ? {} : screenOnly)}>
          <ReviewText
            {...props}
            review={own}
            title={strings.own}
            subject={partner}
            note={own.publishedAt ? null : strings.ownHidden(partner)}
          />
        </CardBody>
      ) : null}
      {other ? (
        <CardBody>
          <ReviewText {...props} review={other} title={strings.other(other.author)} subject={self} />
        </CardBody>
      ) : null}
      {other || mayWrite ? null : (
        <CardBody>{(otherWritten ? strings.hiddenWritten : strings.waiting)(partner)}</CardBody>
      )}
    </Card>
  );
}
