import type { Catalogue } from '#web/messages/catalogue.ts'

interface BreakingTexts {
  before: string
  after: string
  /** The action that is required of integrators. */
  action: string
}

/** A change that breaks programs, marked by the operations that it concerns. */
interface BreakingChange extends Catalogue<BreakingTexts> {
  /** Empty for every operation. */
  operations: string[]
}

/** What a version of the contract changes. */
export interface Changes {
  breaking: readonly BreakingChange[]
  list: readonly Catalogue<string>[]
}
