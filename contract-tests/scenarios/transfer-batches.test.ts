import { closeSubWallet, lockWallet, walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { runTransferBatches } from '#api/money/transfers/transfer-batches.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { payment, sar } from '#api/testing/money/wallet.ts'
import { BATCH_DRAFT_HOURS, OTP_ATTEMPTS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { deactivate, freeze, openExampleSubWallet, postFor } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { confirmBatch, createExampleBatch, sendBatchCode } from '../subjects/transfer-batches.ts'
import type { TestUser } from '../test-user.ts'
import { after, afterSeconds, withoutSms } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript, ScenarioScripts } from './scenario-context.ts'

/** So much that the limit of the day refuses the sum. */
const spendTheLimit = (user: TestUser) => postFor(user, payment(1_600_00))

/** Leaves less than the sum in the main wallet. */
async function setAside(user: TestUser): Promise<void> {
  await openExampleSubWallet(user)
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), to: user.wallet.subWalletId, amount: sar(2_300_00) })
}

/** The batch is from a sub-wallet, which closes. */
async function emptySubWalletCloses(user: TestUser): Promise<void> {
  await openExampleSubWallet(user)
  const { subWalletId } = user.wallet
  const move = (way: object) => postFor(user, { kind: 'move', key: crypto.randomUUID(), amount: sar(300_00), ...way })
  await move({ to: subWalletId })
  await createExampleBatch(user, { subWallet: subWalletId })
  await sendBatchCode(user)
  await move({ from: subWalletId })
  const { db } = user.world.database
  const walletId = await walletIdOfPhone(db, user.person.phoneNumber)
  await db.transaction(async tx => closeSubWallet(tx, await lockWallet(tx, walletId), subWalletId))
}

async function lockCodes({ customer, transfer }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++)
    await customer.post(`/api/v1/transfer-batches/${transfer.batchId}/confirm`, { otp: wrongCode(customer.otp) })
}

const afterADay = after(async ({ world, customer }) => {
  world.clock.advance(BATCH_DRAFT_HOURS * 3600)
  await customer.signIn()
})

const unknownBatch: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { batchId: crypto.randomUUID() } })
}

const otherBatchWithSameKey: ScenarioScript = async ({ prepare, call }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await prepare()
  await call({ headers })
  return call({ headers, parameters: { batchId: crypto.randomUUID() } })
}

const scenarios: ScenarioScripts = {
  listTransferBatches: {
    wallet_empty: async context => {
      await prepareFor(operationOf('createWalletAction'), context)
      return context.call()
    },
    // A cursor of another list.
    cursor_invalid: after(async user => {
      const page = await user.customer.get('/api/v1/wallet/transactions?limit=1')
      user.wallet.cursor = (await page.json()).nextCursor
    }),
  },
  createTransferBatch: {
    same_file: after(user => createExampleBatch(user)),
    from_sub_wallet: after(openExampleSubWallet),
  },
  getTransferBatch: {
    transfer_batch_not_found: unknownBatch,
    // The limit of the day suffices for the first row.
    sent: after(async user => {
      await sendBatchCode(user)
      await confirmBatch(user)
      await postFor(user, payment(1_450_00))
      await runTransferBatches(user.world.deps)
    }),
  },
  sendTransferBatchCode: {
    transfer_batch_not_found: unknownBatch,
    transfer_batch_expired: afterADay,
    sub_wallet_not_found: after(emptySubWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    idempotency_mismatch: otherBatchWithSameKey,
    otp_locked: after(async user => {
      await sendBatchCode(user)
      await lockCodes(user)
    }),
    otp_cooldown: after(sendBatchCode),
    otp_send_failed: withoutSms,
  },
  confirmTransferBatch: {
    transfer_batch_not_found: unknownBatch,
    transfer_batch_expired: after(confirmBatch),
    sub_wallet_not_found: after(emptySubWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: after(lockCodes),
  },
  cancelTransferBatch: {
    transfer_batch_not_found: unknownBatch,
    transfer_batch_not_cancellable: after(async user => {
      await sendBatchCode(user)
      await confirmBatch(user)
    }),
    idempotency_mismatch: otherBatchWithSameKey,
  },
}

runScenarios('transfer-batches', scenarios)
