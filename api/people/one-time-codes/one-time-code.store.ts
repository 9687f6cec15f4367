import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { oneTimeCodes } from '#api/kernel/db/schema/auth.ts'
import { addSeconds, CLOCK_TOLERANCE_SECONDS } from '#api/kernel/platform/clock.ts'

export interface CodeKey {
  purpose:
    | 'sign_up'
    | 'login'
    | 'recovery'
    | 'wallet_action'
    | 'beneficiary'
    | 'transfer'
    | 'transfer_batch'
    | 'bill_payment'
    | 'api_key'
    | 'webhook_endpoint'
    | 'phone_change_current'
    | 'phone_change_new'
    | 'invitation'
    | 'approval'
    | 'approval_rules'
    | 'member_role'
  subject: string
}

type NewCode = Omit<typeof oneTimeCodes.$inferInsert, 'consumedAt'>

const isKey = ({ purpose, subject }: CodeKey) =>
  and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject))

export async function findCode(db: Db, key: CodeKey) {
  const [code] = await db.select().from(oneTimeCodes).where(isKey(key))
  return code
}

/**
 * Replaces the last code, unless that was sent less than `waitSeconds` ago and can still be used. With `again`, replaces only a code that can
 * still be used.
 */
export async function replaceCode(db: Db, code: NewCode, waitSeconds: number, again: boolean): Promise<boolean> {
  const isWaitOver = or(
    lte(oneTimeCodes.sentAt, addSeconds(code.sentAt, -waitSeconds)),
    // The clock was set back. Nobody waits until it is there again.
    gt(oneTimeCodes.sentAt, addSeconds(code.sentAt, CLOCK_TOLERANCE_SECONDS)),
  )
  const rows = await db
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.subject],
      set: { ...code, consumedAt: null },
      setWhere: again
        ? and(isNull(oneTimeCodes.consumedAt), isWaitOver)
        : or(isNotNull(oneTimeCodes.consumedAt), isWaitOver),
    })
    .returning({ purpose: oneTimeCodes.purpose })
  return rows.length > 0
}

/** Allows the next code to be requested at once, because this one was not delivered. */
export async function allowResend(db: Db, key: CodeKey, codeHash: string, sentAt: Date): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ sentAt })
    .where(and(isKey(key), eq(oneTimeCodes.codeHash, codeHash)))
}

/** Returns the code, locked until the transaction ends. */
export async function lockCode(tx: Db, key: CodeKey) {
  const [code] = await tx.select().from(oneTimeCodes).where(isKey(key)).for('update')
  return code
}

export async function consumeCode(tx: Db, key: CodeKey, now: Date): Promise<void> {
  await tx.update(oneTimeCodes).set({ consumedAt: now }).where(isKey(key))
}

/** Makes the used code usable again, unless another one has replaced it. */
export async function restoreCode(db: Db, key: CodeKey, codeHash: string): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ consumedAt: null })
    .where(and(isKey(key), eq(oneTimeCodes.codeHash, codeHash)))
}
