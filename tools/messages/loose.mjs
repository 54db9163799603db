// Finds the texts that people read in the source itself, where no translation reaches them.
import ts from 'typescript';

const readAttributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const hasWord = (text) => /\p{L}{2}/u.test(text);
/** What begins as a sentence does: 'Show the picture'. */
const isSentence = (text) => /^\p{Lu}\p{Ll}+ \p{L}/u.test(text);
/** A piece of a text that is put together: `${name} is not saved yet`. */
const isPiece = (text) => /\p{L}{2} \p{L}{2}/u.test(text) || isSentence(text);

const isTemplatePiece = (node) => ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
/** The template that a piece stands in. */
const templateOf = (piece) => (ts.isTemplateHead(piece) ? piece.parent : piece.parent.parent);

/** Errors are for developers. */
const isOfError = (node) =>
  ts.isNewExpression(node.parent) &&
  ts.isIdentifier(node.parent.expression) &&
  /Error$/.test(node.parent.expression.text);

/** A name of something: 'Albums'. Names of keys are none. */
const isName = (text) => /^\p{Lu}\p{Ll}{2,}$/u.test(text) && !['Control', 'Enter', 'Escape', 'Tab'].includes(text);

/** What only a console is asked for: a public page has names of classes in such places. */
function isLooseInConsole(node) {
  if (isTemplatePiece(node)) return isPiece(node.text) && !isOfError(templateOf(node));
  return ts.isStringLiteralLike(node) && isName(node.text) && !isOfError(node) && !ts.isLiteralTypeNode(node.parent);
}

function isLoose(node) {
  if (ts.isJsxText(node)) return hasWord(node.text);
  if (!ts.isStringLiteralLike(node)) return false;
  if (ts.isJsxAttribute(node.parent) && readAttributes.has(node.parent.name.getText())) return hasWord(node.text);
  const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  return isSentence(node.text) && !isKey && !isOfError(node);
}

/** @returns {string[]} each as 'file:line text' */
export function looseTexts(text, file, { isConsole = false } = {}) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isLoose(node) || (isConsole && isLooseInConsole(node))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
