import type { Instruction } from '#api/ledger/instruction.ts'
import { lockWallet } from '#api/ledger/locked-wallet.ts'
import { openSubWallet } from '#api/ledger/open-sub-wallet.ts'
import { post } from '#api/ledger/post.ts'
import { walletIdOfPhone } from '#api/ledger/wallet-of-phone.ts'
import { hold, payment, topUp } from '#api/testing/wallet.ts'
import type { Actor } from './actor.ts'

/** Of an actor's wallet what the examples of the contract name, empty until it is there. */
export interface WalletValues {
  /** Of a successful payment. */
  referenceId: string
  holdId: string
  actionId: string
  subWalletId: string
  /** Of a page. */
  cursor: string
}

export const noWalletValues = (): WalletValues => ({
  referenceId: '',
  holdId: '',
  actionId: '',
  subWalletId: '',
  cursor: '',
})

export const walletIdOf = ({ world, person }: Actor): Promise<string> =>
  walletIdOfPhone(world.database.db, person.phoneNumber)

export const postFor = async (actor: Actor, instruction: Instruction) =>
  post(actor.world.deps, await walletIdOf(actor), instruction)

const HOLD_MILLISECONDS = 7 * 86_400_000

/** What has happened to the wallet of the examples: a top-up, a payment and a hold. */
export async function liveThroughExamples(actor: Actor): Promise<void> {
  const expectedRelease = new Date(actor.world.clock().getTime() + HOLD_MILLISECONDS).toISOString()
  await postFor(actor, topUp(2_600_00, { type: 'mada_card_top_up', counterparty: 'mada card 4521' }))
  const paid = await postFor(actor, payment(200_00, { type: 'local_pos', counterparty: 'Panda Supermarket' }))
  const held = await postFor(
    actor,
    hold(80_00, { type: 'international_online_purchase', counterparty: 'Booking.com', expectedRelease }),
  )
  actor.wallet.referenceId = paid.transaction.referenceId
  actor.wallet.holdId = held.hold?.id ?? ''
}

export async function openSubWalletFor(actor: Actor, name: string): Promise<void> {
  const walletId = await walletIdOf(actor)
  const { db, clock } = actor.world.deps
  const { id } = await db.transaction(async tx => openSubWallet(tx, await lockWallet(tx, walletId), name, clock()))
  actor.wallet.subWalletId = id
}
