import { Button } from 'antd';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { isLinked, selectedPicture, tools } from './commands.ts';
import { richTextCopy as copy } from './rich-text.copy.ts';
import layout from '../components/layout.module.css';
import styles from './rich-editor.module.css';

interface ToolBarProps {
  /** Label of the text. */
  label: string;
  state: EditorState;
  view: RefObject<EditorView | undefined>;
  onLink(): void;
  /** Undefined if the text cannot have pictures. */
  onPicture: (() => void) | undefined;
}

const keyCopy = (keys: string | undefined): string =>
  keys === undefined ? '' : ` (${keys.replace('Mod-', 'Ctrl+').replace('Shift-', 'Shift+').toUpperCase()})`;

/** Arrow keys move between the buttons; the whole bar is one tab stop. */
function step({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const buttons = [...currentTarget.querySelectorAll('button:enabled')] as HTMLButtonElement[];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (by !== undefined && at !== -1) buttons.at((at + by) % buttons.length)?.focus();
}

/** Formats for the selected text. */
export function ToolBar({ label, state, view, onLink, onPicture }: ToolBarProps) {
  function run(command: Command) {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }
  return (
    <div
      role="toolbar"
      aria-label={copy.formatOf({ label })}
      className={`${layout.row} ${styles.bar}`}
      onKeyDown={step}
    >
      {Object.entries(tools).map(([name, { label: tool, sign, keys, command, isOn }], index) => (
        <Tool
          key={name}
          name={`${tool}${keyCopy(keys)}`}
          label={tool}
          isOn={isOn(state)}
          isFirst={index === 0}
          isDisabled={!command(state) && !isOn(state)}
          onPress={() => run(command)}
        >
          <span className={styles[name]}>{sign}</span>
        </Tool>
      ))}
      <Tool name={`${copy.link} (CTRL+K)`} label={copy.link} isOn={isLinked(state)} onPress={onLink}>
        {copy.link}
      </Tool>
      {onPicture ? (
        <Tool
          name={common.picture}
          label={common.picture}
          isOn={selectedPicture(state) !== undefined}
          onPress={onPicture}
        >
          <Icon name="photo" />
        </Tool>
      ) : null}
      <Tool name={`${common.undo} (CTRL+Z)`} label={common.undo} isDisabled={!undo(state)} onPress={() => run(undo)}>
        ↶
      </Tool>
      <Tool name={`${copy.redo} (CTRL+Y)`} label={copy.redo} isDisabled={!redo(state)} onPress={() => run(redo)}>
        ↷
      </Tool>
    </div>
  );
}

interface ToolProps {
  /** Name with its keyboard shortcut. */
  name: string;
  label: string;
  isOn?: boolean;
  isFirst?: boolean;
  isDisabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Tool({ name, label, isOn, isFirst = false, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <Button
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'text'}
      aria-label={label}
      title={name}
      aria-pressed={isOn}
      tabIndex={isFirst ? 0 : -1}
      disabled={isDisabled}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
