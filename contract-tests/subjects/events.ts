import type { Preparations } from '../steps/preparation.ts'
import { withTransactions } from '../steps/wallet.ts'

export const preparations: Preparations = {
  listEvents: withTransactions,
}
