import { nationalIdProblem } from '#domain/national-id.ts'
import type { FreshKind, WorkflowInput } from './workflow.ts'

type Random = () => number

interface Recipe {
  prefix: string
  /** The number of random digits after the prefix. */
  digits: number
  /** Whether a check digit follows, as the published rule for Saudi IDs requires. */
  hasCheckDigit: boolean
}

/** How a unique value is made. None of these values is a test value of the sandbox. */
export const FRESH_RECIPES: Readonly<Record<FreshKind, Recipe>> = {
  phone_number: { prefix: '+96655', digits: 7, hasCheckDigit: false },
  cr_number: { prefix: '10', digits: 8, hasCheckDigit: false },
  id_number: { prefix: '11', digits: 7, hasCheckDigit: true },
}

/** The inputs at the start of a run: a fresh value where one is needed, otherwise the default. */
export function startingInputs(inputs: readonly WorkflowInput[], random: Random = Math.random): Record<string, string> {
  return Object.fromEntries(
    inputs.map(({ name, default: value, fresh }) => [name, fresh ? freshValue(fresh, random) : value]),
  )
}

export function freshValue(kind: FreshKind, random: Random = Math.random): string {
  const { prefix, digits, hasCheckDigit } = FRESH_RECIPES[kind]
  const value = prefix + Array.from({ length: digits }, () => Math.floor(random() * 10)).join('')
  return hasCheckDigit ? withCheckDigit(value) : value
}

function withCheckDigit(nine: string): string {
  const found = Array.from({ length: 10 }, (_, check) => `${nine}${check}`).find(id => !nationalIdProblem(id))
  if (!found) throw new Error(`no check digit completes ${nine}`)
  return found
}
