import type { PostingRequestOutput } from '#api/contract/generated/schemas.ts'
import { PlinkError } from '#api/plink-error.ts'
import type { Instruction } from './instruction.ts'

/** Whose wallet is meant and what it is asked to do. Throws `VALIDATION_ERROR` for a hold whose release is not to come. */
export function postingRequest(
  { phoneNumber, ...instruction }: PostingRequestOutput,
  now: Date,
): { phoneNumber: string; instruction: Instruction } {
  if (instruction.kind === 'hold' && new Date(instruction.expectedRelease) <= now) {
    throw new PlinkError('VALIDATION_ERROR', { fields: { expectedRelease: 'Must be in the future' } })
  }
  return { phoneNumber, instruction }
}
