import type { Wallet } from '#web/api/generated/model/index.ts'

/** From here on a percentage says less than words. */
const MANY_TIMES_PERCENT = 1000

type BalanceChange = 'same' | 'new' | 'manyTimes' | 'higher' | 'lower'

/** How the balance compares with 30 days ago. Its percentage is null where there was nothing then. */
export function balanceChange({ balance, changePercent }: Pick<Wallet, 'balance' | 'changePercent'>): BalanceChange {
  if (changePercent === null) return balance.amount === 0 ? 'same' : 'new'
  if (changePercent === 0) return 'same'
  if (changePercent < 0) return 'lower'
  return changePercent >= MANY_TIMES_PERCENT ? 'manyTimes' : 'higher'
}
