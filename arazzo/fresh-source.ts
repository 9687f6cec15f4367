import { FRESH_RECIPES } from './fresh-values.ts'
import type { FreshKind, WorkflowInput } from './workflow.ts'

/** The expression of a JavaScript program that makes a fresh value, with the functions below. */
export function freshSource(kind: FreshKind): string {
  const { prefix, digits, hasCheckDigit } = FRESH_RECIPES[kind]
  const made = `'${prefix}' + digits(${digits})`
  return hasCheckDigit ? `withCheckDigit(${made})` : made
}

/** The functions that a program with these inputs needs. */
export function freshFunctions(inputs: readonly WorkflowInput[]): string[] {
  const kinds = inputs.flatMap(({ fresh }) => fresh ?? [])
  const isChecked = kinds.some(kind => FRESH_RECIPES[kind].hasCheckDigit)
  return [...(kinds.length > 0 ? [DIGITS] : []), ...(isChecked ? [CHECK_DIGIT] : [])]
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
