import { CONSTANT, CREDENTIAL, type RequestFields, readIn } from '../request-fields.ts'

const inTopUp = readIn('listTopUps', 'items[0].')

export const requestFields: RequestFields = {
  createTopUp: {
    fields: {
      'amount.amount': inTopUp('amount.amount'),
      'amount.currency': CONSTANT,
      subWallet: inTopUp('subWallet'),
    },
  },
  payTopUp: { fields: { cardToken: CREDENTIAL } },
}
