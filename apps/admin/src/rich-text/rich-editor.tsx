import 'prosemirror-view/style/prosemirror.css';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../components/field.tsx';
import { insertPicture, selectedPicture, setLink } from './commands.ts';
import { editorPlugins } from './editor-plugins.ts';
import { LinkDialog } from './link-dialog.tsx';
import { readMarkdown, type ReadText, writeMarkdown } from './markdown.ts';
import { pasteHtml, readPlainText } from './paste.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { ToolBar } from './tool-bar.tsx';
import preview from '../content/rich-preview.module.css';
import styles from './rich-editor.module.css';

interface RichEditorProps {
  control: ControlProps;
  label: string;
  /** Markdown */
  value: string;
  onChange(value: string): void;
  /** Whether pictures are shown where the text is read. */
  hasPictures: boolean;
}

interface EditorOptions extends Omit<RichEditorProps, 'value' | 'hasPictures'> {
  frame: RefObject<HTMLDivElement | null>;
  /** Read when the editor opens, and when another text replaces it. */
  value: string;
  onState(state: EditorState): void;
  onLink(): void;
}

/** Synchronises the editor with the form's text; an unedited text is never written again. */
function useEditor({ frame, control, label, value, onChange, onState, onLink }: EditorOptions) {
  const view = useRef<EditorView>(undefined);
  const read = useRef<ReadText>(undefined);
  /** The text in the form. */
  const known = useRef(value);
  const latest = useRef({ onChange, onState, onLink, value });
  useEffect(() => {
    latest.current = { onChange, onState, onLink, value };
  });

  useEffect(() => {
    if (!frame.current) return;
    read.current = readMarkdown(latest.current.value);
    known.current = latest.current.value;
    const plugins = editorPlugins(() => latest.current.onLink());
    const editor = new EditorView(frame.current, {
      state: EditorState.create({ doc: read.current.doc, plugins }),
      // Handled before the editor reads the HTML itself, which the page's policy would refuse.
      handleDOMEvents: { paste: pasteHtml },
      clipboardTextParser: readPlainText,
      dispatchTransaction(transaction) {
        const state = editor.state.apply(transaction);
        editor.updateState(state);
        latest.current.onState(state);
        if (!transaction.docChanged || !read.current) return;
        known.current = writeMarkdown(state.doc, read.current);
        latest.current.onChange(known.current);
      },
    });
    view.current = editor;
    latest.current.onState(editor.state);
    return () => editor.destroy();
  }, [frame]);

  // Another text came from outside: a draft of this device, or an earlier version.
  useEffect(() => {
    if (!view.current || value === known.current) return;
    known.current = value;
    read.current = readMarkdown(value);
    const { plugins } = view.current.state;
    view.current.updateState(EditorState.create({ doc: read.current.doc, plugins }));
  }, [value]);

  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired } = control;
  useEffect(() => {
    const attributes = {
      id,
      class: preview['rich'] ?? '',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(isRequired ? { 'aria-required': 'true' } : {}),
    };
    view.current?.setProps({ attributes });
  }, [id, label, describedBy, isInvalid, isRequired]);
  return view;
}

/** A text with a tool bar, kept as Markdown. */
export default function RichEditor({ hasPictures, ...props }: RichEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EditorState>();
  const [asked, setAsked] = useState<'link' | 'picture'>();
  // The browser reports the selection made by the previous key only after this key.
  const askSoon = () => void setTimeout(() => setAsked('link'));
  const view = useEditor({ ...props, frame, onState: setState, onLink: askSoon });

  function close() {
    setAsked(undefined);
    // After the dialog has restored the focus.
    setTimeout(() => view.current?.focus());
  }
  function run(command: Command) {
    if (view.current) command(view.current.state, view.current.dispatch);
    close();
  }
  return (
    <div className={styles.editor}>
      {state ? (
        <ToolBar
          label={props.label}
          state={state}
          view={view}
          onLink={() => setAsked('link')}
          onPicture={hasPictures ? () => setAsked('picture') : undefined}
        />
      ) : null}
      <div ref={frame} className={styles.text} />
      {asked === 'link' && state ? (
        <LinkDialog state={state} onLink={(href) => run(setLink(href))} onClose={close} />
      ) : null}
      {asked === 'picture' && state ? (
        <PictureDialog
          picture={selectedPicture(state)}
          onPicture={(picture) => run(insertPicture(picture))}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
