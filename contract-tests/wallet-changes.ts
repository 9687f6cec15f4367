import type { WalletActionRequest, WalletActionResult } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { type LockedWallet, lockWallet } from '#api/ledger/locked-wallet.ts'
import { openSubWallet } from '#api/ledger/open-sub-wallet.ts'
import { setWalletStatus } from '#api/ledger/set-wallet-status.ts'
import type { Actor } from './actor.ts'
import { walletIdOf } from './wallet-values.ts'

const ACTIONS = '/api/v1/wallet/actions'

/** Asks for a change; the action and its code then are known. */
export async function askForChange({ customer, wallet }: Actor, change: WalletActionRequest): Promise<void> {
  const answer = await customer.post(ACTIONS, change)
  if (!answer.ok) throw new Error(`the change was answered ${answer.status}: ${await answer.text()}`)
  const { actionId, otpCode } = await answer.json()
  wallet.actionId = actionId
  customer.otp = otpCode
}

/** The change that waits, with a code. */
export const tryCode = ({ customer, wallet }: Actor, otp: string): Promise<Response> =>
  customer.post(`${ACTIONS}/${wallet.actionId}/confirm`, { otp })

/** Makes a change, with its code. */
export async function change(actor: Actor, asked: WalletActionRequest): Promise<WalletActionResult> {
  await askForChange(actor, asked)
  const answer = await tryCode(actor, actor.customer.otp)
  if (!answer.ok) throw new Error(`the code was answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Opens the sub-wallet of the examples, without the code that its owner would be asked for. */
export async function openExampleSubWallet(actor: Actor): Promise<void> {
  const { clock } = actor.world
  const opened = await changed(actor, (tx, locked) => openSubWallet(tx, locked, 'Salaries', clock()))
  actor.wallet.subWalletId = opened.id
}

/** Likewise. */
export const deactivate = (actor: Actor): Promise<void> =>
  changed(actor, (tx, locked) => setWalletStatus(tx, locked, 'inactive'))

async function changed<Result>(actor: Actor, make: (tx: Db, locked: LockedWallet) => Promise<Result>): Promise<Result> {
  const walletId = await walletIdOf(actor)
  return actor.world.deps.db.transaction(async tx => make(tx, await lockWallet(tx, walletId)))
}
