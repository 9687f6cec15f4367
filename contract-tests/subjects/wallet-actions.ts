import { tryActionCode } from '../preparations/wallet-setup.ts'
import { CHOICE, CODE, CONSTANT, IDENTIFIER, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  createWalletAction: {
    afterwards: user => tryActionCode(user, user.customer.otp),
    fields: {
      type: CHOICE,
      transactionType: IDENTIFIER,
      period: IDENTIFIER,
      'limit.amount': { operation: 'getLimits', path: 'overall.daily.limit.amount' },
      'limit.currency': CONSTANT,
      name: { operation: 'listSubWallets', path: 'items[0].name' },
    },
  },
  confirmWalletAction: { fields: { otp: CODE } },
}
