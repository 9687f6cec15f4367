import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { BankCredit } from '#api/outside/providers/money-providers.ts'
import type { NafathOutcome } from '#api/outside/providers/providers.ts'
import { insertVoiceCall, updateVoiceCall } from '#api/outside/providers/unifonic-voice/voice-calls.store.ts'
import { sandboxNotice } from '#api/outside/sandbox/bank.ts'
import { CALLBACK_LIFETIME_SECONDS } from '#domain/constants.ts'
import { EXAMPLE_TIME } from '../example-time.ts'
import type { People } from '../people.ts'
import { CHOICE, CONSTANT, CREDENTIAL, FACT, IDENTIFIER, KEY, PROOF, type RequestFields } from '../request-fields.ts'
import { afterSeconds, prepareAndCall, withProviders } from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScripts } from '../scripts/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { waitingInNafath } from '../steps/sign-in.ts'
import { withPaidTopUp } from '../steps/top-ups.ts'
import { brokenDb, nafathResponds, unavailableDb } from '../test-doubles.ts'

/** The id of the examples' call at the provider. */
const PROVIDER_CALL_ID = '1c9ebf6a-dd62-4c49-b0b3-c1b1494e01f1'

/** Stores a call as live mode places it. */
async function withVoiceCall({ plink }: People): Promise<{ callToken: string }> {
  const { db, clock } = plink.deps
  const [id, createdAt] = [crypto.randomUUID(), clock()]
  const expiresAt = addSeconds(createdAt, CALLBACK_LIFETIME_SECONDS)
  const callToken = await insertVoiceCall(db, { id, locale: 'en', createdAt, expiresAt })
  await updateVoiceCall(db, id, { providerCallId: PROVIDER_CALL_ID })
  return { callToken }
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

const APPROVED: NafathOutcome = {
  kind: 'approved',
  dateOfBirth: '1991-05-01',
  names: { arabic: null, english: 'Noura Alqahtani' },
}

const CREDIT: BankCredit = {
  bankReference: 'FT26005ABCDEF123',
  iban: 'SA0330000000000000000001',
  amount: 2_500_00,
  currency: 'SAR',
  remitterName: 'Najd Supplies Co.',
  remitterIban: null,
  bookedAt: EXAMPLE_TIME,
}

/** Sends the notice with the signature of the bank. */
const signed = ({ plink, call }: ScenarioContext, amount = CREDIT.amount, db = plink.deps.db) => {
  const { timestamp, signature, body } = sandboxNotice(plink.clock, { ...CREDIT, amount })
  const headers = { 'X-Bank-Timestamp': timestamp, 'X-Bank-Signature': signature }
  return call({ raw: body, headers, server: plink.with({ db }) })
}

export const scripts: ScenarioScripts = {
  receiveCallDigits: {
    // Its body is open to unknown fields.
    validation_failed: ({ call }) => call({ body: { digits: ['1'] } }),
    callback_not_found: ({ call }) => call(),
    call_ended: async ({ prepare, call, scenario: { body } }) => {
      const made = await prepare()
      await call({ made, body: { ...body, digits: '1' } })
      return call({ made })
    },
    callback_expired: afterSeconds(CALLBACK_LIFETIME_SECONDS),
  },
  receiveBankCredit: {
    all_green: context => signed(context),
    validation_failed: ({ call }) => call({ body: { bankReference: 1 } }),
    unauthenticated: prepareAndCall,
    unknown_error: context => signed(context, CREDIT.amount, brokenDb),
    service_unavailable: context => signed(context, CREDIT.amount, unavailableDb),
    bank_credit_differs: async context => {
      await signed(context)
      return signed(context, CREDIT.amount + 1)
    },
  },
  receivePaymentEvent: {
    validation_failed: ({ call }) => call({ body: { reference: 1 } }),
    // The sandbox knows no secret, and understands its own events alone.
    unauthenticated: prepareAndCall,
  },
  receiveNafathToken: {
    all_green: withProviders(nafathResponds(APPROVED)),
    validation_failed: ({ call }) => call({ body: { token: 1 } }),
    nafath_session_not_found: ({ call }) => call({ body: { token: 'a.b.c', requestId: crypto.randomUUID() } }),
    // The sandbox signs no tokens.
    unauthenticated: prepareAndCall,
  },
  receivePayoutEvent: {
    validation_failed: ({ call }) => call({ body: { reference: 1 } }),
  },
}
