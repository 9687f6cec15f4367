import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { PaymentPerson, TransactionCase } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import {
  type TransactionCaseRow,
  transactionCaseMessages,
  transactionCases,
} from '#api/kernel/db/schema/annotations.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { peopleOf } from '#api/people/accounts/people-of.ts'
import { cleanNote, MAX_CASE_MESSAGES, MAX_CASES } from '#domain/money/annotations.ts'

type Cause = TransactionCaseRow['stateCause']

/** The cases of a transaction with their messages, the newest first. */
export async function casesOf(db: Db, referenceId: string): Promise<TransactionCase[]> {
  const rows = await db
    .select()
    .from(transactionCases)
    .where(eq(transactionCases.referenceId, referenceId))
    .orderBy(desc(transactionCases.createdAt))
  return presentCases(db, rows)
}

/** Returns the cases with the messages of both sides, in the order of the rows. */
export async function presentCases(db: Db, rows: TransactionCaseRow[]): Promise<TransactionCase[]> {
  if (rows.length === 0) return []
  const { caseId, sequence } = transactionCaseMessages
  const ofRows = inArray(
    caseId,
    rows.map(({ id }) => id),
  )
  const messages = await db.select().from(transactionCaseMessages).where(ofRows).orderBy(asc(sequence))
  const people = await peopleOf(
    db,
    messages.map(({ writtenBy }) => writtenBy),
  )
  const byCase = Map.groupBy(messages, message => message.caseId)
  return rows.map(({ id, problem, state, createdAt }) => ({
    caseId: id,
    problem,
    state,
    createdAt: createdAt.toISOString(),
    messages: (byCase.get(id) ?? []).map(({ adminId, writtenBy, text, createdAt: at }) => ({
      author: adminId === null ? 'customer' : 'staff',
      ...writerIn(people, writtenBy),
      text,
      createdAt: at.toISOString(),
    })),
  }))
}

const writerIn = (people: Map<string, PaymentPerson>, id: string | null): { writtenBy?: PaymentPerson } => {
  const writtenBy = id === null ? undefined : people.get(id)
  return writtenBy ? { writtenBy } : {}
}

interface NewCase {
  walletId: string
  /** The person who reports it. */
  writtenBy: string
  referenceId: string
  problem: TransactionCaseRow['problem']
  text: string
  at: Date
}

/** Opens a case in a wallet whose owner is locked. Throws `CASE_OPEN`, `CASE_LIMIT_REACHED`. */
export async function openCase(
  tx: Db,
  { walletId, writtenBy, referenceId, problem, text, at }: NewCase,
): Promise<TransactionCase> {
  const ofTransaction = eq(transactionCases.referenceId, referenceId)
  if ((await tx.$count(transactionCases, and(ofTransaction, ne(transactionCases.state, 'closed')))) > 0)
    throw new PlinkError('CASE_OPEN')
  if ((await tx.$count(transactionCases, ofTransaction)) >= MAX_CASES) throw new PlinkError('CASE_LIMIT_REACHED')
  const state = { state: 'open', stateCause: 'reported', stateSince: at } as const
  const row = { id: crypto.randomUUID(), walletId, referenceId, problem, createdAt: at, ...state }
  await tx.insert(transactionCases).values(row)
  await write(tx, row.id, { writtenBy, text, at })
  return presentCase(tx, row)
}

/** Locks a case until the transaction ends. Throws `CASE_NOT_FOUND`, `CASE_CLOSED`. */
export async function lockCase(tx: Db, which: SQL | undefined): Promise<TransactionCaseRow> {
  const [row] = await tx.select().from(transactionCases).where(which).for('no key update')
  if (!row) throw new PlinkError('CASE_NOT_FOUND')
  if (row.state === 'closed') throw new PlinkError('CASE_CLOSED')
  return row
}

interface NewMessage {
  /** The member of staff who wrote it. Undefined for the customer. */
  adminId?: string
  /** The person of the customer who wrote it. Undefined for the staff. */
  writtenBy?: string
  text: string
  at: Date
}

/** Adds a message to a locked case. Throws `CASE_LIMIT_REACHED`, and `VALIDATION_ERROR` for a text without visible characters. */
export async function write(tx: Db, caseId: string, { adminId, writtenBy, text, at }: NewMessage): Promise<void> {
  const count = await tx.$count(transactionCaseMessages, eq(transactionCaseMessages.caseId, caseId))
  if (count >= MAX_CASE_MESSAGES) throw new PlinkError('CASE_LIMIT_REACHED')
  const clean = cleanNote(text)
  if (clean === '') throw new PlinkError('VALIDATION_ERROR', { fields: { text: 'Must contain letters or digits' } })
  const row = {
    id: crypto.randomUUID(),
    caseId,
    adminId: adminId ?? null,
    writtenBy: writtenBy ?? null,
    text: clean,
    createdAt: at,
  }
  await tx.insert(transactionCaseMessages).values(row)
}

/** Changes the state of the case, unless it has that state already. */
export async function stepCase(
  tx: Db,
  { id, ...row }: TransactionCaseRow,
  { state, cause, at }: { state: TransactionCaseRow['state']; cause: Cause; at: Date },
): Promise<TransactionCase> {
  const step = row.state === state ? {} : { state, stateCause: cause, stateSince: at }
  if (row.state !== state) await tx.update(transactionCases).set(step).where(eq(transactionCases.id, id))
  return presentCase(tx, { id, ...row, ...step })
}

const presentCase = async (tx: Db, row: TransactionCaseRow): Promise<TransactionCase> =>
  (await presentCases(tx, [row]))[0]!
