import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { type LimitState, limitStates, scopesOf } from '#api/money/ledger/limits.ts'
import type { LockedWallet } from '#api/money/ledger/wallets.ts'
import { billTypeOf, requireLeft } from '#api/money/transfers/transfer-rules.ts'

type Part = Pick<TransferRow, 'billerCode' | 'amount'>

/** The limits that a whole order counts towards: the overall ones, and that of its type if it has one type. */
export async function limitsOfOrder(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence'>,
  { wallet }: LockedWallet,
  parts: readonly Part[],
): Promise<LimitState[]> {
  const types = new Set(parts.map(({ billerCode }) => billTypeOf(billerCode!)))
  const [type] = types
  const scopes = types.size === 1 && type ? scopesOf(type, true) : (['overall'] as const)
  return limitStates(tx, deps, wallet.id, scopes, deps.clock())
}

/** Throws `LIMIT_EXCEEDED` if the bills of a type are together above the limit of the type. */
export async function requireWithinTypes(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence'>,
  payer: LockedWallet,
  parts: readonly Part[],
): Promise<void> {
  const byType = Map.groupBy(parts, ({ billerCode }) => billTypeOf(billerCode!))
  for (const ofType of byType.values()) {
    const sum = ofType.reduce((total, { amount }) => total + amount, 0)
    requireLeft(await limitsOfOrder(tx, deps, payer, ofType), sum)
  }
}
