import { addSeconds } from '#api/kernel/platform/clock.ts'
import { insertVoiceCall, updateVoiceCall } from '#api/outside/providers/unifonic-voice/voice-calls.store.ts'
import { CALLBACK_LIFETIME_SECONDS } from '#domain/constants.ts'
import { CHOICE, CONSTANT, CREDENTIAL, FACT, IDENTIFIER, KEY, PROOF, type RequestFields } from '../request-fields.ts'
import type { Preparations } from '../steps/preparation.ts'
import { waitingInNafath } from '../steps/sign-in.ts'
import { withPaidTopUp } from '../steps/top-ups.ts'
import type { TestUser } from '../test-user.ts'

/** The id of the examples' call at the provider. */
const PROVIDER_CALL_ID = '1c9ebf6a-dd62-4c49-b0b3-c1b1494e01f1'

/** A call as live mode places it. */
async function withVoiceCall({ world, voiceCall }: TestUser): Promise<void> {
  const { db, clock } = world.deps
  const [id, createdAt] = [crypto.randomUUID(), clock()]
  const expiresAt = addSeconds(createdAt, CALLBACK_LIFETIME_SECONDS)
  voiceCall.token = await insertVoiceCall(db, { id, locale: 'en', createdAt, expiresAt })
  await updateVoiceCall(db, id, { providerCallId: PROVIDER_CALL_ID })
}

export const preparations: Preparations = {
  receiveNafathToken: waitingInNafath,
  receivePaymentEvent: withPaidTopUp,
  receiveCallDigits: withVoiceCall,
}

export const requestFields: RequestFields = {
  receiveCallDigits: { fields: { callId: PROOF, digits: CHOICE } },
  receiveBankCredit: {
    fields: {
      'X-Bank-Timestamp': PROOF,
      'X-Bank-Signature': PROOF,
      bankReference: KEY,
      iban: IDENTIFIER,
      amount: FACT,
      currency: CONSTANT,
      remitterName: FACT,
      remitterIban: FACT,
      bookedAt: FACT,
    },
  },
  receivePaymentEvent: {
    fields: { type: CHOICE, secret_token: CREDENTIAL, 'data.id': IDENTIFIER, reference: IDENTIFIER },
  },
  receiveNafathToken: { fields: { token: CREDENTIAL, requestId: PROOF } },
  receivePayoutEvent: {
    fields: { type: CHOICE, secret_token: CREDENTIAL, 'data.id': IDENTIFIER, reference: IDENTIFIER },
  },
}
