// Finds texts for people that are written in the source itself, where they cannot be translated.
import ts from 'typescript';

const readAttributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const hasWord = (text) => /\p{L}{2}/u.test(text);
/** Begins like a sentence: 'Show the picture'. */
const isSentence = (text) => /^\p{Lu}\p{Ll}+ \p{L}/u.test(text);
/** A part of a text with variables: `${name} is not saved yet`. */
const isPiece = (text) => /\p{L}{2} \p{L}{2}/u.test(text) || isSentence(text);

const isTemplatePiece = (node) => ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
/** The template that contains a part. */
const templateOf = (piece) => (ts.isTemplateHead(piece) ? piece.parent : piece.parent.parent);

/** Errors are for developers. */
const isOfError = (node) =>
  ts.isNewExpression(node.parent) &&
  ts.isIdentifier(node.parent.expression) &&
  /Error$/.test(node.parent.expression.text);

/** A single word that names something: 'Albums'. Names of keys do not count. */
const isName = (text) => /^\p{Lu}\p{Ll}{2,}$/u.test(text) && !['Control', 'Enter', 'Escape', 'Tab'].includes(text);

/** Checked in consoles only: on public pages such strings are often names of classes. */
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
