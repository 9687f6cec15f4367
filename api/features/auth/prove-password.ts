import type { LockoutKey } from '#api/accounts/lockouts.ts'
import { provePassword } from '#api/accounts/prove-password.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import type { ErrorDetails, PlinkError } from '#api/platform/plink-error.ts'
import { failed } from './account-guesses.ts'

interface ProveAccount {
  key: LockoutKey
  account: Account | undefined
  password: string
  /** The refusal of a wrong password. */
  wrong: (details: ErrorDetails) => PlinkError
}

/** Answers the account when the password is its own; its owner sees the attempts that fail. */
export const proveAccount = (deps: Deps, { account, key, ...proof }: ProveAccount): Promise<Account> =>
  provePassword(deps, {
    ...proof,
    key,
    owner: account,
    failed: (tx, now) => failed(tx, { key, accountId: account?.id, proof: 'password', now }),
  })
