import type { ErrorCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransactionRow } from '#api/kernel/db/schema/ledger.ts'
import type { LimitScope } from '#api/kernel/db/schema/wallet.ts'
import { type LimitState, limitStates } from './limits.ts'
import type { LockedWallet } from './wallets.ts'

/** A transaction as a customer sees it. */
export type Side = Pick<TransactionRow, 'accountId' | 'type' | 'direction' | 'counterparty'> &
  Partial<Pick<TransactionRow, 'counterpartyArabic' | 'status' | 'reversalOf' | 'isInternal'>>

/** Money that moves from one account of a wallet to another. */
export interface Movement {
  from: string
  to: string
  amount: number
  /** Whether the money leaves the wallet, which an inactive wallet refuses. */
  isOutward: boolean
  /** Whether the money has arrived already, so that no limit refuses it. */
  hasArrived?: boolean
  /** The limits that the amount counts towards. */
  scopes: readonly LimitScope[]
  /** The transactions that customers see. The first one is the result. */
  sides: readonly [Side, ...Side[]]
}

export interface Refusal {
  code: Extract<ErrorCode, 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED'>
  reason?: string
}

/** Returns why the wallet refuses the movement, or undefined when it does not. */
export async function refusalOf(
  tx: Db,
  deps: Pick<Deps, 'licence'>,
  { wallet, accounts }: LockedWallet,
  { from, amount, isOutward, hasArrived, scopes }: Movement,
  now: Date,
): Promise<Refusal | undefined> {
  if (hasArrived) return undefined
  const source = accounts.find(({ id }) => id === from)
  if (wallet.frozenAt !== null && source?.kind !== 'outside') return { code: 'WALLET_FROZEN' }
  if (isOutward && wallet.status === 'inactive') return { code: 'WALLET_INACTIVE' }
  if (source && source.kind !== 'outside' && source.balance < amount) return { code: 'INSUFFICIENT_FUNDS' }
  if (scopes.length === 0) return undefined
  return exceededLimit(await limitStates(tx, deps, wallet.id, scopes, now), amount)
}

/** Returns the first limit that the amount would exceed. */
export function exceededLimit(limits: readonly LimitState[], amount: number): Refusal | undefined {
  const exceeded = limits.find(({ limit, used }) => limit !== undefined && used + amount > limit)
  return exceeded && { code: 'LIMIT_EXCEEDED', reason: `${exceeded.scope}_${exceeded.period}` }
}
