// Finds sentences that callers of the API would get in English only: those outside of `messages()` in refusals and checks.
import ts from 'typescript';

const refusals = new Set(['notFound', 'conflict', 'invalid', 'tooManyRequests', 'DomainError', 'saying', 'explained']);
/** Names of objects that map a field to its error. */
const problemNames = /^(problems|errors)$/;
const isSentence = (text) => /\p{L}['’]? \p{L}/u.test(text);

/** The literal parts of a text. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

const calleeOf = (node) => {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  return ts.isIdentifier(node.expression) ? node.expression.text : undefined;
};

/** `message` of a check, whose name begins with a capital letter like that of a class (`IsArray`), or any `defaultMessage`. */
const isMessageOfCheck = (node) =>
  ts.isPropertyAssignment(node) &&
  /^(message|defaultMessage)$/.test(node.name.getText()) &&
  ts.isObjectLiteralExpression(node.parent) &&
  (/^[A-Z]/.test(calleeOf(node.parent.parent) ?? '') || node.name.getText() === 'defaultMessage');

const isProblem = (node) =>
  ts.isBinaryExpression(node) &&
  ts.isElementAccessExpression(node.left) &&
  ts.isIdentifier(node.left.expression) &&
  problemNames.test(node.left.expression.text);

/** Names that a file of errors exports, with which refusals are made. */
export const refusalNames = (text) => [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);

/** @param names further functions that make refusals @returns {string[]} each as 'file:line text' */
export function looseSentences(text, file, names = new Set()) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const look = (node) => {
    const sentence = textOf(node);
    if (isSentence(sentence)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${sentence}`);
    } else ts.forEachChild(node, look);
  };
  const visit = (node) => {
    const callee = calleeOf(node);
    if (callee !== undefined && (refusals.has(callee) || names.has(callee)))
      for (const each of node.arguments ?? []) look(each);
    else if (isMessageOfCheck(node)) look(node.initializer);
    else if (isProblem(node)) look(node.right);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
