import { parseCondition, partsOf, pointerOf, type Reference } from '#arazzo/runtime-expression.ts'
import type { Json } from '#arazzo/workflow.ts'

/** Returns the JavaScript expression for a reference. */
export type NameOf = (reference: Reference) => string

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const LINE_LENGTH = 90

/** A value as a JavaScript literal, on one line if it fits. */
export function jsValue(value: Json, nameOf: NameOf, indent = ''): string {
  if (typeof value === 'string') return jsText(value, nameOf)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const deeper = `${indent}  `
  const isList = Array.isArray(value)
  const items = isList
    ? value.map(item => jsValue(item, nameOf, deeper))
    : Object.entries(value).map(([name, item]) => `${jsKey(name)}: ${jsValue(item, nameOf, deeper)}`)
  const [open, close] = isList ? '[]' : '{}'
  const inOneLine = isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`
  if (indent.length + inOneLine.length <= LINE_LENGTH && !inOneLine.includes('\n')) return inOneLine
  return `${open}\n${items.map(item => `${deeper}${item},\n`).join('')}${indent}${close}`
}

/** A text with expressions becomes a template literal. */
export function jsText(text: string, nameOf: NameOf): string {
  const parts = partsOf(text)
  const [first] = parts
  if (parts.length === 1 && first && typeof first !== 'string') return nameOf(first)
  if (parts.every(part => typeof part === 'string')) return jsQuoted(text)
  return `\`${parts.map(part => (typeof part === 'string' ? part.replace(/[`\\$]/g, '\\$&') : `\${${nameOf(part)}}`)).join('')}\``
}

export function jsQuoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}

/** An expression for a value of the body: `data.items[0].code`. */
export function jsMember(variable: string, expression: string): string {
  const steps = pointerOf(expression).map(name => (/^\d+$/.test(name) ? `[${name}]` : jsDot(name)))
  return variable + steps.join('')
}

/** A condition on the body: `data.status === 'approved'`. */
export function jsCondition(variable: string, condition: string): string {
  const { expression, operator, expected } = parseCondition(condition)
  const literal = typeof expected === 'string' ? jsQuoted(expected) : JSON.stringify(expected)
  return `${jsMember(variable, expression)} ${operator}= ${literal}`
}

const jsKey = (name: string) => (IDENTIFIER.test(name) ? name : jsQuoted(name))
const jsDot = (name: string) => (IDENTIFIER.test(name) ? `.${name}` : `[${jsQuoted(name)}]`)
