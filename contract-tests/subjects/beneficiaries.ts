import { cleanIban } from '#domain/money/iban.ts'
import { confirmBeneficiary } from '../preparations/beneficiary-setup.ts'
import { CODE, type RequestFields, readIn } from '../request-fields.ts'

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
