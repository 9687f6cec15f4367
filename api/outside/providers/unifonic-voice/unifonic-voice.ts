import type { Db } from '#api/kernel/db/client.ts'
import type { Clock } from '#api/kernel/platform/clock.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { PlacedCall, VoiceCallProvider } from '#api/outside/providers/providers.ts'
import { question } from './call-texts.ts'
import { createCall } from './generated/routes.ts'
import { deleteVoiceCall, findVoiceCall, insertVoiceCall, isOpenCall, updateVoiceCall } from './voice-calls.store.ts'

interface Settings {
  db: Db
  clock: Clock
  /** The URL under which Unifonic reaches `receiveCallDigits`. */
  publicUrl: string
  /** The number that phones display. */
  callerId: string
}

/** Returns the URL to which Unifonic reports the pressed keys of a call. */
export const responseUrlOf = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/webhooks/unifonic/calls/${token}`

/** Phone calls through Unifonic. `receiveCallDigits` stores the pressed keys. */
export function unifonicVoice(unifonic: ProviderClient, settings: Settings): VoiceCallProvider {
  const { db, clock, publicUrl, callerId } = settings

  async function place({ callId, phone, locale, expiresAt }: PlacedCall): Promise<string | undefined> {
    // The call is stored first, because a key may be pressed before Unifonic has responded to us.
    const token = await insertVoiceCall(db, { id: callId, locale, createdAt: clock(), expiresAt })
    const ivr = question(locale, responseUrlOf(publicUrl, token))
    let providerCallId = ''
    try {
      const result = await unifonic.call(createCall, { body: { recipient: [phone], type: 'ivr', callerId, ivr } })
      if (result.status === 200 || result.status === 201) providerCallId = String(result.body.callId ?? '')
    } finally {
      // The feature does not wait for a call that may not have been placed, so its keys must not count.
      if (!providerCallId) await deleteVoiceCall(db, callId)
    }
    if (!providerCallId) return undefined
    await updateVoiceCall(db, callId, { providerCallId })
    return callId
  }

  return {
    place: call => orUnavailable(() => place(call), undefined),
    async outcome(reference) {
      const call = await findVoiceCall(db, reference)
      return !call || (isOpenCall(call) && clock() >= call.expiresAt) ? 'expired' : call.status
    },
  }
}
