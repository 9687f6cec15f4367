import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxCalls } from '#api/kernel/db/schema/sandbox.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { type SandboxCallRow, sandboxCallOutcome } from '#api/outside/sandbox/voice-call.ts'
import { presentSandboxCall } from './present-sandbox-call.ts'

/** Presses a key during a call in which none has been pressed yet. */
export async function pressSandboxCall({ db, clock }: Deps, callbackId: string, digit: number) {
  const [call] = await db.select().from(sandboxCalls).where(eq(sandboxCalls.id, callbackId))
  if (!call) throw new PlinkError('CALLBACK_NOT_FOUND')
  const outcome = sandboxCallOutcome(call, clock())
  const isOpen = outcome === 'calling' || outcome === 'pending'
  const pressedCall = isOpen && (await press(db, callbackId, digit))
  if (!pressedCall) throw new PlinkError('CALL_ENDED')
  return presentSandboxCall(pressedCall, clock())
}

async function press(db: Db, id: string, digit: number): Promise<SandboxCallRow | undefined> {
  const [call] = await db
    .update(sandboxCalls)
    .set({ digit })
    .where(and(eq(sandboxCalls.id, id), isNull(sandboxCalls.digit)))
    .returning()
  return call
}
