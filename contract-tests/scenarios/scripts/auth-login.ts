import { OTHER_DEVICE, seededCustomer, wrongCode } from '#api/testing/customer.ts'
import { requireCallAtSignIn } from '#api/testing/customer-with-call.ts'
import { CHALLENGE_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { operationOf } from '../../contract.ts'
import { prepareFor } from '../../subjects/all-subjects.ts'
import { callRefused, lateProviders } from '../../test-doubles.ts'
import { after, afterSeconds, lockedBy, withoutSms, withProviders } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'

const lockedByCodes = lockedBy(customer => customer.tryCode(wrongCode(customer.otp)))

const enableCalls = ({ world, person }: ScenarioContext) => requireCallAtSignIn(world, person.values.phone)

/** The same for an account that confirms its sign-ins in a call. */
const withCallsEnabled = (script: ScenarioScript): ScenarioScript => {
  return context =>
    script({
      ...context,
      prepare: async () => {
        await context.prepare()
        await enableCalls(context)
      },
    })
}

export const loginScenarios: ScenarioScripts = {
  loginWithPassword: {
    otp_cooldown: after(({ customer }) => customer.at(OTHER_DEVICE).startLogin()),
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
    otp_cooldown: after(({ customer }) => customer.resendCode()),
    otp_send_failed: withoutSms,
    account_locked_soft: lockedByCodes,
  },
}

const RINGING_SECONDS = 2
/** The sandbox accounts that decide by themselves have decided after this time. */
const DECISION_SECONDS = 4

/** The call to a sandbox account that decides by itself. */
const decidedBy = (account: keyof typeof sandboxAccounts): ScenarioScript => {
  return async ({ world, call }) => {
    const customer = seededCustomer(world.app, sandboxAccounts[account][0])
    await customer.startLogin()
    const { callbackId } = await customer.verifyLogin()
    world.clock.advance(DECISION_SECONDS)
    return call({ parameters: { callbackId } })
  }
}

const unknownCall: ScenarioScript = ({ call }) => call({ parameters: { callbackId: crypto.randomUUID() } })

export const callScenarios: ScenarioScripts = {
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
    callback_not_confirmed: async context => {
      await prepareFor(operationOf('getCallbackStatus'), context)
      return context.call()
    },
    callback_expired: decidedBy('callback_rejected'),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
  },
}
