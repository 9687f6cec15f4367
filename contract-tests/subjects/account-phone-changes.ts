import { wrongCode } from '#api/testing/customer.ts'
import { askForChange, confirmChange, startChange, takeEffect } from '#api/testing/phone-changes.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { CODE, CREDENTIAL, type RequestFields } from '../request-fields.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import type { TestUser } from '../test-user.ts'

/** The new number of the examples, in local form. */
const NEW_NUMBER = '0598765432'
/** A change to it waits for a day. */
const [WAITS] = sandboxValues.phoneNumber.phone_change_waits

/** Starts the change of the examples, and keeps its id and its code. */
export async function startExampleChange({ customer, wallet }: TestUser, phone = NEW_NUMBER): Promise<void> {
  wallet.phoneChangeId = await startChange(customer, phone)
}

export const startLongChange = (user: TestUser): Promise<void> => startExampleChange(user, WAITS)

/** Asks for a change that waits for a day, and keeps its id. */
export async function askForLongChange({ customer, wallet }: TestUser): Promise<void> {
  wallet.phoneChangeId = await askForChange(customer, WAITS)
}

/** Changes the number of the customer to this one, or fails where it has an account. */
export async function changeNumber({ world, customer, wallet }: TestUser, phone: string): Promise<void> {
  wallet.phoneChangeId = await askForChange(customer, phone)
  await takeEffect(world.deps)
}

/** Tries wrong codes until no code is accepted. */
export async function lockChangeCodes({ customer, wallet }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) {
    await confirmChange(customer, wallet.phoneChangeId, wrongCode(customer.otp, count))
  }
}

const withPhoneChange = inTurn(signedIn, user => startExampleChange(user))

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
