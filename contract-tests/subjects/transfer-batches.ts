import { withActiveBeneficiary } from '../preparations/prepare-transfers.ts'
import { openExampleSubWallet } from '../preparations/wallet-setup.ts'
import { CODE, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { openAccount } from '../test-user.ts'

const inBatch = readIn('getTransferBatch', 'batch.')

export const requestFields: RequestFields = {
  createTransferBatch: {
    prepare: async user => {
      await openAccount(user)
      await user.customer.signIn()
      await withActiveBeneficiary(user)
      await openExampleSubWallet(user)
    },
    fields: {
      csv: { operation: 'getTransferBatch', path: 'rows[0].note', as: () => 'January' },
      fileName: inBatch('fileName'),
      subWallet: inBatch('subWallet'),
      repeatOf: IDENTIFIER,
    },
  },
  confirmTransferBatch: { fields: { otp: CODE } },
}
