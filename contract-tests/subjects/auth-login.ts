import { eq } from 'drizzle-orm'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { OTHER_DEVICE, seededCustomer, wrongCode } from '#api/testing/customers/customer.ts'
import { requireCallAtSignIn } from '#api/testing/customers/customer-with-call.ts'
import { CHALLENGE_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { openAccount, type People } from '../people.ts'
import { CHOICE, CODE, CREDENTIAL, IDENTIFIER, PROOF, type ReadBack, type RequestFields } from '../request-fields.ts'
import { after, afterSeconds, lockedBy, preparedFor, withoutSms, withProviders } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { callPlaced, waitToResend } from '../steps/sign-in.ts'
import { callRefused, lateProviders } from '../test-doubles.ts'

const withLoginCode = inTurn(openAccount, async ({ customer }) => {
  await customer.startLogin()
})

export const preparations: Preparations = {
  loginWithPassword: openAccount,
  verifyLoginOtp: withLoginCode,
  resendLoginOtp: inTurn(withLoginCode, waitToResend),
  getCallbackStatus: callPlaced,
  completeCallback: inTurn(callPlaced, async ({ customer }) => {
    await customer.press(1)
  }),
}

const sessionDevice = (prefix = ''): Record<string, ReadBack> =>
  Object.fromEntries(
    ['platform', 'userAgent', 'screenResolution', 'timezone'].map(name => [
      `${prefix}${name}`,
      { operation: 'listSessions', path: `items[0].device.${name}` },
    ]),
  )

export const requestFields: RequestFields = {
  loginWithPassword: {
    prepare: async people => {
      await openAccount(people)
      const isTheirs = eq(accounts.id, people.newcomer.userId)
      await people.plink.deps.db.update(accounts).set({ signInCheck: 'none' }).where(isTheirs)
    },
    fields: { emailOrPhone: IDENTIFIER, password: CREDENTIAL, ...sessionDevice('device.') },
  },
  verifyLoginOtp: { fields: { userId: IDENTIFIER, otp: CODE, locale: CHOICE, ...sessionDevice('device.') } },
  resendLoginOtp: {
    fields: {
      userId: IDENTIFIER,
      'device.platform': PROOF,
      'device.userAgent': PROOF,
      'device.screenResolution': PROOF,
      'device.timezone': PROOF,
    },
  },
  completeCallback: { fields: sessionDevice() },
}

const lockedByCodes = lockedBy(customer => customer.tryCode(wrongCode(customer.otp)))

const enableCalls = ({ plink, newcomer }: People) => requireCallAtSignIn(plink, newcomer.values.phone)

/** The script runs with an account that confirms its sign-ins in a call. */
const withCallsEnabled = (script: ScenarioScript): ScenarioScript => {
  return context =>
    script({
      ...context,
      prepare: async () => {
        const made = await context.prepare()
        await enableCalls(context)
        return made
      },
    })
}

const RINGING_SECONDS = 2
/** The sandbox accounts that decide by themselves have decided after this time. */
const DECISION_SECONDS = 4

/** The request is about the call to a sandbox account that decides by itself. */
const decidedBy = (account: keyof typeof sandboxAccounts): ScenarioScript => {
  return async ({ plink, call }) => {
    const customer = seededCustomer(plink.app, sandboxAccounts[account][0])
    await customer.startLogin()
    const { callbackId } = await customer.verifyLogin()
    plink.clock.advance(DECISION_SECONDS)
    return call({ parameters: { callbackId } })
  }
}

const unknownCall: ScenarioScript = ({ call }) => call({ parameters: { callbackId: crypto.randomUUID() } })

export const scripts: ScenarioScripts = {
  loginWithPassword: {
    otp_cooldown: after(async ({ customer }) => {
      await customer.at(OTHER_DEVICE).startLogin()
    }),
    otp_send_failed: withoutSms,
  },

  verifyLoginOtp: {
    needs_callback: after(enableCalls),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    login_expired: afterSeconds(CHALLENGE_SECONDS),
    account_locked_soft: lockedByCodes,
    call_failed: withCallsEnabled(withProviders(callRefused)),
    timeout: withCallsEnabled(withProviders(lateProviders)),
  },

  resendLoginOtp: {
    otp_cooldown: after(async ({ customer }) => {
      await customer.resendCode()
    }),
    otp_send_failed: withoutSms,
    account_locked_soft: lockedByCodes,
  },

  getCallbackStatus: {
    callback_pending: afterSeconds(RINGING_SECONDS),
    callback_confirmed: decidedBy('callback_confirmed'),
    callback_rejected: decidedBy('callback_rejected'),
    callback_expired: decidedBy('callback_expired'),
    callback_not_found: unknownCall,
  },

  completeCallback: {
    callback_incomplete: decidedBy('callback_incomplete'),
    callback_not_found: unknownCall,
    // The call is placed, and no key is pressed in it.
    callback_not_confirmed: preparedFor('getCallbackStatus'),
    callback_expired: decidedBy('callback_rejected'),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
  },
}
