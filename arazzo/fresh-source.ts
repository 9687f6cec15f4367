import { FRESH_RECIPES } from './fresh-values.ts'
import type { FreshKind, WorkflowInput } from './workflow.ts'

/** A JavaScript expression for a fresh value. It calls the functions of `freshFunctions`. */
export function freshSource(kind: FreshKind): string {
  const { prefix, digits, hasCheckDigit } = FRESH_RECIPES[kind]
  const source = `'${prefix}' + digits(${digits})`
  return hasCheckDigit ? `withCheckDigit(${source})` : source
}

/** The JavaScript functions that a program needs for the fresh values of these inputs. */
export function freshFunctions(inputs: readonly WorkflowInput[]): string[] {
  const kinds = inputs.flatMap(({ fresh }) => fresh ?? [])
  const needsCheckDigit = kinds.some(kind => FRESH_RECIPES[kind].hasCheckDigit)
  return [...(kinds.length > 0 ? [DIGITS] : []), ...(needsCheckDigit ? [CHECK_DIGIT] : [])]
}

const DIGITS = `function digits(count) {
  return Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')
}`

const CHECK_DIGIT = `// The tenth digit of a Saudi ID: every other digit of the nine counts twice.
function withCheckDigit(nine) {
  const twice = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = [...nine].reduce((total, digit, index) => total + (index % 2 === 0 ? twice[digit] : Number(digit)), 0)
  return nine + ((10 - (sum % 10)) % 10)
}`
