import { CONSTANT, CREDENTIAL, type RequestFields, readIn } from '../request-fields.ts'
import type { Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { withPaidTopUp, withTopUp } from '../steps/top-ups.ts'
import { withSubWallet } from '../steps/wallet.ts'

export const preparations: Preparations = {
  createTopUp: withSubWallet,
  listTopUps: withPaidTopUp,
  getTopUp: withPaidTopUp,
  payTopUp: withTopUp,
  getBankDetails: signedIn,
}

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
