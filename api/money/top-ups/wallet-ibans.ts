import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'

type IbanDeps = Pick<Deps, 'db' | 'clock' | 'providers'>

/** IBANs that a run of the job opens at most. The next run goes on. */
const AT_A_TIME = 100
/** Calls without an answer in a row, after which the bank is left alone until the next run. */
const MAX_UNANSWERED = 3

/** Who the bank says the IBAN belongs to. */
export async function beneficiaryNameOf(db: Db, walletId: string): Promise<string> {
  const [owner] = await db
    .select({ name: profiles.legalName })
    .from(profiles)
    .innerJoin(wallets, eq(wallets.accountId, profiles.accountId))
    .where(eq(wallets.id, walletId))
  return owner!.name
}

/** The IBAN of a wallet, which is opened if there is none. Undefined while the bank does not answer. */
export async function ibanOf({ db, clock, providers }: IbanDeps, walletId: string): Promise<string | undefined> {
  const known = await knownIban(db, walletId)
  if (known) return known
  const name = await beneficiaryNameOf(db, walletId)
  const opened = await providers.bankCredits.openIban({ reference: walletId, name })
  if (opened.kind !== 'opened') return undefined
  await db
    .insert(walletIbans)
    .values({ id: crypto.randomUUID(), walletId, iban: opened.iban, openedAt: clock() })
    .onConflictDoNothing({ target: walletIbans.walletId })
  return knownIban(db, walletId)
}

async function knownIban(db: Db, walletId: string): Promise<string | undefined> {
  const [row] = await db.select({ iban: walletIbans.iban }).from(walletIbans).where(eq(walletIbans.walletId, walletId))
  return row?.iban
}

/** Opens the IBANs that are missing, in any order, so that those which the bank does not open keep no other one waiting. */
export async function openMissingIbans(deps: IbanDeps, signal: AbortSignal): Promise<void> {
  const missing = await deps.db
    .select({ id: wallets.id })
    .from(wallets)
    .leftJoin(walletIbans, eq(walletIbans.walletId, wallets.id))
    .where(and(isNull(walletIbans.id), isNull(wallets.closedAt)))
    .orderBy(sql`random()`)
    .limit(AT_A_TIME)
  let unanswered = 0
  for (const { id } of missing) {
    if (signal.aborted || unanswered === MAX_UNANSWERED) return
    unanswered = (await ibanOf(deps, id)) ? 0 : unanswered + 1
  }
}
