import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { lockoutRow, type SandboxAccount } from '#api/features/sandbox/seed-account.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { accountById } from '#api/people/accounts/find-account.ts'
import { deleteLockouts } from '#api/people/accounts/lockouts.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { idOf, SANDBOX_ACCOUNTS } from './sandbox-accounts.ts'

/** Lets everybody sign in to the shared accounts of the sandbox as documented, whatever somebody has changed. */
export async function restoreAccounts(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const account of SANDBOX_ACCOUNTS) if (!signal.aborted) await restore(deps, account)
}

async function restore({ db, clock, passwords }: Deps, { lock, signInCheck = 'code', ...seeded }: SandboxAccount) {
  const id = idOf(seeded)
  const account = await accountById(db, id)
  if (!account || account.closedAt !== null) return
  const isKnown = await passwords.verify(account.passwordHash, SANDBOX_PASSWORD)
  const password = isKnown ? {} : { passwordHash: await passwords.hash(SANDBOX_PASSWORD) }
  const now = clock()
  await db.transaction(async tx => {
    await deleteLockouts(tx, id)
    if (lock) await tx.insert(lockouts).values(lockoutRow(id, lock, now))
    await tx
      .update(accounts)
      .set({ ...password, signInCheck })
      .where(and(eq(accounts.id, id), isNull(accounts.closedAt)))
    await tx.update(wallets).set(walletOf(seeded, now)).where(eq(wallets.accountId, id))
  })
}

const [inactive] = sandboxAccounts.wallet_inactive
const [frozen] = sandboxAccounts.wallet_frozen

const walletOf = ({ phone }: Pick<SandboxAccount, 'phone'>, now: Date) => ({
  status: phone === inactive ? ('inactive' as const) : ('active' as const),
  frozenAt: phone === frozen ? sql`coalesce(${wallets.frozenAt}, ${at(now)})` : null,
})
