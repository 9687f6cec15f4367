import { sandboxAccounts, sandboxValues } from '#api/contract/generated/sandbox-values.ts'
import type { Account } from '#api/db/schema/auth.ts'

const [duplicatePhone] = sandboxValues.phoneNumber.phone_duplicate
const [duplicateCr] = sandboxValues.crNumber.cr_duplicate
const [duplicateId, duplicateIqama] = sandboxValues.idNumber.id_duplicate
const of = sandboxAccounts

export interface SandboxAccount {
  phone: string
  nationalId: string
  crNumber: string
  /** The second factor of the sign-in. Default: a code. */
  signInCheck?: Account['signInCheck']
  lock?: 'soft' | 'hard'
  /** Whether the owner left sign-up before the profile. */
  hasNoProfile?: boolean
}

/** The seeded customers: for the test values of duplicates, and for sign-in. */
export const SANDBOX_ACCOUNTS: SandboxAccount[] = [
  { phone: duplicatePhone, nationalId: duplicateId, crNumber: duplicateCr },
  { phone: '0500000009', nationalId: duplicateIqama, crNumber: '9900000009' },
  { phone: of.login_with_code[0], nationalId: of.login_with_code[1], crNumber: '7990000010' },
  { phone: of.login_without_code[0], nationalId: '1990200063', crNumber: '9900000011', signInCheck: 'none' },
  {
    phone: of.callback_confirmed[0],
    nationalId: of.callback_confirmed[1],
    crNumber: '9900000012',
    signInCheck: 'code_and_call',
  },
  { phone: of.callback_rejected[0], nationalId: '1990200287', crNumber: '9900000013', signInCheck: 'code_and_call' },
  { phone: of.callback_expired[0], nationalId: '1990200303', crNumber: '9900000014', signInCheck: 'code_and_call' },
  { phone: of.callback_incomplete[0], nationalId: '1990200394', crNumber: '9900000015', signInCheck: 'code_and_call' },
  {
    phone: of.account_locked_soft[0],
    nationalId: of.account_locked_soft[1],
    crNumber: '9900000016',
    lock: 'soft',
  },
  {
    phone: of.account_locked_hard[0],
    nationalId: of.account_locked_hard[1],
    crNumber: '9900000017',
    lock: 'hard',
  },
  { phone: of.profile_missing[0], nationalId: '1990200535', crNumber: '9900000018', hasNoProfile: true },
  { phone: of.wallet_empty[0], nationalId: '1990200642', crNumber: '9900000020' },
  { phone: of.wallet_three_sub_wallets[0], nationalId: '1990200857', crNumber: '9900000021' },
  { phone: of.wallet_inactive[0], nationalId: '1990200964', crNumber: '9900000022' },
  { phone: of.wallet_many_transactions[0], nationalId: '1990201053', crNumber: '9900000023' },
]

/** Fixed ids, so that a repeated seed finds its own accounts. */
export const idOf = ({ phone }: SandboxAccount): string => `5a4d0b0c-0000-4000-8000-0000000000${phone.slice(-2)}`
