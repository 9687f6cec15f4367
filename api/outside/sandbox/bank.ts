import { createHash, randomInt, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { sandboxBankCredits, sandboxIbans } from '#api/kernel/db/schema/sandbox-money.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import { readNotice, signNotice } from '#api/outside/providers/bank/bank-notices.ts'
import type { BankCredit, BankCreditsProvider, BankNotice } from '#api/outside/providers/money-providers.ts'
import { SANDBOX_SAFEGUARDING_IBAN } from '#domain/money/sandbox-money.ts'
import { endOfDay } from '#domain/riyadh-time.ts'
import { dayOfSandboxBooks } from './day-of-books.ts'
import { writeStatement } from './write-files.ts'

type Row = typeof sandboxBankCredits.$inferSelect

/** The secret is public, because the money of the sandbox is not real. */
const NOTICE_SECRET = 'the sandbox signs with this'
const PAGE = 100
/** The statement of a day is available at noon of the next one. Before that, a file with planted differences may be imported. */
const STATEMENT_AFTER_SECONDS = 12 * 3600
/** The code of the simulated bank. */
const BANK_CODE = '30'

/** Simulates a bank whose customers pay when `bookSandboxCredit` is called. */
export function sandboxBank(db: Db, clock: Clock): BankCreditsProvider {
  return {
    async openIban({ reference, name }) {
      await db.insert(sandboxIbans).values({ iban: newIban(), reference, name }).onConflictDoNothing()
      const [row] = await db.select().from(sandboxIbans).where(eq(sandboxIbans.reference, reference))
      return row ? { kind: 'opened', iban: row.iban } : { kind: 'unavailable' }
    },
    read: notice => readNotice(NOTICE_SECRET, notice, clock),
    async list({ after }) {
      const rows = await db
        .select()
        .from(sandboxBankCredits)
        .where(gt(sandboxBankCredits.number, Number(after ?? 0)))
        .orderBy(asc(sandboxBankCredits.number))
        .limit(PAGE)
      return { kind: 'listed', credits: rows.map(present), cursor: rows.at(-1)?.number.toString() ?? after }
    },
    async sendBack({ bankReference, key }) {
      const isOpen = or(isNull(sandboxBankCredits.sentBackKey), eq(sandboxBankCredits.sentBackKey, key))
      const [row] = await db
        .update(sandboxBankCredits)
        .set({ sentBackKey: key, sentBackAt: sql`coalesce(${sandboxBankCredits.sentBackAt}, ${at(clock())})` })
        .where(and(eq(sandboxBankCredits.bankReference, bankReference), isOpen))
        .returning()
      return row ? 'sent' : 'refused'
    },
    async statement({ day }) {
      if (clock() < addSeconds(endOfDay(day), STATEMENT_AFTER_SECONDS)) return { kind: 'none' }
      const books = await dayOfSandboxBooks(db, 'bank', day)
      return { kind: 'statement', content: writeStatement({ ...books, iban: SANDBOX_SAFEGUARDING_IBAN }) }
    },
  }
}

interface SandboxCredit {
  iban: string
  amount: number
  remitterName: string
  remitterIban: string | null
}

/** Books money that arrives at the bank, once for each key. Returns the credit, whose notice may be sent any number of times or never. */
export async function bookSandboxCredit(
  db: Db,
  clock: Clock,
  credit: SandboxCredit,
  key: string = randomUUID(),
): Promise<BankCredit> {
  const bankReference = `FT${createHash('sha256').update(key).digest('hex').slice(0, 14).toUpperCase()}`
  const row = await db.transaction(async tx => {
    // Credits are booked one at a time, so that none appears behind one that was listed already.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sandbox_bank_credits'))`)
    await tx
      .insert(sandboxBankCredits)
      .values({ ...credit, bankReference, bookedAt: clock() })
      .onConflictDoNothing()
    const isIt = eq(sandboxBankCredits.bankReference, bankReference)
    const [creditRow] = await tx.select().from(sandboxBankCredits).where(isIt)
    return creditRow
  })
  if (!row) throw new Error('The credit was not booked')
  return present(row)
}

/** Returns the notice of a credit, as the bank sends it. */
export function sandboxNotice(clock: Clock, credit: BankCredit): BankNotice {
  const timestamp = String(Math.floor(clock().getTime() / 1000))
  return signNotice(NOTICE_SECRET, timestamp, JSON.stringify(credit))
}

const present = ({ bankReference, iban, amount, remitterName, remitterIban, bookedAt }: Row): BankCredit => ({
  bankReference,
  iban,
  amount,
  currency: 'SAR',
  remitterName,
  remitterIban,
  bookedAt,
})

/** Returns a random IBAN with correct check digits. */
function newIban(): string {
  const account = `${BANK_CODE}${String(randomInt(1, 2 ** 47)).padStart(18, '0')}`
  // 2810 stands for SA, and 00 for the check digits.
  const check = 98n - (BigInt(`${account}281000`) % 97n)
  return `SA${String(check).padStart(2, '0')}${account}`
}
