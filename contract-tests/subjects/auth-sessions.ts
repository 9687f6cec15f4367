import { createApp } from '#api/app.ts'
import { wrongCode } from '#api/testing/customers/customer.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { withValidatedResponses } from '../contract-app.ts'
import { openAccount, type People } from '../people.ts'
import { CODE, CREDENTIAL, PROOF, type RequestFields } from '../request-fields.ts'
import { after, lockedBy, withoutSms } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { createLatch, delayedBy } from '../test-doubles.ts'

async function startRecovery({ customer }: People): Promise<void> {
  await customer.startRecovery()
}

export const preparations: Preparations = {
  forgotPassword: openAccount,
  resetPassword: inTurn(openAccount, startRecovery),
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
const tokenReused: ScenarioScript = async ({ prepare, plink, customer, callWithEffect }) => {
  const made = await prepare()
  const { refreshToken } = customer
  await customer.refresh()
  plink.clock.advance(1)
  customer.refreshToken = refreshToken
  return callWithEffect({ made })
}

export const scripts: ScenarioScripts = {
  refreshTokens: {
    token_reused: tokenReused,
    token_rotated: async ({ prepare, plink, customer, callWithEffect }) => {
      const made = await prepare()
      const latch = createLatch()
      const server = withValidatedResponses(createApp({ ...plink.deps, ...delayedBy(latch, plink.deps) }))
      const response = callWithEffect({ made, server })
      await latch.reached
      plink.clock.advance(1)
      await customer.refresh()
      latch.open()
      return response
    },
  },

  logout: { token_reused: tokenReused },

  forgotPassword: {
    resend: after(async ({ plink, customer }) => {
      await customer.startRecovery()
      plink.clock.advance(OTP_RESEND_SECONDS)
    }),
    account_locked_soft: lockedBy(customer =>
      customer.tryRecovery({ idUnn: customer.idNumber, dateOfBirth: '2012-12-04' }),
    ),
    otp_cooldown: after(startRecovery),
    otp_send_failed: withoutSms,
  },

  resetPassword: {
    account_locked_soft: lockedBy(customer => customer.tryReset(wrongCode(customer.otp), 'Dates&Coffee77')),
  },
}
