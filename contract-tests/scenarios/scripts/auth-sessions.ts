import { createApp } from '#api/app.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { OTHER_DEVICE, wrongCode } from '#api/testing/customer.ts'
import { newMember } from '#api/testing/members.ts'
import { MAX_BUSINESS_DOCUMENT_BYTES, MAX_BUSINESS_DOCUMENTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../../contract.ts'
import { withValidatedResponses } from '../../contract-app.ts'
import { uploadExampleDocument } from '../../steps/business-documents.ts'
import { confirmExampleEmail } from '../../steps/email-changes.ts'
import { storeUnconfirmedEmail } from '../../subjects/account.ts'
import { prepareFor } from '../../subjects/all-subjects.ts'
import { createLatch, delayedBy } from '../../test-doubles.ts'
import { testUser } from '../../test-user.ts'
import { after, lockedBy, withoutSms } from '../preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scenario-context.ts'

const MINUTE = 60
/** Compared with an example as the phone of anybody is that the sandbox makes up. */
const MADE_UP_PHONE = '0512999999'

/** The token was exchanged before. Two parties hold it, so one of them is not the customer. */
const tokenReused: ScenarioScript = async ({ prepare, world, customer, callWithEffect }) => {
  await prepare()
  const { refreshToken } = customer
  await customer.refresh()
  world.clock.advance(1)
  customer.refreshToken = refreshToken
  return callWithEffect()
}

export const accountScenarios: ScenarioScripts = {
  changePassword: {
    // The first call must not succeed: it would end the session that the second one needs.
    idempotency_mismatch: async ({ prepare, call, scenario }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers, body: { ...scenario.body, currentPassword: 'Palm#Trees2032' } })
      return call({ headers })
    },
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
  },

  getMe: {
    email_confirmed: after(confirmExampleEmail),
    email_unconfirmed: after(storeUnconfirmedEmail),
    as_viewer: async ({ prepare, world, customer, call }) => {
      await prepare()
      const viewer = await newMember(world.deps, world.app, customer.userId, 'viewer', MADE_UP_PHONE)
      return call({ token: (await viewer.signIn()).accessToken })
    },
    profile_missing: async ({ person, customer, call }) => {
      await person.upTo('done')
      await customer.signIn()
      return call()
    },
  },

  getRegistration: {
    terms_accepted: async ({ person, customer, call }) => {
      await person.upTo('done')
      await customer.signIn()
      return call()
    },
  },

  listBusinessDocuments: {
    nothing: async ({ person, customer, call }) => {
      await person.upTo('done')
      await customer.signIn()
      return call()
    },
  },

  uploadBusinessDocument: {
    business_document_not_found: async context => {
      const other = testUser(context.world)
      await prepareFor(operationOf('downloadBusinessDocument'), other)
      await context.prepare()
      return context.call({ parameters: { businessDocumentId: other.wallet.businessDocumentId, kind: 'other' } })
    },
    business_document_limit_reached: after(async user => {
      for (let count = 0; count < MAX_BUSINESS_DOCUMENTS; count++) await uploadExampleDocument(user)
      user.wallet.businessDocumentId = crypto.randomUUID()
    }),
    business_document_too_large: async ({ prepare, call }) => {
      await prepare()
      return call({ raw: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(MAX_BUSINESS_DOCUMENT_BYTES)]) })
    },
    upload_running: after(async ({ world, person }) => {
      await takeLease(world.database.db, { kind: 'document upload', subject: person.userId }, 30, world.clock())
    }),
  },

  listSessions: {
    two_devices: async ({ world, person, customer, call }) => {
      await person.upTo('done')
      await customer.at(OTHER_DEVICE).signIn()
      world.clock.advance(MINUTE)
      await customer.signIn()
      return call()
    },
  },

  endSession: {
    session_not_found: async ({ prepare, call }) => {
      await prepare()
      return call({ parameters: { sessionId: crypto.randomUUID() } })
    },
  },
}

export const sessionScenarios: ScenarioScripts = {
  refreshTokens: {
    token_reused: tokenReused,
    token_rotated: async ({ prepare, world, customer, callWithEffect }) => {
      await prepare()
      const latch = createLatch()
      const response = callWithEffect(
        withValidatedResponses(createApp({ ...world.deps, ...delayedBy(latch, world.deps) })),
      )
      await latch.reached
      world.clock.advance(1)
      await customer.refresh()
      latch.open()
      return response
    },
  },

  logout: { token_reused: tokenReused },
}

export const recoveryScenarios: ScenarioScripts = {
  forgotPassword: {
    resend: after(async ({ world, customer }) => {
      await customer.startRecovery()
      world.clock.advance(OTP_RESEND_SECONDS)
    }),
    account_locked_soft: lockedBy(customer =>
      customer.tryRecovery({ idUnn: customer.idNumber, dateOfBirth: '2012-12-04' }),
    ),
    otp_cooldown: after(({ customer }) => customer.startRecovery()),
    otp_send_failed: withoutSms,
  },

  resetPassword: {
    account_locked_soft: lockedBy(customer => customer.tryReset(wrongCode(customer.otp), 'Dates&Coffee77')),
  },
}
