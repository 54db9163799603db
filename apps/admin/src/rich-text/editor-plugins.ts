import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { nodeTypes, tools } from './commands.ts';

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeTypes.break.create()).scrollIntoView());
  return true;
};

/** Typing '## ', '- ', '1. ' or '> ' at the beginning of a line has the same effect as in Markdown. */
const typed = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodeTypes.heading, ([, signs]) => ({ level: signs?.length ?? 2 })),
    wrappingInputRule(/^\s*[-*]\s$/, nodeTypes.bullets),
    wrappingInputRule(/^(\d+)\.\s$/, nodeTypes.numbers, ([, number]) => ({ order: Number(number) })),
    wrappingInputRule(/^\s*>\s$/, nodeTypes.quote),
  ],
});

/** @param onLink opens the dialog of the link */
export function editorPlugins(onLink: () => void): Plugin[] {
  const ofTools = Object.values(tools).flatMap(({ keys, command }) => (keys ? [[keys, command] as const] : []));
  return [
    typed,
    keymap({
      ...Object.fromEntries(ofTools),
      'Mod-k': () => {
        onLink();
        return true;
      },
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      Backspace: undoInputRule,
      Enter: splitListItem(nodeTypes.item),
      'Shift-Enter': chainCommands(exitCode, lineBreak),
      'Mod-[': liftListItem(nodeTypes.item),
      'Mod-]': sinkListItem(nodeTypes.item),
    }),
    keymap(baseKeymap),
    history(),
  ];
}
