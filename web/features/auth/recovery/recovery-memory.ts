import type { PartialCode } from '#web/lib/code-boxes.ts'
import type { Recovery } from './recovery-state.ts'

interface Remembered {
  idUnn: string
  dateOfBirth: string
  phone: string
  code: PartialCode
  /** The last refused code. It stays wrong, and each attempt counts towards a lock. */
  refusedCode: PartialCode
  /** The newest recovery. */
  underWay: Recovery | null
}

const NOTHING: Remembered = { idUnn: '', dateOfBirth: '', phone: '', code: '', refusedCode: '', underWay: null }

let memory = NOTHING

/** The used tokens, so that the pages before a reset know that their recovery has ended. */
const finished = new Set<string>()

/** The typed values, so that nothing is lost on the way back. They are only in memory, and only until the password is changed. */
export const recoveryMemory = (): Remembered => memory

export function remember(parts: Partial<Remembered>): void {
  memory = { ...memory, ...parts }
}

export function finishRecovery(resetToken: string): void {
  memory = NOTHING
  finished.add(resetToken)
}

export const isFinished = (resetToken: string): boolean => finished.has(resetToken)
