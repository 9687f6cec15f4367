import { signUp } from '#api/testing/personas.ts'
import { askForChange, confirmCurrent, takeEffect } from '#api/testing/phone-changes.ts'
import { CHALLENGE_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { operationOf } from '../../contract.ts'
import { freeze } from '../../steps/wallet.ts'
import {
  askForLongChange,
  changeNumber,
  lockChangeCodes,
  startExampleChange,
  startLongChange,
} from '../../subjects/account-phone-changes.ts'
import { prepareFor } from '../../subjects/all-subjects.ts'
import { after, afterSeconds, lockedBy, withoutSms } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'

const unknown: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { phoneChangeId: crypto.randomUUID() } })
}

/** The new number in the response of the example. Each belongs to one account at most. */
const exampleNumber = ({ scenario }: ScenarioContext): string =>
  phoneFromE164(String(/\+9665\d{8}/.exec(JSON.stringify(scenario.responseBody))?.[0]))

export const phoneChangeScenarios: ScenarioScripts = {
  getPhoneChange: {
    phone_change_waits: after(askForLongChange),
    phone_changed: after(context => changeNumber(context, exampleNumber(context))),
    phone_change_failed: after(async context => {
      const { world, customer } = context
      const phone = exampleNumber(context)
      await askForChange(customer, phone)
      await signUp(world.app, { phone }).toTheEnd()
      await takeEffect(world.deps)
    }),
  },

  startPhoneChange: {
    phone_change_pending: after(askForLongChange),
    wallet_frozen: after(freeze),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
    otp_locked: after(async user => {
      await startExampleChange(user)
      await lockChangeCodes(user)
    }),
    otp_cooldown: after(user => startExampleChange(user)),
    otp_send_failed: withoutSms,
  },

  confirmPhoneChange: {
    new_number_confirmed: after(({ customer, wallet }) => confirmCurrent(customer, wallet.phoneChangeId)),
    phone_change_waits: async context => {
      const { customer, wallet, call } = context
      await prepareFor(operationOf('startPhoneChange'), context)
      await startLongChange(context)
      await confirmCurrent(customer, wallet.phoneChangeId)
      return call()
    },
    phone_change_not_found: unknown,
    wallet_frozen: after(freeze),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    action_expired: after(({ call }) => call()),
    otp_locked: after(lockChangeCodes),
  },

  sendPhoneChangeCode: {
    phone_change_not_found: unknown,
    action_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { phoneChangeId: crypto.randomUUID() } })
    },
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmPhoneChange'), context)
      return context.call()
    },
    otp_locked: after(lockChangeCodes),
    otp_send_failed: withoutSms,
  },

  cancelPhoneChange: {
    phone_change_not_found: unknown,
    action_expired: async context => {
      await prepareFor(operationOf('startPhoneChange'), context)
      await changeNumber(context, '0598765439')
      return context.call()
    },
  },
}
