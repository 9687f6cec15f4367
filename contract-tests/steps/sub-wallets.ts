import { closeSubWallet, openSubWallet } from '#api/money/ledger/wallets.ts'
import { sar } from '#api/testing/money/wallet.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { signedIn } from './sign-in.ts'
import { changeWallet, postFor } from './wallet.ts'

export type SubWalletId = { subWalletId: string }

/** Opens the sub-wallet of the examples directly, without a wallet action and its code. */
export async function openExampleSubWallet(people: People): Promise<SubWalletId> {
  const { clock } = people.plink
  const { id } = await changeWallet(people, (tx, locked) => openSubWallet(tx, locked, 'Salaries', clock()))
  return { subWalletId: id }
}

export const withSubWallet = inTurn(signedIn, openExampleSubWallet)

/** Opens it, and moves so many halalas from the main wallet to it. */
export async function fillSubWallet(people: People, halalas: number): Promise<SubWalletId> {
  const { subWalletId } = await openExampleSubWallet(people)
  await postFor(people, { kind: 'move', key: crypto.randomUUID(), to: subWalletId, amount: sar(halalas) })
  return { subWalletId }
}

/** Leaves less than a payment of the examples in the main wallet. */
export async function setAside(people: People): Promise<void> {
  await fillSubWallet(people, 2_300_00)
}

/** Moves so many halalas back, which are all that the sub-wallet has, and closes it. */
export async function closeExampleSubWallet(
  people: People,
  { subWalletId }: SubWalletId,
  halalas: number,
): Promise<void> {
  await postFor(people, { kind: 'move', key: crypto.randomUUID(), from: subWalletId, amount: sar(halalas) })
  await changeWallet(people, (tx, locked) => closeSubWallet(tx, locked, subWalletId))
}
