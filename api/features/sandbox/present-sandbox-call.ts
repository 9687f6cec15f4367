import { type SandboxCallRow, sandboxCallOutcome } from '#api/providers/voice-call/sandbox.ts'

export const presentSandboxCall = (call: SandboxCallRow, now: Date) => ({
  callbackId: call.id,
  phoneNumber: call.phone,
  status: sandboxCallOutcome(call, now),
  createdAt: call.createdAt.toISOString(),
  expiresAt: call.expiresAt.toISOString(),
})
