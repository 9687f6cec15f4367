import type {
  LimitedType,
  Locale,
  SetLimitAction,
  WalletActionRequest,
  WalletActionResult,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { limitRangeOf } from '#api/money/ledger/limits.ts'
import { removeLimit, setLimit } from '#api/money/ledger/set-limit.ts'
import {
  type LockedWallet,
  nextSubWalletSlot,
  openSubWallet,
  requireStatusChange,
  setWalletStatus,
} from '#api/money/ledger/wallets.ts'
import { recordEvent } from '#api/people/events/record-event.ts'
import { SUB_WALLET_NAME_MAX_LENGTH, SUB_WALLET_NAME_MIN_LENGTH } from '#domain/constants.ts'
import { formatAmount, formatArabicAmount, sar } from '#domain/money/money.ts'
import { cleanSubWalletName, type SubWalletNameProblem, subWalletNameProblem } from '#domain/money/sub-wallet-name.ts'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { presentSubWallet } from './present-wallet.ts'

type Result = Omit<WalletActionResult, 'actionId' | 'type'>

/** Returns the action as it is stored, with a cleaned name. Throws `VALIDATION_ERROR`, `LIMIT_OUT_OF_RANGE`. */
export function validAction(settings: Pick<Deps, 'licence'>, action: WalletActionRequest): WalletActionRequest {
  if (action.type === 'set_limit') requireInRange(settings, action)
  if (action.type !== 'create_sub_wallet') return action
  return { ...action, name: validSubWalletName(action.name) }
}

/** Returns the name as it is stored. Throws `VALIDATION_ERROR`. */
export function validSubWalletName(input: string): string {
  const name = cleanSubWalletName(input)
  const problem = subWalletNameProblem(name)
  if (problem) throw new PlinkError('VALIDATION_ERROR', { fields: { name: NAME_MESSAGES[problem] } })
  return name
}

const NAME_MESSAGES: Record<SubWalletNameProblem, string> = {
  required: 'Sub-wallet name is required',
  too_short: `Sub-wallet name must be at least ${SUB_WALLET_NAME_MIN_LENGTH} characters`,
  too_long: `Sub-wallet name must be at most ${SUB_WALLET_NAME_MAX_LENGTH} characters`,
}

const PERIOD_NAMES = { daily: 'Daily', monthly: 'Monthly' }

function requireInRange(settings: Pick<Deps, 'licence'>, { transactionType, period, limit }: SetLimitAction): void {
  if (limit === null) {
    requireType(transactionType)
    return
  }
  const { amount } = limit
  const { minimum, maximum } = limitRangeOf(settings, transactionType ?? 'overall', period)
  if (amount >= minimum && amount <= maximum) return
  const highest = formatAmount(maximum).replace('.00', '')
  throw new PlinkError('LIMIT_OUT_OF_RANGE', {
    error: `${PERIOD_NAMES[period]} limit must be between 0 and ${highest}`,
  })
}

/** Returns the type whose limit is removed. The overall wallet always has one. Throws `VALIDATION_ERROR`. */
function requireType(transactionType: SetLimitAction['transactionType']): LimitedType {
  if (transactionType !== undefined) return transactionType
  throw new PlinkError('VALIDATION_ERROR', { fields: { limit: 'The overall wallet always has a limit' } })
}

/** The message with the code names the purpose, so that nobody reads the code out for another one. */
export function purposeOf(action: WalletActionRequest): Record<Locale, string> {
  switch (action.type) {
    case 'activate':
      return { en: 'activating your wallet', ar: 'تفعيل محفظتك' }
    case 'deactivate':
      return { en: 'deactivating your wallet', ar: 'تعطيل محفظتك' }
    case 'create_sub_wallet':
      return { en: 'a new sub-wallet', ar: 'محفظة فرعية جديدة' }
    case 'set_limit':
      return purposeOfLimit(action)
  }
}

function purposeOfLimit({ transactionType, period, limit }: SetLimitAction): Record<Locale, string> {
  if (limit !== null) {
    return {
      en: `a ${period} limit of ${formatAmount(limit.amount)}`,
      ar: `حد ${ARABIC_PERIODS[period]} قدره ${formatArabicAmount(limit.amount)}`,
    }
  }
  const type = requireType(transactionType)
  return {
    en: `removing the ${period} limit for ${TRANSACTION_TYPE_LABELS.en[type]}`,
    ar: `إزالة الحد ال${ARABIC_PERIODS[period]} لعمليات ${TRANSACTION_TYPE_LABELS.ar[type]}`,
  }
}

const ARABIC_PERIODS = { daily: 'يومي', monthly: 'شهري' }

/** Throws when the wallet in its current state does not allow the action. */
export function requirePossible(lockedWallet: LockedWallet, { type }: WalletActionRequest): void {
  // A frozen wallet can still be deactivated, because that only restricts it further.
  if (lockedWallet.wallet.frozenAt !== null && type !== 'deactivate') throw new PlinkError('WALLET_FROZEN')
  if (type === 'activate') requireStatusChange(lockedWallet.wallet, 'active')
  if (type === 'deactivate') requireStatusChange(lockedWallet.wallet, 'inactive')
  if (type === 'create_sub_wallet') nextSubWalletSlot(lockedWallet)
}

/** Makes the change. Throws the errors of `requirePossible`. */
export async function performAction(
  tx: Db,
  lockedWallet: LockedWallet,
  action: WalletActionRequest,
  now: Date,
): Promise<Result> {
  requirePossible(lockedWallet, action)
  switch (action.type) {
    case 'activate':
      await setWalletStatus(tx, lockedWallet, 'active', now)
      return { status: 'active' }
    case 'deactivate':
      await setWalletStatus(tx, lockedWallet, 'inactive', now)
      return { status: 'inactive' }
    case 'create_sub_wallet': {
      const subWallet = await openSubWallet(tx, lockedWallet, action.name, now)
      return { subWallet: presentSubWallet(subWallet, { available: 0, onHold: 0 }) }
    }
    case 'set_limit':
      return changeLimit(tx, lockedWallet, action, now)
  }
}

async function changeLimit(
  tx: Db,
  { wallet: { id: walletId, accountId } }: LockedWallet,
  { transactionType, period, limit }: SetLimitAction,
  now: Date,
): Promise<Result> {
  const key = { walletId, scope: transactionType ?? 'overall', period } as const
  if (limit === null) await removeLimit(tx, { ...key, scope: requireType(transactionType) })
  else await setLimit(tx, { ...key, amount: limit.amount }, now)
  const was = { ...(transactionType && { transactionType }), period, limit: limit && sar(limit.amount) }
  await recordEvent(tx, { accountId, type: 'wallet.limit_set', objectId: walletId, was, at: now })
  return { limit: was }
}
