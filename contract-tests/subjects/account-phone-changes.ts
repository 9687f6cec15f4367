import { signUp } from '#api/testing/customers/newcomer.ts'
import {
  askForChange,
  confirmChange,
  confirmCurrent,
  startChange,
  takeEffect,
} from '#api/testing/customers/phone-changes.ts'
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
  preparedBy,
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
/** A change to this number waits for a day. */
const [WAITS] = sandboxValues.phoneNumber.phone_change_waits

type PhoneChangeId = { phoneChangeId: string }

/** Starts a change to the number of the examples, for which the customer gets a code. */
const startExampleChange = async ({ customer }: People): Promise<PhoneChangeId> => ({
  phoneChangeId: await startChange(customer, NEW_NUMBER),
})

const startLongChange = async ({ customer }: People): Promise<PhoneChangeId> => ({
  phoneChangeId: await startChange(customer, WAITS),
})

/** Requests a change that waits for a day. */
const requestLongChange = async ({ customer }: People): Promise<PhoneChangeId> => ({
  phoneChangeId: await askForChange(customer, WAITS),
})

async function confirmCurrentNumber({ customer }: People, { phoneChangeId }: PhoneChangeId): Promise<void> {
  await confirmCurrent(customer, phoneChangeId)
}

/** Changes the number of the customer to this one, or fails where it has an account. */
async function changeNumber({ plink, customer }: People, phone: string): Promise<PhoneChangeId> {
  const phoneChangeId = await askForChange(customer, phone)
  await takeEffect(plink.deps)
  return { phoneChangeId }
}

const lockChangeCodes = ({ customer }: People, { phoneChangeId }: PhoneChangeId): Promise<void> =>
  tryWrongCodes(customer, otp => confirmChange(customer, phoneChangeId, otp))

const withPhoneChange = inTurn(signedIn, startExampleChange)
const withLockedCodes = inTurn(withPhoneChange, lockChangeCodes)

export const preparations = {
  getPhoneChange: signedIn,
  startPhoneChange: signedIn,
  confirmPhoneChange: withPhoneChange,
  sendPhoneChangeCode: inTurn(withPhoneChange, waitToResend),
  cancelPhoneChange: inTurn(signedIn, requestLongChange),
} satisfies Preparations

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
    phone_change_waits: after(requestLongChange),
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
    phone_change_pending: after(requestLongChange),
    wallet_frozen: after(freeze),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
    ...codeRefusals(withPhoneChange, lockChangeCodes),
  },

  confirmPhoneChange: {
    new_number_confirmed: preparedBy(inTurn(withPhoneChange, confirmCurrentNumber)),
    phone_change_waits: preparedBy(inTurn(signedIn, startLongChange, confirmCurrentNumber)),
    phone_change_not_found: unknownId('phoneChangeId'),
    wallet_frozen: after(freeze),
    ...confirmRefusals(withLockedCodes),
  },

  sendPhoneChangeCode: {
    phone_change_not_found: unknownId('phoneChangeId'),
    action_expired: afterChallenge,
    ...resendRefusals('phoneChangeId', 'confirmPhoneChange', withLockedCodes),
  },

  cancelPhoneChange: {
    phone_change_not_found: unknownId('phoneChangeId'),
    action_expired: async context => {
      await signedIn(context)
      return context.call({ made: await changeNumber(context, '0598765439') })
    },
  },
}
