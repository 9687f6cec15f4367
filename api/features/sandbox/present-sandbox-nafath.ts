import type { NafathState } from '#api/contract/generated/schemas.ts'
import type { NafathOutcome } from '#api/outside/providers/providers.ts'
import { type SandboxNafathRow, sandboxOutcome } from '#api/outside/sandbox/nafath.ts'

const STATES: Record<NafathOutcome['kind'], NafathState> = {
  waiting: 'SENT',
  under_review: 'pending',
  approved: 'approved',
  declined: 'FAILED',
  rejected: 'rejected',
  expired: 'expired',
  unavailable: 'SENT',
}

export const presentSandboxNafath = (request: SandboxNafathRow, now: Date) => ({
  sessionId: request.id,
  nationalId: request.nationalId,
  phoneNumber: request.phone,
  status: STATES[sandboxOutcome(request, now).kind],
  createdAt: request.createdAt.toISOString(),
  expiresAt: request.expiresAt.toISOString(),
})
