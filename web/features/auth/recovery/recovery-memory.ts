import type { PartialCode } from '#web/lib/code-boxes.ts'
import type { Recovery } from './recovery-state.ts'

interface Remembered {
  idUnn: string
  dateOfBirth: string
  phone: string
  code: PartialCode
  /** The last one that began. */
  underWay: Recovery | null
}

const NOTHING: Remembered = { idUnn: '', dateOfBirth: '', phone: '', code: '', underWay: null }

let remembered = NOTHING

/** What was typed so far, so that going back loses nothing. It is in memory only, until the password is changed. */
export const recoveryMemory = (): Remembered => remembered

export function remember(parts: Partial<Remembered>): void {
  remembered = { ...remembered, ...parts }
}

export function forgetRecovery(): void {
  remembered = NOTHING
}
