import type { PartialCode } from '#web/lib/code-boxes.ts'
import type { Recovery } from './recovery-state.ts'

interface Remembered {
  idUnn: string
  dateOfBirth: string
  phone: string
  code: PartialCode
  /** The last code that the reset refused: it stays wrong, and each try counts towards a lock. */
  refusedCode: PartialCode
  /** The last one that began. */
  underWay: Recovery | null
}

const NOTHING: Remembered = { idUnn: '', dateOfBirth: '', phone: '', code: '', refusedCode: '', underWay: null }

let remembered = NOTHING

/** The tokens that have been used up, so that the pages behind a reset know that they lead nowhere. */
const finished = new Set<string>()

/** What was typed so far, so that going back loses nothing. It is in memory only, until the password is changed. */
export const recoveryMemory = (): Remembered => remembered

export function remember(parts: Partial<Remembered>): void {
  remembered = { ...remembered, ...parts }
}

export function finishRecovery(resetToken: string): void {
  remembered = NOTHING
  finished.add(resetToken)
}

export const isFinished = (resetToken: string): boolean => finished.has(resetToken)
