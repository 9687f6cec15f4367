import { closeSubWallet, openSubWallet } from '#api/money/ledger/wallets.ts'
import { sar } from '#api/testing/money/wallet.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { signedIn } from './sign-in.ts'
import { changeWallet, postFor } from './wallet.ts'

/** Opens the sub-wallet of the examples directly, without a wallet action and its code. */
export async function openExampleSubWallet(people: People): Promise<void> {
  const { clock } = people.plink
  const opened = await changeWallet(people, (tx, locked) => openSubWallet(tx, locked, 'Salaries', clock()))
  people.wallet.subWalletId = opened.id
}

export const withSubWallet = inTurn(signedIn, openExampleSubWallet)

/** Opens it, and moves so many halalas from the main wallet to it. */
export async function fillSubWallet(people: People, halalas: number): Promise<void> {
  await openExampleSubWallet(people)
  const { subWalletId: to } = people.wallet
  await postFor(people, { kind: 'move', key: crypto.randomUUID(), to, amount: sar(halalas) })
}

/** Leaves less than a payment of the examples in the main wallet. */
export const setAside = (people: People): Promise<void> => fillSubWallet(people, 2_300_00)

/** Moves so many halalas back, which are all that it has, and closes it. */
export async function closeExampleSubWallet(people: People, halalas: number): Promise<void> {
  const { subWalletId: from } = people.wallet
  await postFor(people, { kind: 'move', key: crypto.randomUUID(), from, amount: sar(halalas) })
  await changeWallet(people, (tx, locked) => closeSubWallet(tx, locked, from))
}
