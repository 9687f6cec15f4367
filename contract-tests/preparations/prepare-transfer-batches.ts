import type { CreateTransferBatchRequest } from '#api/contract/generated/schemas.ts'
import type { TestUser } from '../test-user.ts'
import { inTurn, successOf } from './preparation.ts'
import { withActiveBeneficiary } from './prepare-transfers.ts'

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

export const withBatch = inTurn(withActiveBeneficiary, user => createExampleBatch(user))
export const withBatchCode = inTurn(withBatch, sendBatchCode)
