import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { Plays } from '../scene.ts'
import { first, lockedBy, WRONG_CODE, withoutSms } from './before-the-call.ts'

export const recoveryPlays: Plays = {
  forgotPassword: {
    resend: first(async ({ world, customer }) => {
      await customer.startRecovery()
      world.clock.advance(OTP_RESEND_SECONDS)
    }),
    account_locked_soft: lockedBy(customer =>
      customer.tryRecovery({ idUnn: customer.idNumber, dateOfBirth: '2012-12-04' }),
    ),
    otp_cooldown: first(({ customer }) => customer.startRecovery()),
    otp_send_failed: withoutSms,
  },

  resetPassword: {
    account_locked_soft: lockedBy(customer => customer.tryReset(WRONG_CODE, 'Dates&Coffee77')),
  },
}
