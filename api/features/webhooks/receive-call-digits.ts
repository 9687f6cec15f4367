import type { z } from 'zod'
import type { ReceiveCallDigitsBody } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { VoiceCall } from '#api/kernel/db/schema/voice-calls.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { question, speech } from '#api/outside/providers/unifonic-voice/call-texts.ts'
import { responseUrlOf } from '#api/outside/providers/unifonic-voice/unifonic-voice.ts'
import { isOpenCall, lockVoiceCall, updateVoiceCall } from '#api/outside/providers/unifonic-voice/voice-calls.store.ts'

type CallDigits = z.output<typeof ReceiveCallDigitsBody>

/** Stores the key that was pressed in a call. Returns what the call says next. */
export async function receiveCallDigits(deps: Deps, token: string, { callId, digits }: CallDigits) {
  const { db, clock, publicUrl } = deps
  const status = statusAfter(digits)
  const { locale } = await db.transaction(async tx => {
    const call = await lockVoiceCall(tx, token)
    if (!call || isOfAnother(deps, call, callId)) throw new PlinkError('CALLBACK_NOT_FOUND')
    if (!isOpenCall(call)) {
      // Unifonic may report a key twice.
      if (call.status !== status) throw new PlinkError('CALL_ENDED')
      return call
    }
    if (clock() >= call.expiresAt) throw new PlinkError('CALLBACK_EXPIRED')
    await updateVoiceCall(tx, call.id, { status })
    return call
  })
  return status === 'pending' ? question(locale, responseUrlOf(publicUrl, token)) : speech(locale, status)
}

function statusAfter(digits: CallDigits['digits']) {
  switch (String(digits)) {
    case '1':
      return 'confirmed'
    case '2':
      return 'rejected'
    default:
      return 'pending'
  }
}

/** Checks whether a report names another call than its URL. A key may be pressed before the id of the call is known. */
function isOfAnother({ log }: Pick<Deps, 'log'>, { providerCallId }: VoiceCall, callId: CallDigits['callId']): boolean {
  if (providerCallId === null || callId == null || String(callId) === providerCallId) return false
  log.warn(
    { provider: 'unifonic-voice' },
    'A key press was ignored: its report names another call than its URL. Somebody may have seen the URL. Check who sends these reports.',
  )
  return true
}
