import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { stateChanges, stateSteps } from '#api/kernel/db/schema/state-changes.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { newDraft } from '#api/testing/money/transfers.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'

const plink = await testApp()
const { database, deps } = plink
const { db } = deps
afterAll(() => database.close())

/** The next states of each state, by table. The first state is that of a new row. */
const MACHINES: Record<string, Record<string, string[]>> = {
  approval_requests: { '': ['waiting'], waiting: ['approved', 'cancelled', 'declined', 'expired'] },
  bank_credits: { '': ['received'], received: ['credited', 'suspense'], suspense: ['credited', 'sent_back'] },
  beneficiaries: {
    '': ['unconfirmed'],
    unconfirmed: ['checking', 'removed'],
    checking: ['cooling_off', 'mismatch', 'removed'],
    mismatch: ['removed'],
    cooling_off: ['active', 'removed', 'suspended'],
    active: ['removed', 'suspended'],
    suspended: ['active', 'cooling_off', 'removed'],
  },
  card_top_ups: {
    '': ['created'],
    created: ['awaiting_3ds', 'expired'],
    awaiting_3ds: ['expired', 'failed', 'paid'],
    paid: ['disputed', 'refunded', 'settled'],
    settled: ['disputed', 'refunded'],
  },
  email_changes: { '': ['waiting'], waiting: ['cancelled', 'confirmed', 'expired', 'failed'] },
  invitations: {
    '': ['unconfirmed'],
    unconfirmed: ['expired', 'open', 'revoked'],
    open: ['accepted', 'expired', 'revoked'],
  },
  phone_changes: {
    '': ['confirming_current'],
    confirming_current: ['cancelled', 'confirming_new', 'expired'],
    confirming_new: ['cancelled', 'expired', 'waiting'],
    waiting: ['cancelled', 'changed', 'failed'],
  },
  reconciliation_differences: { '': ['open'], open: ['closed', 'resolved'], closed: ['open'] },
  transaction_cases: { '': ['open'], open: ['answered', 'closed'], answered: ['closed', 'open'] },
  transfer_batches: {
    '': ['draft'],
    draft: ['awaiting_approval', 'cancelled', 'expired', 'sending'],
    awaiting_approval: ['cancelled', 'declined', 'expired', 'sending'],
    sending: ['cancelled', 'sent'],
  },
  transfer_schedules: { '': ['active'], active: ['cancelled', 'ended'] },
  transfers: {
    '': ['draft'],
    draft: ['awaiting_approval', 'cancelled', 'expired', 'held', 'paid', 'pending', 'refused', 'scheduled'],
    awaiting_approval: ['cancelled', 'declined', 'expired', 'held', 'paid', 'pending', 'scheduled'],
    held: ['cancelled', 'submitting'],
    submitting: ['held', 'refused', 'submitted', 'unknown'],
    unknown: ['failed', 'submitted', 'submitting'],
    submitted: ['failed', 'paid'],
    pending: ['paid', 'returned'],
    paid: ['returned'],
  },
}

test('no state of money leads anywhere else', async () => {
  const { tableName, from, to } = stateSteps
  const steps = await db.select().from(stateSteps).orderBy(asc(tableName), asc(from), asc(to))
  const allowed = Object.entries(MACHINES).flatMap(([table, machine]) =>
    Object.entries(machine).flatMap(([state, next]) => next.map(each => `${table}: ${state} -> ${each}`)),
  )
  expect(steps.map(step => `${step.tableName}: ${step.from} -> ${step.to}`).sort()).toEqual(allowed.sort())
})

test('a trigger holds each of these tables to its steps, and to the first one', async () => {
  const guarded = await db
    .selectDistinct({ table: sql<string>`event_object_table::text`, on: sql<string>`event_manipulation::text` })
    .from(sql`information_schema.triggers`)
    .where(sql`action_statement like '%take_step%'`)
  expect(guarded.map(({ table, on }) => `${table} ${on}`).sort()).toEqual(
    Object.keys(MACHINES).flatMap(table => [`${table} INSERT`, `${table} UPDATE`]),
  )
})

test('a step that is not allowed is refused, and an allowed one is recorded permanently', async () => {
  const { walletId } = await newWalletOwner(plink)
  const { walletId: recipientWalletId } = await newWalletOwner(plink)
  const { id } = await newDraft(deps, { walletId, recipientWalletId, amount: 1_00 })
  const to = (state: (typeof transfers.$inferSelect)['state']) =>
    db.update(transfers).set({ state, stateCause: 'customer' }).where(eq(transfers.id, id))
  await to('cancelled')
  for (const state of ['draft', 'expired', 'refused', 'scheduled'] as const) {
    const refusal = { code: '23514', message: `transfers take no step from cancelled to ${state}` }
    await expect(to(state)).rejects.toMatchObject({ cause: refusal })
  }
  const ofTransfer = eq(stateChanges.rowId, id)
  const changes = await db.select().from(stateChanges).where(ofTransfer).orderBy(stateChanges.sequence)
  expect(changes).toMatchObject([
    { from: '', to: 'draft', cause: 'created' },
    { from: 'draft', to: 'cancelled', cause: 'customer' },
  ])
  const { sequence: _, ...change } = changes[0]!
  await expect(db.update(stateChanges).set({ cause: 'x' }).where(ofTransfer)).rejects.toThrow()
  await expect(db.delete(stateChanges).where(ofTransfer)).rejects.toThrow()
  await expect(db.insert(stateChanges).values(change)).rejects.toThrow()
  expect(await db.select().from(stateChanges).where(ofTransfer).orderBy(stateChanges.sequence)).toEqual(changes)
})
