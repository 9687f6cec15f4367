import type { PaymentPosting, TopUpPosting } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Wallet } from '#api/kernel/db/schema/wallet.ts'
import { LICENCES } from '#api/kernel/licence.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Instruction, InstructionOf } from '#api/money/ledger/instruction.ts'
import { postWithin } from '#api/money/ledger/post.ts'
import { freezeWallet, lockWallet, markSeen, openSubWallet, setWalletStatus } from '#api/money/ledger/wallets.ts'
import { sar } from '#domain/money/money.ts'
import { addDays, riyadhDay, startOfDay } from '#domain/riyadh-time.ts'
import { ARABIC_NAMES } from './arabic-names.ts'
import { applyMoneyEvent, isMoneyEvent, type MoneyEvent, moneyReplay } from './money-events.ts'

/** The time of an event: a number of days ago, and the time in Riyadh. `00:00` of today is in the past. */
interface When {
  daysAgo: number
  at: string
}

interface Exchange {
  amount: number
  counterparty: string
  /** The name of a sub-wallet. Default: the main wallet. */
  subWallet?: string
}

/** An event that names a counterparty refers to the newest transaction or hold with it. */
export type SeedEvent = When &
  (
    | (Exchange & { kind: 'top_up'; type: TopUpPosting['type'] })
    | (Exchange & { kind: 'payment'; type: PaymentPosting['type'] })
    | (Exchange & Pick<InstructionOf<'hold'>, 'kind' | 'type' | 'reason'> & { days: number })
    | { kind: 'capture' | 'release' | 'reversal'; counterparty: string }
    | { kind: 'move'; from?: string; to?: string; amount: number }
    | { kind: 'open_sub_wallet'; name: string }
    | { kind: 'set_status'; status: Wallet['status'] }
    | { kind: 'freeze' }
    | MoneyEvent
  )

type PostingEvent = Extract<SeedEvent, { kind: Instruction['kind'] }>

/** The events of a wallet in the order in which they happened. */
export type SeedHistory = SeedEvent[]

type EventOf<Kind> = Extract<SeedEvent, { kind: Kind }>

export const topUp = (
  daysAgo: number,
  at: string,
  type: TopUpPosting['type'],
  amount: number,
  counterparty: string,
): EventOf<'top_up'> => ({ kind: 'top_up', daysAgo, at, type, amount, counterparty })

export const pay = (
  daysAgo: number,
  at: string,
  type: PaymentPosting['type'],
  amount: number,
  counterparty: string,
): EventOf<'payment'> => ({ kind: 'payment', daysAgo, at, type, amount, counterparty })

interface Options {
  deps: Deps
  /** The keys of the postings are this prefix and a number. */
  keyPrefix: string
  now: Date
}

/** Ids by the names that later events refer to. */
interface Known {
  subWallets: Map<string, string>
  holds: Map<string, string>
  payments: Map<string, string>
}

/** Posts each event at its own time. Refused postings are a part of the history. */
export async function replayHistory(
  tx: Db,
  walletId: string,
  history: SeedHistory,
  { deps: current, keyPrefix, now }: Options,
): Promise<void> {
  // The past does not depend on the current licence.
  const deps = { ...current, licence: LICENCES.standard }
  const money = await moneyReplay(tx, deps, walletId)
  const known: Known = { subWallets: new Map(), holds: new Map(), payments: new Map() }
  let newestSeen: string | undefined
  for (const [index, event] of history.entries()) {
    const at = timeOf(event, now)
    if (event.kind === 'open_sub_wallet') {
      const { id } = await openSubWallet(tx, await lockWallet(tx, walletId), event.name, at)
      known.subWallets.set(event.name, id)
    } else if (event.kind === 'set_status') {
      await setWalletStatus(tx, await lockWallet(tx, walletId), event.status, at)
    } else if (event.kind === 'freeze') {
      const { wallet } = await lockWallet(tx, walletId)
      await freezeWallet(tx, wallet.accountId, at)
    } else if (isMoneyEvent(event)) {
      await applyMoneyEvent(money, event, at)
    } else {
      const instruction = instructionOf(event, `${keyPrefix}:${index + 1}`, at, known)
      const posted = await postWithin(tx, deps, await lockWallet(tx, walletId), instruction, at)
      if (posted instanceof PlinkError) continue
      const { transaction, hold } = posted
      known.payments.set(transaction.counterparty, transaction.referenceId)
      if (event.daysAgo > NEW_DAYS) newestSeen = transaction.referenceId
      if (hold) known.holds.set(transaction.counterparty, hold.id)
    }
  }
  if (newestSeen) await markSeen(tx, walletId, newestSeen)
}

/** The owner counts as having seen transactions that are older than this. */
const NEW_DAYS = 2

const MINUTE_MILLISECONDS = 60_000
const DAY_MILLISECONDS = 86_400_000

function timeOf({ daysAgo, at }: SeedEvent, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const day = startOfDay(addDays(riyadhDay(now), -daysAgo))
  return new Date(day.getTime() + (hour * 60 + minute) * MINUTE_MILLISECONDS)
}

function instructionOf(event: PostingEvent, key: string, at: Date, known: Known): Instruction {
  switch (event.kind) {
    case 'top_up': {
      const { kind, type } = event
      return { kind, key, type, ...exchange(event, known) }
    }
    case 'payment': {
      const { kind, type } = event
      return { kind, key, type, ...exchange(event, known) }
    }
    case 'hold': {
      const { kind, type, reason, days } = event
      const expectedRelease = new Date(at.getTime() + days * DAY_MILLISECONDS).toISOString()
      return { kind, key, type, reason, expectedRelease, ...exchange(event, known) }
    }
    case 'capture':
    case 'release':
      return { kind: event.kind, key, holdId: idNamed(known.holds, event.counterparty) }
    case 'reversal':
      return { kind: 'reversal', key, referenceId: idNamed(known.payments, event.counterparty) }
    case 'move': {
      const { from, to, amount } = event
      const ends = {
        ...(from && { from: idNamed(known.subWallets, from) }),
        ...(to && { to: idNamed(known.subWallets, to) }),
      }
      return { kind: 'move', key, amount: sar(amount), ...ends }
    }
  }
}

function exchange({ amount, counterparty, subWallet }: Exchange, { subWallets }: Known) {
  const arabic = ARABIC_NAMES[counterparty]
  const names = { counterparty, ...(arabic && { counterpartyArabic: arabic }) }
  return { amount: sar(amount), ...names, ...(subWallet && { subWallet: idNamed(subWallets, subWallet) }) }
}

function idNamed(idsByName: ReadonlyMap<string, string>, name: string): string {
  const id = idsByName.get(name)
  if (!id) throw new Error(`The history has no earlier event with ${name}`)
  return id
}
