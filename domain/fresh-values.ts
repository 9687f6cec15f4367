import { nationalIdProblem } from './national-id.ts'
import { phoneToE164 } from './phone.ts'
import type { FreshKind, WorkflowInput } from './workflow.ts'

type Random = () => number

/** None of these is a test value of the sandbox. */
const FRESH: Record<FreshKind, (random: Random) => string> = {
  phone_number: random => phoneToE164(`055${digits(7, random)}`),
  cr_number: random => `10${digits(8, random)}`,
  id_number: random => withCheckDigit(`11${digits(7, random)}`),
}

/** What a run begins with: a new value where one is needed, the default elsewhere. */
export function startingInputs(inputs: readonly WorkflowInput[], random: Random = Math.random): Record<string, string> {
  return Object.fromEntries(
    inputs.map(({ name, default: value, fresh }) => [name, fresh ? FRESH[fresh](random) : value]),
  )
}

function digits(count: number, random: Random): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
}

function withCheckDigit(nine: string): string {
  const found = Array.from({ length: 10 }, (_, check) => `${nine}${check}`).find(id => !nationalIdProblem(id))
  if (!found) throw new Error(`no check digit completes ${nine}`)
  return found
}
