import { wantCalls } from '#api/testing/customer-with-call.ts'
import { CHALLENGE_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { callRefused, hangingProviders } from '../exchanged-parts.ts'
import type { Play, Plays, Scene } from '../scene.ts'
import { after, first, lockedBy, WRONG_CODE, withoutSms, withProviders } from './before-the-call.ts'

const lockedByCodes = lockedBy(customer => customer.tryCode(WRONG_CODE))

const wantsCalls = ({ world, person }: Scene) => wantCalls(world, person.values.phone)

/** The same for an account whose sign-ins are confirmed in a call. */
const wantingCalls = (play: Play): Play => {
  return scene =>
    play({
      ...scene,
      ready: async () => {
        await scene.ready()
        await wantsCalls(scene)
      },
    })
}

export const loginPlays: Plays = {
  loginWithPassword: {
    otp_cooldown: first(({ customer }) => customer.startLogin()),
    otp_send_failed: withoutSms,
  },

  verifyLoginOtp: {
    needs_callback: first(wantsCalls),
    otp_expired: after(OTP_LIFETIME_SECONDS),
    login_expired: after(CHALLENGE_SECONDS),
    account_locked_soft: lockedByCodes,
    call_failed: wantingCalls(withProviders(callRefused)),
    timeout: wantingCalls(withProviders(hangingProviders)),
  },

  resendLoginOtp: {
    otp_cooldown: first(({ customer }) => customer.resendCode()),
    otp_send_failed: withoutSms,
    account_locked_soft: lockedByCodes,
  },
}
