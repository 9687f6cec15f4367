import type { Json } from './workflow.ts'

/** An input of the run or an output of an earlier step. */
export type Reference = { kind: 'input'; name: string } | { kind: 'output'; step: string; name: string }

export interface StepResponse {
  status: number
  /** The body, or undefined if it is not JSON. */
  body: Json | undefined
}

const REFERENCE = /^\$(?:inputs\.(\w+)|steps\.(\w+)\.outputs\.(\w+))$/
/** Matches an expression in braces inside a text. */
const EMBEDDED = /\{(\$[^}]+)\}/
const CONDITION = /^(\$\S+) (==|!=) (?:'(.*)'|(true|false|\d+))$/
const BODY = '$response.body#'

/** Splits a text into literal parts and references. */
export function partsOf(text: string): (string | Reference)[] {
  if (text.startsWith('$')) return [referenceOf(text)]
  // Splitting by a pattern with a group puts the matches of the group at the odd indexes.
  return text
    .split(EMBEDDED)
    .map((part, index) => (index % 2 === 1 ? referenceOf(part) : part))
    .filter(part => part !== '')
}

export function referenceOf(expression: string): Reference {
  const [, input, step, output] = REFERENCE.exec(expression) ?? []
  if (input) return { kind: 'input', name: input }
  if (step && output) return { kind: 'output', step, name: output }
  throw new Error(`${expression} is not a reference to an input or an output`)
}

/** Replaces every reference in the value. */
export function resolve(value: Json, lookUp: (reference: Reference) => Json): Json {
  if (typeof value === 'string') return resolveText(partsOf(value), lookUp)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(item => resolve(item, lookUp))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item, lookUp)]))
}

function resolveText(parts: (string | Reference)[], lookUp: (reference: Reference) => Json): Json {
  const values = parts.map(part => (typeof part === 'string' ? part : lookUp(part)))
  return values.length === 1 ? values[0]! : values.join('')
}

/** Returns every reference in a value, in order. */
export function referencesIn(value: Json): Reference[] {
  const references: Reference[] = []
  resolve(value, reference => {
    references.push(reference)
    return ''
  })
  return references
}

/** Returns the value of `$statusCode` or `$response.body#/items/0/code` in a response. */
export function readResponse(expression: string, { status, body }: StepResponse): Json | undefined {
  if (expression === '$statusCode') return status
  return pointerOf(expression).reduce<Json | undefined>(member, body)
}

/** Returns the property names and array indexes that lead to a value of the body. */
export function pointerOf(expression: string): string[] {
  if (!expression.startsWith(`${BODY}/`))
    throw new Error(`${expression} is not an expression for a value of the response body`)
  return expression
    .slice(BODY.length + 1)
    .split('/')
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function member(of: Json | undefined, name: string): Json | undefined {
  if (of === null || typeof of !== 'object') return undefined
  return Array.isArray(of) ? of[Number(name)] : of[name]
}

/** Whether a response meets a condition such as `$response.body#/status == 'approved'`. */
export function holds(condition: string, response: StepResponse): boolean {
  const { expression, operator, expected } = parseCondition(condition)
  return (readResponse(expression, response) === expected) === (operator === '==')
}

export function parseCondition(condition: string): { expression: string; operator: string; expected: Json } {
  const [, expression, operator, text, literal] = CONDITION.exec(condition) ?? []
  if (!expression || !operator) throw new Error(`${condition} is not a supported condition`)
  return { expression, operator, expected: literal === undefined ? (text ?? '') : JSON.parse(literal) }
}
