import { nationalIdProblem } from '#domain/national-id.ts'
import type { FreshKind, WorkflowInput } from './workflow.ts'

type Random = () => number

interface Recipe {
  prefix: string
  /** So many digits at random come after it. */
  digits: number
  /** One more digit, which makes the number pass the published rule for Saudi IDs. */
  hasCheckDigit: boolean
}

/** How to make a value that nobody else has. None of these is a test value of the sandbox. */
export const FRESH_RECIPES: Readonly<Record<FreshKind, Recipe>> = {
  phone_number: { prefix: '+96655', digits: 7, hasCheckDigit: false },
  cr_number: { prefix: '10', digits: 8, hasCheckDigit: false },
  id_number: { prefix: '11', digits: 7, hasCheckDigit: true },
}

/** What a run begins with: a new value where one is needed, the default elsewhere. */
export function startingInputs(inputs: readonly WorkflowInput[], random: Random = Math.random): Record<string, string> {
  return Object.fromEntries(
    inputs.map(({ name, default: value, fresh }) => [name, fresh ? freshValue(fresh, random) : value]),
  )
}

export function freshValue(kind: FreshKind, random: Random = Math.random): string {
  const { prefix, digits, hasCheckDigit } = FRESH_RECIPES[kind]
  const made = prefix + Array.from({ length: digits }, () => Math.floor(random() * 10)).join('')
  return hasCheckDigit ? withCheckDigit(made) : made
}

function withCheckDigit(nine: string): string {
  const found = Array.from({ length: 10 }, (_, check) => `${nine}${check}`).find(id => !nationalIdProblem(id))
  if (!found) throw new Error(`no check digit completes ${nine}`)
  return found
}
