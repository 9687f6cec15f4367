import { closeSubWallet, openSubWallet } from '#api/money/ledger/wallets.ts'
import { sar } from '#api/testing/money/wallet.ts'
import type { TestUser } from '../test-user.ts'
import { inTurn } from './preparation.ts'
import { signedIn } from './sign-in.ts'
import { changeWallet, postFor } from './wallet.ts'

/** Opens the sub-wallet of the examples directly, without a wallet action and its code. */
export async function openExampleSubWallet(user: TestUser): Promise<void> {
  const { clock } = user.world
  const opened = await changeWallet(user, (tx, locked) => openSubWallet(tx, locked, 'Salaries', clock()))
  user.wallet.subWalletId = opened.id
}

export const withSubWallet = inTurn(signedIn, openExampleSubWallet)

/** Opens it, and moves so many halalas from the main wallet to it. */
export async function fillSubWallet(user: TestUser, halalas: number): Promise<void> {
  await openExampleSubWallet(user)
  const { subWalletId: to } = user.wallet
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: sar(halalas) })
}

/** Leaves less than a payment of the examples in the main wallet. */
export const setAside = (user: TestUser): Promise<void> => fillSubWallet(user, 2_300_00)

/** Moves so many halalas back, which are all that it has, and closes it. */
export async function closeExampleSubWallet(user: TestUser, halalas: number): Promise<void> {
  const { subWalletId: from } = user.wallet
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), from, amount: sar(halalas) })
  await changeWallet(user, (tx, locked) => closeSubWallet(tx, locked, from))
}
