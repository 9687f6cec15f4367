import type { WalletActionRequest } from '#api/contract/generated/schemas.ts'
import { SEARCHED_TRANSACTIONS } from '#api/features/transactions/search-transactions.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { post } from '#api/money/ledger/post.ts'
import {
  freezeWallet,
  type LockedWallet,
  lockWallet,
  openSubWallet,
  setWalletStatus,
  walletIdOfPhone,
} from '#api/money/ledger/wallets.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { addOldTransactions } from '#api/testing/money/old-transactions.ts'
import { hold, payment, topUp } from '#api/testing/money/wallet.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import type { TestUser } from '../test-user.ts'
import { successOf } from './preparation.ts'

const ACTIONS = '/api/v1/wallet/actions'
const HOLD_MILLISECONDS = 7 * 86_400_000

export const postFor = async (user: TestUser, instruction: Instruction) =>
  post(user.world.deps, await walletIdOf(user), instruction)

/** Gives the wallet the transactions of the examples: a top-up, a payment and a hold. */
export async function postExampleTransactions(user: TestUser): Promise<void> {
  const expectedRelease = new Date(user.world.clock().getTime() + HOLD_MILLISECONDS).toISOString()
  await postFor(user, topUp(2_600_00, { type: 'mada_card_top_up', counterparty: 'mada card 4521' }))
  const paid = await postFor(
    user,
    payment(200_00, { type: 'local_pos', counterparty: 'Panda Supermarket', counterpartyArabic: 'أسواق بنده' }),
  )
  const held = await postFor(
    user,
    hold(80_00, { type: 'international_online_purchase', counterparty: 'Booking.com', expectedRelease }),
  )
  user.wallet.referenceId = paid.transaction.referenceId
  user.wallet.holdId = held.hold?.id ?? ''
}

/** More transactions than a page of a search looks at. */
export async function addManyTransactions(user: TestUser): Promise<void> {
  const { clock, deps } = user.world
  await addOldTransactions(deps.db, await walletIdOf(user), SEARCHED_TRANSACTIONS, clock())
}

/** Requests a wallet action and keeps its id and its code. */
export async function requestAction({ customer, wallet }: TestUser, action: WalletActionRequest): Promise<void> {
  const { actionId, otpCode } = await successOf(customer.post(ACTIONS, action))
  wallet.actionId = actionId
  customer.otp = otpCode
}

/** Tries to confirm the pending action with this code. */
export const tryActionCode = ({ customer, wallet }: TestUser, otp: string): Promise<Response> =>
  customer.post(`${ACTIONS}/${wallet.actionId}/confirm`, { otp })

/** Tries wrong codes until all actions are locked. */
export async function lockActionCodes(user: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) await tryActionCode(user, wrongCode(user.customer.otp))
}

/** Opens the sub-wallet of the examples directly, without a wallet action and its code. */
export async function openExampleSubWallet(user: TestUser): Promise<void> {
  const { clock } = user.world
  const opened = await changeWallet(user, (tx, locked) => openSubWallet(tx, locked, 'Salaries', clock()))
  user.wallet.subWalletId = opened.id
}

/** Finds the category of the examples. */
export async function findExampleCategory({ customer, wallet }: TestUser): Promise<void> {
  const { items } = await successOf(customer.get('/api/v1/transaction-categories'))
  wallet.categoryId = items[0].categoryId
}

/** Attaches the receipt of the examples. */
export async function uploadExampleReceipt({ customer, wallet }: TestUser): Promise<void> {
  wallet.receiptId = crypto.randomUUID()
  await successOf(
    customer.upload(`/api/v1/wallet/transactions/${wallet.referenceId}/receipts/${wallet.receiptId}`, '%PDF-1.7'),
  )
}

/** Uploads the document of the examples. */
export async function uploadExampleDocument({ customer, wallet }: TestUser): Promise<void> {
  wallet.businessDocumentId = crypto.randomUUID()
  const path = `/api/v1/business-documents/${wallet.businessDocumentId}?kind=vat_certificate`
  await successOf(customer.upload(path, '%PDF-1.7'))
}

/** Reports the problem of the examples. */
export async function reportExampleProblem({ customer, wallet }: TestUser): Promise<void> {
  const path = `/api/v1/wallet/transactions/${wallet.referenceId}/cases`
  const { caseId } = await successOf(customer.post(path, { problem: 'charged_twice', text: 'I paid this once' }))
  wallet.caseId = caseId
}

/** Deactivates the wallet directly, without a wallet action and its code. */
export const deactivate = (user: TestUser): Promise<void> =>
  changeWallet(user, (tx, locked) => setWalletStatus(tx, locked, 'inactive', user.world.clock()))

/** Freezes the wallet directly, without anybody of the staff. */
export async function freeze({ world, person }: TestUser): Promise<void> {
  await freezeWallet(world.deps.db, person.userId, world.clock())
}

async function changeWallet<Result>(
  user: TestUser,
  change: (tx: Db, locked: LockedWallet) => Promise<Result>,
): Promise<Result> {
  const walletId = await walletIdOf(user)
  return user.world.deps.db.transaction(async tx => change(tx, await lockWallet(tx, walletId)))
}

const walletIdOf = ({ world, person }: TestUser): Promise<string> =>
  walletIdOfPhone(world.database.db, person.phoneNumber)
