import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { css, styled } from 'styled-components';

const Row = styled(AriaToolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 4px;
  border: 1px solid var(--control);
  border-bottom: 0;
  border-radius: 4px 4px 0 0;
  background: var(--canvas);
`;

const toolStyle = css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 4px;
  background: transparent;
  color: var(--ink);
  cursor: pointer;
  &[data-hovered] { background: var(--blue-50); }
  &[data-selected] { border-color: var(--blue-600); background: var(--blue-100); color: var(--blue-700); }
  &[aria-disabled='true'] { color: var(--control); cursor: not-allowed; }
`;

const Tool = styled(Button)`${toolStyle}`;
const ToggleTool = styled(ToggleButton)`${toolStyle}`;

interface ToolbarProps {
  label: string;
  /** Id of the element that the toolbar acts on. A press on a tool does not move the focus away from it. */
  controls: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Buttons above the element that they act on: one tab stop, within which the arrow keys, Home and End move the focus. */
export function Toolbar({ label, controls, ref, children }: ToolbarProps) {
  return (
    <div ref={ref} role="presentation" onMouseDown={(event) => event.preventDefault()} onKeyDown={focusEnds}>
      <Row aria-label={label} aria-controls={controls}>
        {children}
      </Row>
    </div>
  );
}

/* React Aria's toolbar handles the arrow keys and Tab. */
function focusEnds(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  [...event.currentTarget.querySelectorAll('button')].at(event.key === 'Home' ? 0 : -1)?.focus();
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Whether the tool is on; null for a tool that cannot be. */
  isOn: boolean | null;
  /** Ignores presses, but can be focused, so that the focus is not lost when its own press disables it. */
  isOff: boolean;
  onPress: () => void;
}

/** A button of a toolbar, with an icon alone. */
export function ToolbarButton({ label, icon, isOn, isOff, onPress }: ToolProps) {
  const press = () => {
    if (!isOff) onPress();
  };
  const same = { 'aria-label': label, 'aria-disabled': isOff || undefined };
  const titled = <span title={label}>{icon}</span>;
  return isOn === null ? (
    <Tool {...same} onPress={press}>
      {titled}
    </Tool>
  ) : (
    <ToggleTool {...same} isSelected={isOn} onChange={press}>
      {titled}
    </ToggleTool>
  );
}
