import { signUp } from '#api/testing/personas.ts'
import { OTP_ATTEMPTS_FREELANCER, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { IMPATIENT_SECONDS } from '../exchanged-parts.ts'
import type { Play, Plays, Scene } from '../scene.ts'
import { WRONG_CODE } from './before-the-call.ts'

/** Somebody else opens an account with the same identity or registration, faster. */
const overtakenWith = (shared: 'idNumber' | 'crNumber'): Play => {
  return async ({ world, person, call }) => {
    await person.upTo('password')
    await signUp(world.app, { [shared]: person.values[shared] }).upTo('done')
    return call()
  }
}

/** Too many wrong codes for the person's phone. */
async function guess({ person }: Scene): Promise<void> {
  await person.askForCode()
  const attempt = { phoneNumber: person.phoneNumber, otp: WRONG_CODE }
  for (let count = 0; count < OTP_ATTEMPTS_FREELANCER; count++) await person.post('/api/v1/auth/verify-otp', attempt)
}

export const signUpPlays: Plays = {
  sendOtp: {
    otp_slow: ({ world, call }) => call({}, world.with({ providerTimeoutSeconds: IMPATIENT_SECONDS })),
    otp_cooldown: async ({ person, call }) => {
      await person.askForCode()
      return call()
    },
    otp_locked: async scene => {
      await guess(scene)
      return scene.call()
    },
  },

  verifyOtp: {
    login: async ({ world, person, call }) => {
      const elsewhere = await signUp(world.app, person.values).upTo('password')
      world.clock.advance(OTP_RESEND_SECONDS)
      await person.askForCode()
      await elsewhere.upTo('done')
      return call()
    },
    otp_locked: async scene => {
      await guess(scene)
      return scene.call()
    },
  },

  setPassword: {
    already_set: async ({ person, call }) => {
      await person.upTo('done')
      return call()
    },
    id_duplicate: overtakenWith('idNumber'),
    cr_duplicate: overtakenWith('crNumber'),
  },

  setPasscode: {
    already_set: async ({ person, ready, call }) => {
      await ready()
      await person.post('/api/v1/auth/set-passcode', { userId: person.userId, passcode: '280519' })
      return call()
    },
  },
}
