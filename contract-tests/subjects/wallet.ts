import { CONSTANT, IDENTIFIER, type RequestFields } from '../request-fields.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { openExampleSubWallet, withSubWallet, withTransactions } from '../steps/wallet.ts'

export const preparations: Preparations = {
  getWallet: withTransactions,
  watchWallet: signedIn,
  getWalletActivity: withTransactions,
  getWalletSpending: withTransactions,
  getLimits: withTransactions,
  listSubWallets: withSubWallet,
  renameSubWallet: withSubWallet,
  closeSubWallet: withSubWallet,
  moveMoney: inTurn(withTransactions, openExampleSubWallet),
}

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
