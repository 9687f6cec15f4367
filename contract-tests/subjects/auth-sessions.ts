import { createApp } from '#api/app.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { withValidatedResponses } from '../contract-app.ts'
import { CODE, CREDENTIAL, PROOF, type RequestFields } from '../request-fields.ts'
import { after, lockedBy, withoutSms } from '../scenarios/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scenarios/scenario-script.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { createLatch, delayedBy } from '../test-doubles.ts'
import { openAccount } from '../test-user.ts'

export const preparations: Preparations = {
  forgotPassword: openAccount,
  resetPassword: inTurn(openAccount, ({ customer }) => customer.startRecovery()),
  refreshTokens: signedIn,
  logout: signedIn,
}

export const requestFields: RequestFields = {
  forgotPassword: { fields: { idUnn: PROOF, dateOfBirth: PROOF, phoneNumber: PROOF } },
  resetPassword: { fields: { resetToken: CREDENTIAL, otp: CODE, newPassword: CREDENTIAL } },
  refreshTokens: { fields: { refreshToken: CREDENTIAL } },
  logout: { fields: { refreshToken: CREDENTIAL, onboardingToken: CREDENTIAL } },
}

/** The token was exchanged before. Two parties hold it, so one of them is not the customer. */
const tokenReused: ScenarioScript = async ({ prepare, world, customer, callWithEffect }) => {
  await prepare()
  const { refreshToken } = customer
  await customer.refresh()
  world.clock.advance(1)
  customer.refreshToken = refreshToken
  return callWithEffect()
}

export const scripts: ScenarioScripts = {
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
