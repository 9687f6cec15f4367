import { CONSTANT, IDENTIFIER, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  renameSubWallet: { fields: { name: { operation: 'listSubWallets', path: 'items[0].name' } } },
  moveMoney: {
    fields: {
      from: IDENTIFIER,
      to: IDENTIFIER,
      'amount.amount': { operation: 'listSubWallets', path: 'items[0].balance.amount' },
      'amount.currency': CONSTANT,
    },
  },
}
