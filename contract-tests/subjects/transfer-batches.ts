import type { CreateTransferBatchRequest } from '#api/contract/generated/schemas.ts'
import { CODE, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { withActiveBeneficiary } from '../steps/transfers.ts'
import { openExampleSubWallet, withTransactions } from '../steps/wallet.ts'
import { openAccount, type TestUser } from '../test-user.ts'

const PATH = '/api/v1/transfer-batches'

/** The file of the examples. */
const CSV =
  'iban,amount,purpose,note\nSA5580608010000000000003,200.00,payroll_benefits,January\nSA5580608010000000000003,100.00,expenses_services,\n'

/** Prepares the transfers of the examples and keeps the id of the batch. */
export async function createExampleBatch(
  { customer, transfer }: TestUser,
  more: Partial<CreateTransferBatchRequest> = {},
): Promise<void> {
  const request = { csv: CSV, fileName: 'salaries.csv', ...more }
  const { batch } = await successOf(customer.post(PATH, request))
  transfer.batchId = batch.batchId
}

/** Keeps the code of the batch. */
export async function sendBatchCode({ customer, transfer }: TestUser): Promise<void> {
  const { otpCode } = await successOf(customer.post(`${PATH}/${transfer.batchId}/code`, {}))
  customer.otp = otpCode
}

export const confirmBatch = ({ customer, transfer }: TestUser) =>
  successOf(customer.post(`${PATH}/${transfer.batchId}/confirm`, { otp: customer.otp }))

const withBatch = inTurn(withActiveBeneficiary, user => createExampleBatch(user))
const withBatchCode = inTurn(withBatch, sendBatchCode)

export const preparations: Preparations = {
  listTransferBatches: inTurn(withTransactions, withBatch),
  createTransferBatch: inTurn(withTransactions, withActiveBeneficiary),
  getTransferBatch: inTurn(withTransactions, withBatch),
  sendTransferBatchCode: inTurn(withTransactions, withBatch),
  confirmTransferBatch: inTurn(withTransactions, withBatchCode),
  cancelTransferBatch: inTurn(withTransactions, withBatch),
}

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
