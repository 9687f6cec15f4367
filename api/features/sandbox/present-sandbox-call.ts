import { type SandboxCallRow, sandboxCallOutcome } from '#api/outside/sandbox/voice-call.ts'

export const presentSandboxCall = (call: SandboxCallRow, now: Date) => ({
  callbackId: call.id,
  phoneNumber: call.phone,
  status: sandboxCallOutcome(call, now),
  createdAt: call.createdAt.toISOString(),
  expiresAt: call.expiresAt.toISOString(),
})
