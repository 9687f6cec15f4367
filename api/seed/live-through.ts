import type { Db } from '#api/db/client.ts'
import type { Instruction } from '#api/ledger/instruction.ts'
import { lockWallet } from '#api/ledger/locked-wallet.ts'
import { markSeen } from '#api/ledger/mark-seen.ts'
import { openSubWallet } from '#api/ledger/open-sub-wallet.ts'
import { postWithin } from '#api/ledger/post.ts'
import { setWalletStatus } from '#api/ledger/set-wallet-status.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { addDays, riyadhDay, startOfDay } from '#domain/riyadh-time.ts'
import type { Exchange, Happening, History, PostingHappening } from './history.ts'

interface Options {
  /** Of the keys, which go on with a number. */
  keyPrefix: string
  now: Date
}

/** What later happenings mean by a name. */
interface Known {
  subWallets: Map<string, string>
  holds: Map<string, string>
  payments: Map<string, string>
}

/** Posts what happened, each at its time, as if it were that time. What the wallet refuses is part of its history. */
export async function liveThrough(
  tx: Db,
  walletId: string,
  history: History,
  { keyPrefix, now }: Options,
): Promise<void> {
  const known: Known = { subWallets: new Map(), holds: new Map(), payments: new Map() }
  let seen: string | undefined
  for (const [index, happening] of history.entries()) {
    const at = momentOf(happening, now)
    if (happening.kind === 'open_sub_wallet') {
      const { id } = await openSubWallet(tx, await lockWallet(tx, walletId), happening.name, at)
      known.subWallets.set(happening.name, id)
    } else if (happening.kind === 'set_status') {
      await setWalletStatus(tx, await lockWallet(tx, walletId), happening.status)
    } else {
      const instruction = instructionOf(happening, `${keyPrefix}:${index + 1}`, at, known)
      const posted = await postWithin(tx, await lockWallet(tx, walletId), instruction, at)
      if (posted instanceof PlinkError) continue
      const { transaction, hold } = posted
      known.payments.set(transaction.counterparty, transaction.referenceId)
      if (happening.daysAgo > NEW_DAYS) seen = transaction.referenceId
      if (hold) known.holds.set(transaction.counterparty, hold.id)
    }
  }
  if (seen) await markSeen(tx, walletId, seen)
}

/** What is older its owner has seen. */
const NEW_DAYS = 2

const MINUTE_MILLISECONDS = 60_000
const DAY_MILLISECONDS = 86_400_000

function momentOf({ daysAgo, at }: Happening, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const day = startOfDay(addDays(riyadhDay(now), -daysAgo))
  return new Date(day.getTime() + (hour * 60 + minute) * MINUTE_MILLISECONDS)
}

function instructionOf(happening: PostingHappening, key: string, at: Date, known: Known): Instruction {
  switch (happening.kind) {
    case 'top_up': {
      const { kind, type } = happening
      return { kind, key, type, ...exchange(happening, known) }
    }
    case 'payment': {
      const { kind, type } = happening
      return { kind, key, type, ...exchange(happening, known) }
    }
    case 'hold': {
      const { kind, type, reason, days } = happening
      const expectedRelease = new Date(at.getTime() + days * DAY_MILLISECONDS).toISOString()
      return { kind, key, type, reason, expectedRelease, ...exchange(happening, known) }
    }
    case 'capture':
    case 'release':
      return { kind: happening.kind, key, holdId: meant(known.holds, happening.counterparty) }
    case 'reversal':
      return { kind: 'reversal', key, referenceId: meant(known.payments, happening.counterparty) }
    case 'move': {
      const { from, to, amount } = happening
      const ends = {
        ...(from && { from: meant(known.subWallets, from) }),
        ...(to && { to: meant(known.subWallets, to) }),
      }
      return { kind: 'move', key, amount: sar(amount), ...ends }
    }
  }
}

function exchange({ amount, counterparty, subWallet }: Exchange, { subWallets }: Known) {
  return { amount: sar(amount), counterparty, ...(subWallet && { subWallet: meant(subWallets, subWallet) }) }
}

const sar = (amount: number) => ({ amount, currency: 'SAR' as const })

function meant(known: ReadonlyMap<string, string>, name: string): string {
  const found = known.get(name)
  if (!found) throw new Error(`the history has no ${name} yet`)
  return found
}
