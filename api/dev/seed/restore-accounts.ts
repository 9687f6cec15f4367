import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { lockoutRow, type SandboxAccount } from '#api/features/sandbox/seed-account.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { cancelEmailChanges } from '#api/people/accounts/email-changes.ts'
import { accountById, accountOfPhone } from '#api/people/accounts/find-account.ts'
import { deleteLockouts } from '#api/people/accounts/lockouts.ts'
import { cancelPhoneChanges, setPhone } from '#api/people/accounts/phone-changes.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { joinedAs, restoreApprovals, restoreDocumentRequest } from './restore-team.ts'
import { idOf, SANDBOX_ACCOUNTS, SANDBOX_MEMBERS } from './sandbox-accounts.ts'
import type { SandboxMember } from './seed-member.ts'

/** Restores the documented sign-in of the shared accounts of the sandbox, whatever users have changed. */
export async function restoreAccounts(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const account of SANDBOX_ACCOUNTS) if (!signal.aborted) await restore(deps, idOf(account), account)
  for (const member of SANDBOX_MEMBERS) if (!signal.aborted) await restoreMember(deps, member)
  if (!signal.aborted) await restoreDocumentRequest(deps)
}

async function restoreMember(deps: Deps, member: SandboxMember): Promise<void> {
  const id = await joinedAs(deps, member)
  if (!id) return
  await restore(deps, id, member)
  if (member.role === 'maker') await restoreApprovals(deps, id)
}

type SignIn = Pick<SandboxAccount, 'phone' | 'lock' | 'signInCheck'>

async function restore({ db, clock, passwords }: Deps, id: string, { lock, signInCheck = 'code', phone }: SignIn) {
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
    await cancelEmailChanges(tx, id, 'restored', now)
    await restorePhone(tx, account, phoneToE164(phone), now)
    await tx.update(applicants).set({ language: 'en' }).where(eq(applicants.id, id))
    await tx.update(wallets).set(walletOf({ phone }, now)).where(eq(wallets.accountId, id))
  })
}

/** Restores the phone, unless another person has signed up with the number meanwhile. */
async function restorePhone(tx: Db, { id, phone: oldPhone }: Account, newPhone: string, now: Date): Promise<void> {
  await cancelPhoneChanges(tx, id, 'restored', now)
  if (oldPhone === newPhone || (await accountOfPhone(tx, newPhone))) return
  await setPhone(tx, id, { oldPhone, newPhone }, now)
}

const [inactive] = sandboxAccounts.wallet_inactive
const [frozen] = sandboxAccounts.wallet_frozen

const walletOf = ({ phone }: Pick<SandboxAccount, 'phone'>, now: Date) => ({
  status: phone === inactive ? ('inactive' as const) : ('active' as const),
  frozenAt: phone === frozen ? sql`coalesce(${wallets.frozenAt}, ${at(now)})` : null,
})
