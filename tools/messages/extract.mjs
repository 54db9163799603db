// Finds the texts of the interface in the source (`messages('namespace', {…})` of @ministry/messages) and puts marks in their place.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * A mark carries a hash of the English text, so that the name of a built file changes with the text. It is a string or a function,
 * as the text will be, so that a minifier can inline it and drop the names around it.
 */
function markOf(key, { english, isPlain }) {
  const mark = `${key}:${createHash('sha1').update(english).digest('hex').slice(0, 6)}`;
  return isPlain ? `"__message__${mark}__"` : `(e=>__message__("${mark}",e))`;
}

/** The text of a literal, or of several joined by '+'. */
function literalText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return literalText(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [literalText(node.left), literalText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

const isCall = (node, name) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

const nameOf = (property) =>
  ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) || ts.isNumericLiteral(property.name)
    ? property.name.text
    : undefined;

/** The variables in the type argument of `message<{…}>`. */
const declaredVariables = (call) =>
  (call.typeArguments?.[0]?.members ?? []).map((member) => member.name?.getText()).sort();

class Extraction {
  entries = [];
  edits = [];

  constructor(text, file) {
    this.text = text;
    this.source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    this.visit(this.source);
  }

  fail(node, problem) {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(`${this.source.fileName}:${line + 1}: ${problem}`);
  }

  visit(node) {
    if (isCall(node, 'messages')) return this.group(node);
    if (isCall(node, 'message')) this.fail(node, 'message() stands inside messages(), which gives it a key.');
    ts.forEachChild(node, (child) => this.visit(child));
  }

  group(call) {
    const [namespace, group] = call.arguments;
    if (!namespace || !ts.isStringLiteralLike(namespace) || !group || !ts.isObjectLiteralExpression(group))
      this.fail(call, "messages() takes a namespace and an object, both written out: messages('events', { … }).");
    this.edits.push([call.getStart(), group.getStart(), '(']);
    this.entry(group, namespace.text);
    this.edits.push([group.getEnd(), call.getEnd(), ')']);
  }

  entry(node, key) {
    const text = literalText(node);
    if (text !== undefined) return this.mark(node, key, { english: text, isPlain: true, variables: [] });
    if (isCall(node, 'message')) {
      const english = literalText(node.arguments[0]);
      if (english === undefined) this.fail(node, 'message() takes a text that is written out.');
      return this.mark(node, key, { english, isPlain: false, variables: declaredVariables(node) });
    }
    if (ts.isArrayLiteralExpression(node))
      return node.elements.forEach((element, at) => this.entry(element, `${key}.${at}`));
    if (!ts.isObjectLiteralExpression(node))
      this.fail(node, `${key} is neither a text nor a message, nor a group or list of them.`);
    for (const property of node.properties) {
      const name = ts.isPropertyAssignment(property) ? nameOf(property) : undefined;
      if (name === undefined) this.fail(property, `In ${key} each name has a text that is written out.`);
      this.entry(property.initializer, `${key}.${name}`);
    }
  }

  mark(node, key, entry) {
    if (!/^[\w.-]+$/.test(key))
      this.fail(node, `The key ${key} has other characters than letters, digits, ".", "_" and "-".`);
    this.entries.push({ key, ...entry });
    this.edits.push([node.getStart(), node.getEnd(), markOf(key, entry)]);
  }

  /** The source with a mark in place of each text. */
  get marked() {
    let marked = '';
    let at = 0;
    for (const [start, end, text] of this.edits) {
      marked += this.text.slice(at, start) + text;
      at = end;
    }
    return marked + this.text.slice(at);
  }
}

/** @returns {{ marked: string, entries: { key: string, english: string, isPlain: boolean, variables: string[] }[] }} */
export function extractMessages(text, file) {
  if (!/\bmessages?\(/.test(text)) return { marked: text, entries: [] };
  const { marked, entries } = new Extraction(text, file);
  return { marked, entries };
}

const inRepository = (folder) => join(import.meta.dirname, '../..', folder);

/** Folders with the texts of each front end; shared libraries belong to the site. */
export const foldersOf = {
  shell: ['apps/shell/src', 'libs/shared/domain/src', 'libs/web/api-client/src', 'libs/web/ui/src'].map(inRepository),
  admin: ['apps/admin/src'].map(inRepository),
  media: ['apps/media/src'].map(inRepository),
};

export const messageFolders = Object.values(foldersOf).flat();

/** Folder with the sentences of the API, which the API translates itself. */
export const apiFolder = inRepository('apps/api/src');

/** All texts in some folders, by key; throws if two texts have the same key. */
export function messagesIn(folders) {
  const found = new Map();
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true })) {
      if (!name.endsWith('.copy.ts')) continue;
      const file = join(folder, name);
      for (const { key, ...entry } of extractMessages(readFileSync(file, 'utf8'), file).entries) {
        if (found.has(key)) throw new Error(`${file}: ${key} is the key of a text in ${found.get(key).file} too.`);
        found.set(key, { ...entry, file });
      }
    }
  return found;
}
