import { wrongCode } from '#api/testing/customer.ts'
import { signUp } from '#api/testing/newcomer.ts'
import { joinUpToPassword } from '#api/testing/team.ts'
import { OTP_ATTEMPTS_FREELANCER, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { CHOICE, CODE, CREDENTIAL, IDENTIFIER, inSession, type RequestFields } from '../request-fields.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenarios/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { upTo } from '../steps/sign-in.ts'
import { startJoining } from '../steps/team.ts'
import { SHORT_TIMEOUT_SECONDS } from '../test-doubles.ts'

export const preparations: Preparations = {
  verifyOtp: upTo('otp'),
  setPassword: upTo('password'),
  setPasscode: upTo('done'),
}

export const requestFields: RequestFields = {
  sendOtp: {
    afterwards: ({ person }) => person.verifyPhone(),
    fields: {
      phoneNumber: inSession('phone'),
      businessType: inSession('businessType'),
      alternativeScreen: CHOICE,
      locale: CHOICE,
      joinsTeam: CHOICE,
    },
  },
  verifyOtp: { fields: { phoneNumber: IDENTIFIER, otp: CODE, locale: CHOICE } },
  setPassword: { fields: { userId: IDENTIFIER, password: CREDENTIAL } },
  setPasscode: { fields: { userId: IDENTIFIER, passcode: CREDENTIAL } },
}

/** Another person opens an account with the same identity or registration first. */
const overtakenWith = (shared: 'idNumber' | 'crNumber'): ScenarioScript => {
  return async ({ world, person, call }) => {
    await person.upTo('password')
    await signUp(world.app, { [shared]: person.values[shared] }).upTo('done')
    return call()
  }
}

/** Too many wrong codes for the person's phone. */
async function tryWrongCodes({ person }: ScenarioContext): Promise<void> {
  await person.askForCode()
  const { phoneNumber } = person
  for (let count = 0; count < OTP_ATTEMPTS_FREELANCER; count++) {
    await person.post('/api/v1/auth/verify-otp', { phoneNumber, otp: wrongCode(person.otp) })
  }
}

export const scripts: ScenarioScripts = {
  sendOtp: {
    otp_slow: ({ world, call }) => call({}, world.with({ providerTimeoutSeconds: SHORT_TIMEOUT_SECONDS })),
    otp_cooldown: async ({ person, call }) => {
      await person.askForCode()
      return call()
    },
    otp_locked: async context => {
      await tryWrongCodes(context)
      return context.call()
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
    otp_locked: async context => {
      await tryWrongCodes(context)
      return context.call()
    },
    invitation_ended: async ({ person, call }) => {
      await person.askForCode({ joinsTeam: true })
      return call()
    },
    otp_verify_failed: async ({ person, call }) => {
      await person.upTo('cr')
      return call()
    },
  },

  setPassword: {
    already_set: async ({ person, call }) => {
      await person.upTo('done')
      return call()
    },
    invitation_ended: async context => {
      const revoke = await startJoining(context)
      await joinUpToPassword(context.person)
      await revoke()
      return context.call()
    },
    id_duplicate: overtakenWith('idNumber'),
    cr_duplicate: overtakenWith('crNumber'),
  },

  setPasscode: {
    already_set: async ({ person, prepare, call }) => {
      await prepare()
      await person.post('/api/v1/auth/set-passcode', { userId: person.userId, passcode: '280519' })
      return call()
    },
  },
}
