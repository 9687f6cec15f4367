import { wrongCode } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { joinUpToPassword } from '#api/testing/customers/team.ts'
import { OTP_ATTEMPTS_FREELANCER, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { CHOICE, CODE, CREDENTIAL, IDENTIFIER, inSession, type RequestFields } from '../request-fields.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
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
    afterwards: ({ newcomer }) => newcomer.verifyPhone(),
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

/** Another newcomer opens an account with the same identity or registration first. */
const overtakenWith = (shared: 'idNumber' | 'crNumber'): ScenarioScript => {
  return async ({ plink, newcomer, call }) => {
    await newcomer.upTo('password')
    await signUp(plink.app, { [shared]: newcomer.values[shared] }).upTo('done')
    return call()
  }
}

/** Tries too many wrong codes for the newcomer's phone. */
async function tryWrongCodes({ newcomer }: ScenarioContext): Promise<void> {
  await newcomer.askForCode()
  const { phoneNumber } = newcomer
  for (let count = 0; count < OTP_ATTEMPTS_FREELANCER; count++) {
    await newcomer.post('/api/v1/auth/verify-otp', { phoneNumber, otp: wrongCode(newcomer.otp) })
  }
}

export const scripts: ScenarioScripts = {
  sendOtp: {
    otp_slow: ({ plink, call }) => call({ server: plink.with({ providerTimeoutSeconds: SHORT_TIMEOUT_SECONDS }) }),
    otp_cooldown: async ({ newcomer, call }) => {
      await newcomer.askForCode()
      return call()
    },
    otp_locked: async context => {
      await tryWrongCodes(context)
      return context.call()
    },
  },

  verifyOtp: {
    login: async ({ plink, newcomer, call }) => {
      const elsewhere = await signUp(plink.app, newcomer.values).upTo('password')
      plink.clock.advance(OTP_RESEND_SECONDS)
      await newcomer.askForCode()
      await elsewhere.upTo('done')
      return call()
    },
    otp_locked: async context => {
      await tryWrongCodes(context)
      return context.call()
    },
    invitation_ended: async ({ newcomer, call }) => {
      await newcomer.askForCode({ joinsTeam: true })
      return call()
    },
    otp_verify_failed: async ({ newcomer, call }) => {
      await newcomer.upTo('cr')
      return call()
    },
  },

  setPassword: {
    already_set: async ({ newcomer, call }) => {
      await newcomer.upTo('done')
      return call()
    },
    invitation_ended: async context => {
      const revoke = await startJoining(context)
      await joinUpToPassword(context.newcomer)
      await revoke()
      return context.call()
    },
    id_duplicate: overtakenWith('idNumber'),
    cr_duplicate: overtakenWith('crNumber'),
  },

  setPasscode: {
    already_set: async ({ newcomer, prepare, call }) => {
      await prepare()
      await newcomer.post('/api/v1/auth/set-passcode', { userId: newcomer.userId, passcode: '280519' })
      return call()
    },
  },
}
