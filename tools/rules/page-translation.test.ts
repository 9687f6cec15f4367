import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/**
 * A browser that translates a page replaces its text nodes. React still refers to the old ones, and throws when it removes one, or inserts
 * something before one. It never does so with a text that is alone in its element.
 */
test.each(sources())('%s gives a text an element of its own where something beside it comes and goes', (_, code) => {
  expect(endangeredTexts(code)).toEqual([])
})

test.each([
  ['a text beside what comes and goes', '<p>{busy ? <b /> : null}{t.send}</p>', ['{t.send}']],
  ['a written text', '<p>{busy && <b />} Send</p>', ['Send']],
  ['a space', "<p><i />{' '}{busy ? <b /> : null}</p>", ["{' '}"]],
  ['a list', '<p>{items.map(each => <b />)}{t.more(2)}</p>', ['{t.more(2)}']],
  ['a text that comes and goes', "<p><b />{isVoid ? t.isVoid : ''}</p>", ["{isVoid ? t.isVoid : ''}"]],
  ['a text that takes turns with an element', '<p><i />{a ? <b /> : t.never}</p>', ['{a ? <b /> : t.never}']],
  ['a text that is a part of a fragment', '<>{t.available}<b /></>', ['{t.available}']],
  ['a component that is a text', 'function Source() { return t.main }', ['t.main']],
])('the rule finds %s', (_, code, texts) => {
  expect(endangeredTexts(code)).toEqual(texts)
})

test.each([
  ['a text of its own', '<p>{busy ? <b /> : null}<span>{t.send}</span></p>'],
  ['a text that is alone', '<p>{busy ? t.sending : t.send}</p>'],
  ['what stays beside it', '<p><b /> {t.send}</p>'],
  ['what is no text', '<p>{busy ? <b /> : null}{children}</p>'],
])('the rule allows %s', (_, code) => {
  expect(endangeredTexts(code)).toEqual([])
})

function sources(): [path: string, code: string][] {
  const web = new URL('../../web/', import.meta.url)
  return globSync('**/*.tsx', { cwd: web })
    .filter(path => !/\.test\.tsx$|^(mock|testing)\//.test(path))
    .map(path => [path, readFileSync(new URL(path, web), 'utf8')])
}

function endangeredTexts(code: string): string[] {
  const texts: string[] = []
  const add = ({ start, end }: ESTree.Span) => texts.push(code.slice(start, end).trim())
  /** The names of the functions around a statement, the innermost last. Functions without a name are not components. */
  const functions: string[] = []
  const enter = (each: { id?: ESTree.BindingIdentifier | null }) => void functions.push(each.id?.name ?? '')
  const leave = () => void functions.pop()
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    JSXElement: ({ children }) => beside(children).forEach(add),
    JSXFragment: ({ children }) => children.filter(isTextChild).forEach(add),
    ReturnStatement: ({ argument }) => {
      if (argument && /^[A-Z]/.test(functions.at(-1) ?? '') && isText(argument)) add(argument)
    },
  }).visit(parseSync('page.tsx', code).program)
  return texts
}

/** Returns the texts that appear and disappear beside something, or beside which something does. */
function beside(all: readonly ESTree.JSXChild[]): ESTree.JSXChild[] {
  const children = all.filter(child => !isLayout(child))
  if (children.length < 2) return []
  return children.filter(
    child => isTextChild(child) && (isChanging(child) || children.some(other => other !== child && isChanging(other))),
  )
}

/** Whether the child is white space between lines of the source, which JSX omits, or a comment. */
const isLayout = (child: ESTree.JSXChild) =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

const isTextChild = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText'
    ? !isLayout(child)
    : child.type === 'JSXExpressionContainer' &&
      child.expression.type !== 'JSXEmptyExpression' &&
      isText(child.expression)

const isChanging = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXExpressionContainer' &&
  (child.expression.type === 'ConditionalExpression' ||
    child.expression.type === 'LogicalExpression' ||
    isList(child.expression))

/** Whether the value is a text in at least one of its cases. */
function isText(value: ESTree.Expression): boolean {
  if (value.type === 'ConditionalExpression') return isText(value.consequent) || isText(value.alternate)
  if (value.type === 'LogicalExpression') return isText(value.right)
  if (value.type === 'Literal') return typeof value.value === 'string' && value.value !== ''
  return isPhrase(value)
}

/** The names whose properties and results are texts, in all pages. */
const TEXTS = /^(t|texts|labels|types|purposes|causes|roles)$/
const FORMATS = /^(amount|date|dateTime|duration|formatPhone|money|number|shortDate|time|timeAgo)$/

function isPhrase(value: ESTree.Expression): boolean {
  if (value.type === 'TemplateLiteral') return true
  if (value.type === 'MemberExpression') return TEXTS.test(rootOf(value))
  if (value.type !== 'CallExpression' || isList(value)) return false
  return value.callee.type === 'Identifier' ? FORMATS.test(value.callee.name) : TEXTS.test(rootOf(value.callee))
}

function rootOf(value: ESTree.Expression): string {
  if (value.type === 'MemberExpression' && value.object.type !== 'Super') return rootOf(value.object)
  return value.type === 'Identifier' ? value.name : ''
}

const isList = (value: ESTree.Node) =>
  value.type === 'CallExpression' &&
  value.callee.type === 'MemberExpression' &&
  value.callee.property.type === 'Identifier' &&
  value.callee.property.name === 'map'
