import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BillPayment, Transfer } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import {
  approve,
  decline,
  makeTransfer,
  makeWaiting,
  newestApproval,
  newTeamWithRules,
  type Team,
  withdraw,
} from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { bill } from '#api/testing/money/bills.ts'
import { cancel, prepare, read } from '#api/testing/money/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { outcome } from '#api/testing/outcome.ts'

const world = await testApp()
const { database, deps, app, clock } = world
const { db } = database
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(world)
  await name(team.owner, 'Faisal Al Qahtani', 'فيصل القحطاني')
  await name(team.maker, 'Omar Al Shehri', 'عمر الشهري')
  await name(team.approver, 'Noura Al Dosari', 'نورة الدوسري')
  await name(team.second, 'Sara Al Otaibi', 'سارة العتيبي')
})

const name = ({ userId }: Customer, personNameEnglish: string, personNameArabic: string) =>
  db.update(applicants).set({ personNameEnglish, personNameArabic }).where(eq(applicants.id, userId))

/** Returns who took each step, as this person reads it. */
const takersIn = ({ history }: Pick<Transfer | BillPayment, 'history'>) =>
  history.map(({ cause, people }) => [cause, ...(people ?? []).map(person => person.name)])

test('a colleague and a stranger to the payment read the name of its maker', async () => {
  const { body } = await makeTransfer(team, 50_00)
  for (const reader of [team.owner, team.approver, team.maker]) {
    const shown = await read(reader, String(body.transferId))
    expect(takersIn(shown).slice(0, 2)).toEqual([
      ['created', 'Omar Al Shehri'],
      ['confirmed', 'Omar Al Shehri'],
    ])
    expect(shown.history[0]!.people![0]).toEqual({
      personId: team.maker.userId,
      name: 'Omar Al Shehri',
      nameArabic: 'عمر الشهري',
    })
  }
})

test('whoever cancels it is named, and not its maker', async () => {
  const draft = await prepare(team.maker, { kind: 'beneficiary', beneficiaryId: team.beneficiaryId }, 50_00)
  const { body } = await cancel(team.owner, draft.transfer)
  expect(body.history).toMatchObject([
    { cause: 'created', people: [{ name: 'Omar Al Shehri' }] },
    { cause: 'customer', people: [{ name: 'Faisal Al Qahtani' }] },
  ])
})

test('all who approved it are named, in their order', async () => {
  const request = await makeWaiting(team, 500_00)
  await approve(team.second, request)
  clock.advance(1)
  const { body } = await approve(team.approver, request)
  expect(body.state).toBe('approved')
  const shown = await read(team.owner, request.transfer!.transferId)
  expect(takersIn(shown).slice(0, 3)).toEqual([
    ['created', 'Omar Al Shehri'],
    ['confirmed', 'Omar Al Shehri'],
    ['approved', 'Sara Al Otaibi', 'Noura Al Dosari'],
  ])
})

test.for([
  { what: 'declines', end: decline, by: () => team.approver, last: ['approver', 'Noura Al Dosari'] },
  { what: 'withdraws', end: withdraw, by: () => team.owner, last: ['customer', 'Faisal Al Qahtani'] },
])('whoever $what a payment that waits is named', async ({ end, by, last }) => {
  const request = await makeWaiting(team, 100_00)
  await end(by(), request)
  expect(takersIn(await read(team.maker, request.transfer!.transferId)).at(-1)).toEqual(last)
})

test('a program is named by its key, and whoever confirms what it prepared by their name', async () => {
  const key = await storeApiKey(deps, team.businessId, { scopes: ['transfers:prepare'], name: 'Shop' })
  const destination = { kind: 'beneficiary', beneficiaryId: team.beneficiaryId }
  const draft = await callWith(app, key, '/api/v1/transfers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ destination, amount: sar(50_00), purpose: 'expenses_services' }),
  })
  const { transferId } = draft.body.transfer as Transfer
  clock.advance(31)
  const { body: code } = await outcome(team.maker.post(`/api/v1/transfers/${transferId}/resend`, {}))
  await team.maker.post(`/api/v1/transfers/${transferId}/confirm`, { otp: code.otpCode })
  expect((await read(team.owner, transferId)).history).toMatchObject([
    { cause: 'created', apiKeyName: 'Shop' },
    { cause: 'confirmed', people: [{ name: 'Omar Al Shehri' }] },
  ])
})

test('the payments of an order of bills name the same people', async () => {
  const { body: order } = await outcome(team.maker.post('/api/v1/bill-orders', { bills: [bill()] }))
  await team.maker.post(`/api/v1/bill-orders/${order.billOrderId}/confirm`, { otp: order.otpCode })
  await approve(team.second, await newestApproval(team.second))
  const [payment] = order.payments as BillPayment[]
  const path = `/api/v1/bill-payments/${payment!.billPaymentId}`
  await team.owner.post(`${path}/cancel`, {})
  const shown: BillPayment = await (await team.approver.get(path)).json()
  expect(takersIn(shown)).toEqual([
    ['created', 'Omar Al Shehri'],
    ['confirmed', 'Omar Al Shehri'],
    ['approved', 'Sara Al Otaibi'],
    ['customer', 'Faisal Al Qahtani'],
  ])
})

test('a colleague who has left keeps the name in what they did', async () => {
  const { body } = await makeTransfer(team, 50_00)
  expect((await team.owner.delete(`/api/v1/team/members/${team.maker.userId}`)).status).toBe(204)
  expect(takersIn(await read(team.owner, String(body.transferId))).slice(0, 2)).toEqual([
    ['created', 'Omar Al Shehri'],
    ['confirmed', 'Omar Al Shehri'],
  ])
})

test('a step that is older than this record names nobody', async () => {
  const draft = await prepare(team.maker, { kind: 'beneficiary', beneficiaryId: team.beneficiaryId }, 50_00)
  const { transferId } = draft.transfer
  await cancel(team.owner, draft.transfer)
  await db.update(transfers).set({ cancelledBy: null }).where(eq(transfers.id, transferId))
  expect(takersIn(await read(team.owner, transferId)).at(-1)).toEqual(['customer'])
})
