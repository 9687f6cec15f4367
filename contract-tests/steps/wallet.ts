import type { Db } from '#api/kernel/db/client.ts'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { post } from '#api/money/ledger/post.ts'
import {
  freezeWallet,
  type LockedWallet,
  lockWallet,
  setWalletStatus,
  walletIdOfPhone,
} from '#api/money/ledger/wallets.ts'
import { hold, payment, topUp } from '#api/testing/money/wallet.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'
import { signedIn } from './sign-in.ts'

const HOLD_MILLISECONDS = 7 * 86_400_000

/** A transaction of the wallet. */
export type ReferenceId = { referenceId: string }
/** Where the next page of a list begins. */
export type Cursor = { cursor: string }

export const postFor = async (people: People, instruction: Instruction) =>
  post(people.plink.deps, await walletIdOf(people), instruction)

/** Gives the wallet the transactions of the examples: a top-up, a payment and a hold. Returns the payment and the hold. */
export async function postExampleTransactions(people: People): Promise<ReferenceId & { holdId: string }> {
  const expectedRelease = new Date(people.plink.clock().getTime() + HOLD_MILLISECONDS).toISOString()
  await postFor(people, topUp(2_600_00, { type: 'mada_card_top_up', counterparty: 'mada card 4521' }))
  const { transaction } = await postFor(
    people,
    payment(200_00, { type: 'local_pos', counterparty: 'Panda Supermarket', counterpartyArabic: 'أسواق بنده' }),
  )
  const held = await postFor(
    people,
    hold(80_00, { type: 'international_online_purchase', counterparty: 'Booking.com', expectedRelease }),
  )
  if (!held.hold) throw new Error('The hold was not posted')
  return { referenceId: transaction.referenceId, holdId: held.hold.id }
}

export const withTransactions = inTurn(signedIn, postExampleTransactions)

/** Reads the cursor after the first item of this list. */
export async function cursorOf({ customer }: People, list: string): Promise<Cursor> {
  const { nextCursor } = await successOf(customer.get(`${list}?limit=1`))
  return { cursor: nextCursor }
}

export const transactionsCursor = (people: People): Promise<Cursor> => cursorOf(people, '/api/v1/wallet/transactions')

/** Pays so much that the limit of the day refuses a payment of the examples. */
export async function spendTheLimit(people: People): Promise<void> {
  await postFor(people, payment(1_600_00))
}

/** Deactivates the wallet directly, without a wallet action and its code. */
export const deactivate = (people: People): Promise<void> =>
  changeWallet(people, (tx, locked) => setWalletStatus(tx, locked, 'inactive', people.plink.clock()))

/** Freezes the wallet directly, without a member of the staff. */
export async function freeze({ plink, newcomer }: People): Promise<void> {
  await freezeWallet(plink.database.db, newcomer.userId, plink.clock())
}

/** Changes the wallet while it is locked. */
export async function changeWallet<Result>(
  people: People,
  change: (tx: Db, locked: LockedWallet) => Promise<Result>,
): Promise<Result> {
  const walletId = await walletIdOf(people)
  return people.plink.deps.db.transaction(async tx => change(tx, await lockWallet(tx, walletId)))
}

export const walletIdOf = ({ plink, newcomer }: People): Promise<string> =>
  walletIdOfPhone(plink.database.db, newcomer.phoneNumber)
