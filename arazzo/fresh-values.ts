import { ibanProblem } from '#domain/money/iban.ts'
import { nationalIdProblem } from '#domain/national-id.ts'
import type { FreshKind, WorkflowInput } from './workflow.ts'

type Random = () => number

interface Recipe {
  prefix: string
  /** The number of random digits after the prefix. */
  digits: number
  /**
   * The published rule that completes the value, if any: a Saudi ID ends with a check digit, and an IBAN begins with the country and two check
   * digits.
   */
  completed?: 'id' | 'iban'
}

/** Generators of unique values, none of which is a test value of the sandbox. */
export const FRESH_RECIPES: Readonly<Record<FreshKind, Recipe>> = {
  phone_number: { prefix: '+96655', digits: 7 },
  cr_number: { prefix: '10', digits: 8 },
  id_number: { prefix: '11', digits: 7, completed: 'id' },
  iban: { prefix: '80608010', digits: 12, completed: 'iban' },
}

/** Returns the inputs at the start of a run: a fresh value where one is needed, otherwise the default. */
export function startingInputs(inputs: readonly WorkflowInput[], random: Random = Math.random): Record<string, string> {
  return Object.fromEntries(
    inputs.map(({ name, default: value, fresh }) => [name, fresh ? freshValue(fresh, random) : value]),
  )
}

export function freshValue(kind: FreshKind, random: Random = Math.random): string {
  const { prefix, digits, completed } = FRESH_RECIPES[kind]
  const value = prefix + Array.from({ length: digits }, () => Math.floor(random() * 10)).join('')
  if (completed === 'iban') return asIban(value)
  return completed === 'id' ? withCheckDigit(value) : value
}

function withCheckDigit(nine: string): string {
  const id = Array.from({ length: 10 }, (_, check) => `${nine}${check}`).find(
    candidate => !nationalIdProblem(candidate),
  )
  if (!id) throw new Error(`no check digit completes ${nine}`)
  return id
}

function asIban(account: string): string {
  const iban = Array.from({ length: 97 }, (_, index) => `SA${String(98 - index).padStart(2, '0')}${account}`).find(
    candidate => !ibanProblem(candidate),
  )
  if (!iban) throw new Error(`no check digits complete ${account}`)
  return iban
}
