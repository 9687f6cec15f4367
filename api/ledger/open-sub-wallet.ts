import { randomInt } from 'node:crypto'
import type { Db } from '#api/db/client.ts'
import { subWallets } from '#api/db/schema/wallet.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { MAX_SUB_WALLETS } from '#domain/constants.ts'
import type { LockedWallet } from './locked-wallet.ts'
import { openSpendable } from './open-wallet.ts'

export type SubWalletRow = typeof subWallets.$inferSelect

/** The slot of the next one. Throws `SUB_WALLET_LIMIT_REACHED`. */
export function nextSlot({ accounts }: LockedWallet): number {
  const count = accounts.filter(({ kind }) => kind === 'sub').length
  if (count >= MAX_SUB_WALLETS) throw new PlinkError('SUB_WALLET_LIMIT_REACHED')
  return count + 1
}

/** A new, empty sub-wallet. Throws `SUB_WALLET_LIMIT_REACHED`. */
export async function openSubWallet(tx: Db, locked: LockedWallet, name: string, now: Date): Promise<SubWalletRow> {
  const slot = nextSlot(locked)
  const walletId = locked.wallet.id
  const [opened] = await tx
    .insert(subWallets)
    .values({
      id: newSubWalletId(),
      walletId,
      ledgerAccountId: await openSpendable(tx, walletId, 'sub'),
      slot,
      name,
      createdAt: now,
    })
    .returning()
  return opened!
}

/** Twelve digits by lot. Two alike are possible, if hardly; the primary key then refuses the second. */
const newSubWalletId = (): string => Array.from({ length: 12 }, () => randomInt(10)).join('')
