import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.section`
  padding: 20px 24px;
  border: 1px solid var(--brick-700);
  border-left-width: 6px;
  border-radius: 8px;
  background: var(--surface);
  scroll-margin-top: 96px;
  &&:focus { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--brick-700);
`;

const List = styled.ul`
  margin: 8px 0 0;
  padding-left: 20px;
  list-style: disc;
  li { padding: 2px 0; }
  a { display: inline-block; vertical-align: top; color: var(--brick-700); font-weight: 600; }
  span { color: var(--brick-700); font-weight: 600; }
`;

interface ErrorSummaryProps {
  title: string;
  /** `id` of the field; '' for an error of the whole form. */
  errors: readonly { id: string; message: string }[];
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  // A fieldset without a legend only disables the form.
  const heading = field.closest('fieldset:has(> legend)') ?? field.closest('[data-field]');
  (heading ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** List of the errors of a form, each a link to its field. Takes the focus when it appears and when its errors change. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <Title id={titleId}>
        <CircleAlert size={22} aria-hidden />
        {title}
      </Title>
      <List>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a href={`#${id}`} onClick={goToField}>
                {message}
              </a>
            ) : (
              <span>{message}</span>
            )}
          </li>
        ))}
      </List>
    </Box>
  );
}
