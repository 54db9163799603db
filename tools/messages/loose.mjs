// Finds the texts that people read in a component itself, where no translation reaches them.
import ts from 'typescript';

const readAttributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const hasWord = (text) => /\p{L}{2}/u.test(text);
/** What begins as a sentence does: 'Show the picture'. */
const isSentence = (text) => /^\p{Lu}\p{Ll}+ \p{L}/u.test(text);

/** Errors are for developers. */
const isOfError = (node) =>
  ts.isNewExpression(node.parent) &&
  ts.isIdentifier(node.parent.expression) &&
  /Error$/.test(node.parent.expression.text);

function isLoose(node) {
  if (ts.isJsxText(node)) return hasWord(node.text);
  if (!ts.isStringLiteralLike(node)) return false;
  if (ts.isJsxAttribute(node.parent) && readAttributes.has(node.parent.name.getText())) return hasWord(node.text);
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  return isSentence(node.text) && !isName && !isOfError(node);
}

/** @returns {string[]} each as 'file:line text' */
export function looseTexts(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const visit = (node) => {
    if (isLoose(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
