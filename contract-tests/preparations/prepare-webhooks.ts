import { addSeconds } from '#api/kernel/platform/clock.ts'
import { insertVoiceCall, updateVoiceCall } from '#api/outside/providers/unifonic-voice/voice-calls.store.ts'
import { CALLBACK_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { TestUser } from '../test-user.ts'

/** The id of the examples' call at the provider. */
const PROVIDER_CALL_ID = '1c9ebf6a-dd62-4c49-b0b3-c1b1494e01f1'

/** A call as live mode places it. */
export async function withVoiceCall({ world, voiceCall }: TestUser): Promise<void> {
  const { db, clock } = world.deps
  const [id, createdAt] = [crypto.randomUUID(), clock()]
  const expiresAt = addSeconds(createdAt, CALLBACK_LIFETIME_SECONDS)
  voiceCall.token = await insertVoiceCall(db, { id, locale: 'en', createdAt, expiresAt })
  await updateVoiceCall(db, id, { providerCallId: PROVIDER_CALL_ID })
}
