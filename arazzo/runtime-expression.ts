import type { Json } from './workflow.ts'

/** A value from before the call: what the run was given, or what an earlier step has put by. */
export type Reference = { kind: 'input'; name: string } | { kind: 'output'; step: string; name: string }

export interface StepAnswer {
  status: number
  /** Undefined where there is none, or none in JSON. */
  body: Json | undefined
}

const REFERENCE = /^\$(?:inputs\.(\w+)|steps\.(\w+)\.outputs\.(\w+))$/
/** A text that is an expression as a whole, or holds some in braces. */
const EMBEDDED = /\{(\$[^}]+)\}/
const CONDITION = /^(\$\S+) (==|!=) (?:'(.*)'|(true|false|\d+))$/
const BODY = '$response.body#'

/** The texts and references of which a value consists; a value that is no text stands for itself. */
export function partsOf(text: string): (string | Reference)[] {
  if (text.startsWith('$')) return [referenceOf(text)]
  // Splitting by a pattern with a group leaves what the group found at every second place.
  return text
    .split(EMBEDDED)
    .map((part, index) => (index % 2 === 1 ? referenceOf(part) : part))
    .filter(part => part !== '')
}

export function referenceOf(expression: string): Reference {
  const [, input, step, output] = REFERENCE.exec(expression) ?? []
  if (input) return { kind: 'input', name: input }
  if (step && output) return { kind: 'output', step, name: output }
  throw new Error(`${expression} is no reference to an input or an output`)
}

/** The value with every reference in it replaced by what it stands for. */
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

/** Every reference in a value, in order. */
export function referencesIn(value: Json): Reference[] {
  const found: Reference[] = []
  resolve(value, reference => {
    found.push(reference)
    return ''
  })
  return found
}

/** What `$statusCode` or `$response.body#/items/0/code` finds in an answer. */
export function readAnswer(expression: string, { status, body }: StepAnswer): Json | undefined {
  if (expression === '$statusCode') return status
  return pointerOf(expression).reduce<Json | undefined>(member, body)
}

/** The names and places on the way to a value of the body. */
export function pointerOf(expression: string): string[] {
  if (!expression.startsWith(`${BODY}/`)) throw new Error(`${expression} points at nothing in an answer`)
  return expression
    .slice(BODY.length + 1)
    .split('/')
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function member(of: Json | undefined, name: string): Json | undefined {
  if (of === null || typeof of !== 'object') return undefined
  return Array.isArray(of) ? of[Number(name)] : of[name]
}

/** Whether an answer is what a condition such as `$response.body#/status == 'approved'` says. */
export function holds(condition: string, answer: StepAnswer): boolean {
  const { expression, operator, expected } = parseCondition(condition)
  return (readAnswer(expression, answer) === expected) === (operator === '==')
}

export function parseCondition(condition: string): { expression: string; operator: string; expected: Json } {
  const [, expression, operator, text, literal] = CONDITION.exec(condition) ?? []
  if (!expression || !operator) throw new Error(`${condition} is no condition that is understood here`)
  return { expression, operator, expected: literal === undefined ? (text ?? '') : JSON.parse(literal) }
}
