import { signUp } from '#api/testing/newcomer.ts'
import { askForChange, confirmChange, confirmCurrent, startChange, takeEffect } from '#api/testing/phone-changes.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import type { People } from '../people.ts'
import { CODE, CREDENTIAL, type RequestFields } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  codeRefusals,
  confirmRefusals,
  lockedBy,
  resendRefusals,
  unknownId,
} from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScripts } from '../scripts/scenario-script.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { freeze } from '../steps/wallet.ts'

/** The new number of the examples, in local form. */
const NEW_NUMBER = '0598765432'
/** A change to it waits for a day. */
const [WAITS] = sandboxValues.phoneNumber.phone_change_waits

/** Starts the change of the examples, and keeps its id and its code. */
async function startExampleChange({ customer, wallet }: People, phone = NEW_NUMBER): Promise<void> {
  wallet.phoneChangeId = await startChange(customer, phone)
}

const startLongChange = (people: People): Promise<void> => startExampleChange(people, WAITS)

/** Asks for a change that waits for a day, and keeps its id. */
async function askForLongChange({ customer, wallet }: People): Promise<void> {
  wallet.phoneChangeId = await askForChange(customer, WAITS)
}

/** Changes the number of the customer to this one, or fails where it has an account. */
async function changeNumber({ plink, customer, wallet }: People, phone: string): Promise<void> {
  wallet.phoneChangeId = await askForChange(customer, phone)
  await takeEffect(plink.deps)
}

const lockChangeCodes = ({ customer, wallet }: People): Promise<void> =>
  tryWrongCodes(customer, otp => confirmChange(customer, wallet.phoneChangeId, otp))

const withPhoneChange = inTurn(signedIn, people => startExampleChange(people))

export const preparations: Preparations = {
  getPhoneChange: signedIn,
  startPhoneChange: signedIn,
  confirmPhoneChange: withPhoneChange,
  sendPhoneChangeCode: inTurn(withPhoneChange, waitToResend),
  cancelPhoneChange: inTurn(signedIn, askForLongChange),
}

export const requestFields: RequestFields = {
  startPhoneChange: {
    fields: {
      currentPassword: CREDENTIAL,
      newPhoneNumber: { operation: 'getPhoneChange', path: 'phoneChange.newPhoneNumber' },
    },
  },
  confirmPhoneChange: { fields: { otp: CODE } },
}

/** The new number in the response of the example. Each belongs to one account at most. */
const exampleNumber = ({ scenario }: ScenarioContext): string =>
  phoneFromE164(String(/\+9665\d{8}/.exec(JSON.stringify(scenario.responseBody))?.[0]))

export const scripts: ScenarioScripts = {
  getPhoneChange: {
    phone_change_waits: after(askForLongChange),
    phone_changed: after(context => changeNumber(context, exampleNumber(context))),
    phone_change_failed: after(async context => {
      const { plink, customer } = context
      const phone = exampleNumber(context)
      await askForChange(customer, phone)
      await signUp(plink.app, { phone }).toTheEnd()
      await takeEffect(plink.deps)
    }),
  },

  startPhoneChange: {
    phone_change_pending: after(askForLongChange),
    wallet_frozen: after(freeze),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
    ...codeRefusals(startExampleChange, lockChangeCodes),
  },

  confirmPhoneChange: {
    new_number_confirmed: after(({ customer, wallet }) => confirmCurrent(customer, wallet.phoneChangeId)),
    phone_change_waits: async context => {
      const { customer, wallet, call } = context
      await context.prepareFor('startPhoneChange')
      await startLongChange(context)
      await confirmCurrent(customer, wallet.phoneChangeId)
      return call()
    },
    phone_change_not_found: unknownId('phoneChangeId'),
    wallet_frozen: after(freeze),
    ...confirmRefusals(lockChangeCodes),
  },

  sendPhoneChangeCode: {
    phone_change_not_found: unknownId('phoneChangeId'),
    action_expired: afterChallenge,
    ...resendRefusals('phoneChangeId', 'confirmPhoneChange', lockChangeCodes),
  },

  cancelPhoneChange: {
    phone_change_not_found: unknownId('phoneChangeId'),
    action_expired: async context => {
      await context.prepareFor('startPhoneChange')
      await changeNumber(context, '0598765439')
      return context.call()
    },
  },
}
