import { wrongCode } from '#api/testing/customer.ts'
import { confirm, newIban } from '#api/testing/money/beneficiaries.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { cleanIban } from '#domain/money/iban.ts'
import { CODE, type RequestFields, readIn } from '../request-fields.ts'
import { addBeneficiary, confirmBeneficiary, PALM } from '../steps/beneficiaries.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import type { TestUser } from '../test-user.ts'

/** Tries wrong codes until no code is accepted. */
export async function lockBeneficiaryCodes({ customer, wallet }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) {
    await confirm(customer, wallet.beneficiaryId, wrongCode(customer.otp, count))
  }
}

const withUnconfirmedBeneficiary = inTurn(signedIn, user => addBeneficiary(user, PALM))
const withBeneficiary = inTurn(withUnconfirmedBeneficiary, confirmBeneficiary)
const withTwoBeneficiaries = inTurn(
  withBeneficiary,
  user => addBeneficiary(user, { name: 'Blue Sea', iban: newIban() }),
  confirmBeneficiary,
)

export const preparations: Preparations = {
  listBeneficiaries: withTwoBeneficiaries,
  addBeneficiary: signedIn,
  getBeneficiary: withBeneficiary,
  removeBeneficiary: withBeneficiary,
  confirmBeneficiary: withUnconfirmedBeneficiary,
  resendBeneficiaryCode: inTurn(withUnconfirmedBeneficiary, waitToResend),
}

const inBeneficiary = readIn('listBeneficiaries', 'items[0].', {})

export const requestFields: RequestFields = {
  addBeneficiary: {
    afterwards: confirmBeneficiary,
    fields: {
      name: inBeneficiary('name'),
      iban: { ...inBeneficiary('iban'), as: cleanIban },
      identifier: { ...inBeneficiary('identifierLastDigits'), as: sent => sent.slice(-4) },
      nickname: inBeneficiary('nickname'),
    },
  },
  confirmBeneficiary: { fields: { otp: CODE } },
}
