import type { OwnDiscount } from '@psp/contracts/discount-codes';
import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Stack, VisuallyHidden } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { useCopy } from '@psp/remote/use-copy';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import { styled } from 'styled-components';
import { api, DISCOUNT_KEY, ownDiscountQuery } from './queries.ts';
import { strings } from './strings.ts';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 4px 0 14px;
  border: 1px dashed var(--control);
  border-radius: 6px;
  background: var(--canvas);
  font-weight: 700;
  font-size: 1.0625rem;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

const CopyButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 42px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--blue-700);
  cursor: pointer;
  &:hover { background: var(--blue-100); }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  > div { flex: 1 1 200px; }
`;

const Valid = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--fir-700);
  font-weight: 600;
`;

const Muted = styled.span`
  display: block;
  color: var(--ink-muted);
`;

/** The code of the firm with its validity, or the way to ask for one. */
export function CodeBox({ own: { year, code, ended } }: { own: OwnDiscount }) {
  if (!code)
    return (
      <Stack gap={12}>
        {ended ? (
          <Notice tone="warning" title={strings.endedTitle}>
            {strings.ended(ended.at, ended.reason)}
          </Notice>
        ) : null}
        <Line>
          <div>{strings.noCode(year)}</div>
          <MakeButton label={ended ? strings.askAgain : strings.make} />
        </Line>
      </Stack>
    );
  return (
    <Line>
      <CopiedCode code={code.code} />
      <div>
        <Valid>
          <CircleCheck size={18} aria-hidden />
          <OwnText>{strings.validUntil(code.validUntil)}</OwnText>
        </Valid>
        <Muted>{strings.checkedAt}</Muted>
      </div>
    </Line>
  );
}

function CopiedCode({ code }: { code: string }) {
  const { outcome, copy } = useCopy(strings);
  return (
    <Box>
      <OwnText>{code}</OwnText>
      <CopyButton type="button" aria-label={strings.copy} title={strings.copy} onClick={() => copy(code)}>
        <Copy size={20} aria-hidden />
      </CopyButton>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </Box>
  );
}

function MakeButton({ label }: { label: string }) {
  const make = useAct({
    send: () => api.call('POST /discount-codes'),
    view: ownDiscountQuery(),
    refreshes: [DISCOUNT_KEY],
    done: strings.made,
    failed: strings.failed,
  });
  if (useIsReadOnly()) return null;
  return (
    <Button size="small" variant="secondary" isPending={make.isPending} onPress={() => make.run()}>
      {label}
    </Button>
  );
}
