import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'

type IbanDeps = Pick<Deps, 'db' | 'clock' | 'providers'>

/** The most IBANs that a run of the job opens. The next run continues. */
const AT_A_TIME = 100
/** After this many calls in a row without a response, the bank is left alone until the next run. */
const MAX_UNANSWERED = 3

/** Returns the name under which the bank opens the IBAN of the wallet. */
export async function beneficiaryNameOf(db: Db, walletId: string): Promise<string> {
  const [owner] = await db
    .select({ name: profiles.legalName })
    .from(profiles)
    .innerJoin(wallets, eq(wallets.accountId, profiles.accountId))
    .where(eq(wallets.id, walletId))
  return owner!.name
}

/** Returns the IBAN of a wallet, and opens one if there is none. Returns undefined while the bank does not respond. */
export async function ibanOf({ db, clock, providers }: IbanDeps, walletId: string): Promise<string | undefined> {
  const iban = await knownIban(db, walletId)
  if (iban) return iban
  const name = await beneficiaryNameOf(db, walletId)
  const result = await providers.bankCredits.openIban({ reference: walletId, name })
  if (result.kind !== 'opened') return undefined
  await db
    .insert(walletIbans)
    .values({ id: crypto.randomUUID(), walletId, iban: result.iban, openedAt: clock() })
    .onConflictDoNothing({ target: walletIbans.walletId })
  return knownIban(db, walletId)
}

async function knownIban(db: Db, walletId: string): Promise<string | undefined> {
  const [row] = await db.select({ iban: walletIbans.iban }).from(walletIbans).where(eq(walletIbans.walletId, walletId))
  return row?.iban
}

/** Opens the missing IBANs in random order, so that those which the bank does not open do not delay the others. */
export async function openMissingIbans(deps: IbanDeps, signal: AbortSignal): Promise<void> {
  const walletRows = await deps.db
    .select({ id: wallets.id })
    .from(wallets)
    .leftJoin(walletIbans, eq(walletIbans.walletId, wallets.id))
    .where(and(isNull(walletIbans.id), isNull(wallets.closedAt)))
    .orderBy(sql`random()`)
    .limit(AT_A_TIME)
  let unanswered = 0
  for (const { id } of walletRows) {
    if (signal.aborted || unanswered === MAX_UNANSWERED) return
    unanswered = (await ibanOf(deps, id)) ? 0 : unanswered + 1
  }
}
