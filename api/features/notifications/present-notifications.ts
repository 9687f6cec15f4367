import { inArray } from 'drizzle-orm'
import type { Notification } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { transactions } from '#api/kernel/db/schema/ledger.ts'
import type { NotificationRow } from '#api/kernel/db/schema/notifications.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { devices } from '#api/kernel/db/schema/sessions.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { subjectsOf } from '#api/money/approvals/approval-subjects.ts'
import { madeByIn, peopleOf } from '#api/people/accounts/people-of.ts'
import { sar } from '#domain/money/money.ts'
import { maskPhone } from '#domain/phone.ts'

/** The fields of a notification that describe its object. */
type Facts = Omit<Notification, 'notificationId' | 'kind' | 'group' | 'createdAt' | 'readAt'>

/** The notifications as the customer sees them, in the same order. */
export async function presentNotifications(db: Db, rows: NotificationRow[]): Promise<Notification[]> {
  const facts = new Map<string, Facts>()
  for (const [subject, ofSubject] of Map.groupBy(rows, subjectOf)) {
    const ids = ofSubject.flatMap(({ objectId }) => objectId ?? [])
    if (subject && ids.length > 0)
      for (const [id, subjectFacts] of await SUBJECTS[subject](db, ids)) facts.set(id, subjectFacts)
  }
  return rows.map(({ id, kind, group, objectId, data, createdAt, readAt }) => ({
    notificationId: id,
    kind,
    group,
    createdAt: createdAt.toISOString(),
    ...(readAt && { readAt: readAt.toISOString() }),
    ...(objectId !== null && facts.get(objectId)),
    ...data,
  }))
}

/** The queries for the objects with these ids, by subject. */
const SUBJECTS = {
  async transaction(db: Db, references: string[]): Promise<[string, Facts][]> {
    const { referenceId, type, amount, counterparty, counterpartyArabic } = transactions
    const rows = await db
      .select({ referenceId, type, amount, counterparty, counterpartyArabic })
      .from(transactions)
      .where(inArray(referenceId, references))
    return rows.map(row => [
      row.referenceId,
      {
        amount: sar(row.amount),
        name: row.counterparty,
        ...(row.counterpartyArabic && { nameArabic: row.counterpartyArabic }),
        transactionType: row.type,
        transactionRef: row.referenceId,
      },
    ])
  },
  async transfer(db: Db, ids: string[]): Promise<[string, Facts][]> {
    const { id, amount, payeeName, payeeNameArabic } = transfers
    const rows = await db.select({ id, amount, payeeName, payeeNameArabic }).from(transfers).where(inArray(id, ids))
    return rows.map(row => [
      row.id,
      {
        amount: sar(row.amount),
        name: row.payeeName,
        ...(row.payeeNameArabic && { nameArabic: row.payeeNameArabic }),
        transferId: row.id,
      },
    ])
  },
  async beneficiary(db: Db, ids: string[]): Promise<[string, Facts][]> {
    const { id, name } = beneficiaries
    const rows = await db.select({ id, name }).from(beneficiaries).where(inArray(id, ids))
    return rows.map(row => [row.id, { name: row.name, beneficiaryId: row.id }])
  },
  async approval(db: Db, ids: string[]): Promise<[string, Facts][]> {
    const { id, amount, madeBy, state, transferId, billOrderId, batchId } = approvalRequests
    const rows = await db
      .select({ id, amount, madeBy, state, transferId, billOrderId, batchId })
      .from(approvalRequests)
      .where(inArray(id, ids))
    const subjects = await subjectsOf(db, rows)
    const people = await peopleOf(
      db,
      rows.map(row => row.madeBy),
    )
    return rows.map(row => [
      row.id,
      {
        amount: sar(row.amount),
        ...subjects.get(row.id),
        ...madeByIn(people, row.madeBy),
        approvalId: row.id,
        approvalState: row.state,
      },
    ])
  },
  async member(db: Db, ids: string[]): Promise<[string, Facts][]> {
    const { id, personNameEnglish, personNameArabic, phone } = applicants
    const rows = await db
      .select({ id, personNameEnglish, personNameArabic, phone })
      .from(applicants)
      .where(inArray(id, ids))
    return rows.map(row => [
      row.id,
      {
        name: row.personNameEnglish ?? row.personNameArabic ?? maskPhone(row.phone),
        ...(row.personNameArabic && { nameArabic: row.personNameArabic }),
      },
    ])
  },
  async device(db: Db, ids: string[]): Promise<[string, Facts][]> {
    const { id, platform } = devices
    const rows = await db.select({ id, platform }).from(devices).where(inArray(id, ids))
    return rows.map(row => [row.id, row.platform === '' ? {} : { name: row.platform }])
  },
}

/** Returns the subject of a notification, if its object is shown. */
function subjectOf({ kind }: NotificationRow): keyof typeof SUBJECTS | undefined {
  if (kind === 'money_received' || kind === 'money_sent') return 'transaction'
  if (kind === 'new_device') return 'device'
  if (kind.startsWith('beneficiary_')) return 'beneficiary'
  if (kind.startsWith('approval_')) return 'approval'
  if (kind.startsWith('member_')) return 'member'
  return kind.startsWith('transfer_') || kind === 'scheduled_transfer_refused' ? 'transfer' : undefined
}
