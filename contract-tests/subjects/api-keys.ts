import { confirmApiKey } from '../preparations/api-key-setup.ts'
import { CHOICE, CODE, CONSTANT, type RequestFields, readIn } from '../request-fields.ts'

const inApiKey = readIn('listApiKeys', 'items[0].')

export const requestFields: RequestFields = {
  createApiKey: {
    afterwards: confirmApiKey,
    fields: {
      name: inApiKey('name'),
      scopes: inApiKey('scopes'),
      validDays: CHOICE,
      'sending.beneficiaryIds': inApiKey('sending.beneficiaryIds'),
      'sending.dailyCap.amount': inApiKey('sending.dailyCap.amount'),
      'sending.dailyCap.currency': CONSTANT,
    },
  },
  rollApiKey: { fields: { overlapHours: CHOICE, validDays: CHOICE } },
  rollOwnApiKey: { fields: { overlapHours: CHOICE } },
  confirmApiKey: { fields: { otp: CODE } },
}
