import { FRESH_RECIPES } from './fresh-values.ts'
import type { FreshKind, WorkflowInput } from './workflow.ts'

/** Returns a JavaScript expression for a fresh value. It calls the functions of `freshFunctions`. */
export function freshSource(kind: FreshKind): string {
  const { prefix, digits, completed } = FRESH_RECIPES[kind]
  const source = `'${prefix}' + digits(${digits})`
  if (completed === 'iban') return `asIban(${source})`
  return completed === 'id' ? `withCheckDigit(${source})` : source
}

/** Returns the JavaScript functions that a program needs for the fresh values of these inputs. */
export function freshFunctions(inputs: readonly WorkflowInput[]): string[] {
  const kinds = inputs.flatMap(({ fresh }) => fresh ?? [])
  const needs = (rule: 'id' | 'iban') => kinds.some(kind => FRESH_RECIPES[kind].completed === rule)
  return [
    ...(kinds.length > 0 ? [DIGITS] : []),
    ...(needs('id') ? [CHECK_DIGIT] : []),
    ...(needs('iban') ? [AS_IBAN] : []),
  ]
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

const AS_IBAN = `// The check digits of an IBAN: with SA as 2810 and them at the end, the number leaves 1 when divided by 97.
function asIban(account) {
  return 'SA' + String(98n - (BigInt(account + '281000') % 97n)).padStart(2, '0') + account
}`
