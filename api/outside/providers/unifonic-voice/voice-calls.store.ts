import { eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type VoiceCall, voiceCalls } from '#api/kernel/db/schema/voice-calls.ts'
import { newToken, sha256 } from '#api/kernel/platform/cryptography.ts'

/** Stores a call that is about to be placed. Returns the token of its URL, which is stored as a hash only. */
export async function insertVoiceCall(
  db: Db,
  call: Pick<VoiceCall, 'id' | 'locale' | 'createdAt' | 'expiresAt'>,
): Promise<string> {
  const token = newToken()
  await db.insert(voiceCalls).values({ ...call, tokenHash: sha256(token), status: 'calling' })
  return token
}

export async function findVoiceCall(db: Db, id: string): Promise<VoiceCall | undefined> {
  const [call] = await db.select().from(voiceCalls).where(eq(voiceCalls.id, id))
  return call
}

/** Returns the call of a token, and locks it, so that a concurrent request waits. */
export async function lockVoiceCall(tx: Db, token: string): Promise<VoiceCall | undefined> {
  const [call] = await tx
    .select()
    .from(voiceCalls)
    .where(eq(voiceCalls.tokenHash, sha256(token)))
    .for('update')
  return call
}

export async function updateVoiceCall(
  db: Db,
  id: string,
  change: Partial<Pick<VoiceCall, 'providerCallId' | 'status'>>,
): Promise<void> {
  await db.update(voiceCalls).set(change).where(eq(voiceCalls.id, id))
}

export async function deleteVoiceCall(db: Db, id: string): Promise<void> {
  await db.delete(voiceCalls).where(eq(voiceCalls.id, id))
}

/** Whether a key may still be pressed before the call expires. */
export const isOpenCall = ({ status }: VoiceCall): boolean => status === 'calling' || status === 'pending'
