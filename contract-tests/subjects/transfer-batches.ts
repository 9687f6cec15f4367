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

/** Prepares the transfers of the examples and keeps the id of the batch. */
export async function createExampleBatch(
  { customer, transfer }: People,
  more: Partial<CreateTransferBatchRequest> = {},
): Promise<void> {
  const request = { csv: CSV, fileName: 'salaries.csv', ...more }
  const { batch } = await successOf(customer.post(PATH, request))
  transfer.batchId = batch.batchId
}

/** Keeps the code of the batch. */
async function sendBatchCode({ customer, transfer }: People): Promise<void> {
  const { otpCode } = await successOf(customer.post(`${PATH}/${transfer.batchId}/code`, {}))
  customer.otp = otpCode
}

const confirmBatch = ({ customer, transfer }: People) =>
  successOf(customer.post(`${PATH}/${transfer.batchId}/confirm`, { otp: customer.otp }))

const withBatch = inTurn(withActiveBeneficiary, people => createExampleBatch(people))
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
    prepare: inTurn(signedIn, withActiveBeneficiary, openExampleSubWallet),
    fields: {
      csv: { operation: 'getTransferBatch', path: 'rows[0].note', as: () => 'January' },
      fileName: inBatch('fileName'),
      subWallet: inBatch('subWallet'),
      repeatOf: IDENTIFIER,
    },
  },
  confirmTransferBatch: { fields: { otp: CODE } },
}

/** The batch is from a sub-wallet, which closes. */
async function subWalletCloses(people: People): Promise<void> {
  await fillSubWallet(people, 300_00)
  await createExampleBatch(people, { subWallet: people.wallet.subWalletId })
  await sendBatchCode(people)
  await closeExampleSubWallet(people, 300_00)
}

const lockCodes = ({ customer, transfer }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/transfer-batches/${transfer.batchId}/confirm`, { otp }))

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
    // The limit of the day suffices for the first row.
    sent: after(async people => {
      await sendBatchCode(people)
      await confirmBatch(people)
      await postFor(people, payment(1_450_00))
      await runTransferBatches(people.plink.deps)
    }),
  },
  sendTransferBatchCode: {
    transfer_batch_not_found: unknownId('batchId'),
    transfer_batch_expired: afterADay,
    sub_wallet_not_found: after(subWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    idempotency_mismatch: withOtherId('batchId'),
    ...codeRefusals(sendBatchCode, lockCodes),
  },
  confirmTransferBatch: {
    transfer_batch_not_found: unknownId('batchId'),
    transfer_batch_expired: after(confirmBatch),
    sub_wallet_not_found: after(subWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: after(lockCodes),
  },
  cancelTransferBatch: {
    transfer_batch_not_found: unknownId('batchId'),
    transfer_batch_not_cancellable: after(async people => {
      await sendBatchCode(people)
      await confirmBatch(people)
    }),
    idempotency_mismatch: withOtherId('batchId'),
  },
}
