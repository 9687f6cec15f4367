import type { CreateTransferBatchRequest } from '#api/contract/generated/schemas.ts'
import { runTransferBatches } from '#api/money/transfers/transfer-batches.ts'
import { payment } from '#api/testing/money/wallet.ts'
import { BATCH_DRAFT_HOURS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CODE, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterSeconds,
  codeRefusals,
  preparedBy,
  preparedFor,
  unknownId,
  withOtherCursor,
  withOtherId,
} from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { closeExampleSubWallet, fillSubWallet, openExampleSubWallet, setAside } from '../steps/sub-wallets.ts'
import { withActiveBeneficiary } from '../steps/transfers.ts'
import { deactivate, freeze, postFor, spendTheLimit, withTransactions } from '../steps/wallet.ts'

const PATH = '/api/v1/transfer-batches'

/** The file of the examples. */
const CSV =
  'iban,amount,purpose,note\nSA5580608010000000000003,200.00,payroll_benefits,January\nSA5580608010000000000003,100.00,expenses_services,\n'

type BatchId = { batchId: string }

/** Requests the transfers of the examples. */
export async function createExampleBatch(
  { customer }: People,
  more: Partial<CreateTransferBatchRequest> = {},
): Promise<BatchId> {
  const request = { csv: CSV, fileName: 'salaries.csv', ...more }
  const { batch } = await successOf(customer.post(PATH, request))
  return { batchId: batch.batchId }
}

/** Sends the code of the batch to the customer. */
async function sendBatchCode({ customer }: People, { batchId }: BatchId): Promise<void> {
  const { otpCode } = await successOf(customer.post(`${PATH}/${batchId}/code`, {}))
  customer.otp = otpCode
}

async function confirmBatch({ customer }: People, { batchId }: BatchId): Promise<void> {
  await successOf(customer.post(`${PATH}/${batchId}/confirm`, { otp: customer.otp }))
}

export const withBatch = inTurn(withTransactions, withActiveBeneficiary, people => createExampleBatch(people))
const withBatchCode = inTurn(withBatch, sendBatchCode)
const withConfirmedBatch = inTurn(withBatchCode, confirmBatch)

export const preparations = {
  listTransferBatches: withBatch,
  createTransferBatch: inTurn(withTransactions, withActiveBeneficiary),
  getTransferBatch: withBatch,
  sendTransferBatchCode: withBatch,
  confirmTransferBatch: withBatchCode,
  cancelTransferBatch: withBatch,
  readTransferFile: inTurn(signedIn, withActiveBeneficiary),
  getTransferFileTemplate: inTurn(signedIn, withActiveBeneficiary),
} satisfies Preparations

const inBatch = readIn('getTransferBatch', 'batch.')

export const requestFields: RequestFields = {
  createTransferBatch: {
    prepare: inTurn(signedIn, withActiveBeneficiary, openExampleSubWallet),
    fields: {
      csv: { operation: 'getTransferBatch', path: 'rows[0].note', as: () => 'January' },
      fileName: inBatch('fileName'),
      subWallet: inBatch('subWallet'),
      repeatOf: IDENTIFIER,
    },
  },
  confirmTransferBatch: { fields: { otp: CODE } },
  readTransferFile: { fields: { content: IDENTIFIER } },
}

/** Requests a batch from a sub-wallet, and closes the sub-wallet. */
async function batchFromClosedSubWallet(people: People): Promise<BatchId> {
  const subWallet = await fillSubWallet(people, 300_00)
  const batch = await createExampleBatch(people, { subWallet: subWallet.subWalletId })
  await sendBatchCode(people, batch)
  await closeExampleSubWallet(people, subWallet, 300_00)
  return batch
}

const lockCodes = ({ customer }: People, { batchId }: BatchId): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`${PATH}/${batchId}/confirm`, { otp }))

/** Leaves so much of the limit of the day that only the first row is sent. */
async function sendFirstRow(people: People): Promise<void> {
  await postFor(people, payment(1_450_00))
  await runTransferBatches(people.plink.deps)
}

const afterADay = after(async ({ plink, customer }) => {
  plink.clock.advance(BATCH_DRAFT_HOURS * 3600)
  await customer.signIn()
})

export const scripts: ScenarioScripts = {
  listTransferBatches: {
    wallet_empty: preparedFor('createWalletAction'),
    cursor_invalid: withOtherCursor,
  },
  createTransferBatch: {
    same_file: after(people => createExampleBatch(people)),
    from_sub_wallet: after(openExampleSubWallet),
  },
  getTransferBatch: {
    transfer_batch_not_found: unknownId('batchId'),
    sent: preparedBy(inTurn(withConfirmedBatch, sendFirstRow)),
  },
  sendTransferBatchCode: {
    transfer_batch_not_found: unknownId('batchId'),
    transfer_batch_expired: afterADay,
    sub_wallet_not_found: after(batchFromClosedSubWallet),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    idempotency_mismatch: withOtherId('batchId'),
    ...codeRefusals(withBatchCode, lockCodes),
  },
  confirmTransferBatch: {
    transfer_batch_not_found: unknownId('batchId'),
    transfer_batch_expired: preparedBy(withConfirmedBatch),
    sub_wallet_not_found: after(batchFromClosedSubWallet),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: preparedBy(inTurn(withBatchCode, lockCodes)),
  },
  cancelTransferBatch: {
    transfer_batch_not_found: unknownId('batchId'),
    transfer_batch_not_cancellable: preparedBy(withConfirmedBatch),
    idempotency_mismatch: withOtherId('batchId'),
  },
}
