import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReconciliationDifference } from '#api/contract/generated/schemas.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { findDifferences } from '#api/money/reconciliation/find-differences.ts'
import { importFile } from '#api/money/reconciliation/import-file.ts'
import { bookBankCredit } from '#api/money/top-ups/bank-credits.ts'
import { bookSandboxCredit } from '#api/outside/sandbox/bank.ts'
import { testApp } from '#api/testing/app.ts'
import { deleteReconciliation, lineOf, reportOf, statementOf } from '#api/testing/money/reconciliation.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { decideRequest } from '#api/testing/staff/closure-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const viewer = new StaffMember(app, VIEWER)
const signIn = () => Promise.all([sara, omar, viewer].map(each => each.signIn()))
beforeEach(async () => {
  await deleteReconciliation(db)
  await signIn()
})

const DAY = '2026-01-04'
const REASON = 'The bank confirmed it by phone'
const AMOUNT = 90_00

const differences = async (query = ''): Promise<ReconciliationDifference[]> =>
  (await (await viewer.get(`/reconciliation/differences${query}`)).json()).items

/** The bank states money that the books do not have, or the card provider does. */
async function unknownMoney(reference: string, source = 'bank', currency = 'SAR', amount = AMOUNT) {
  const line = lineOf(source === 'bank' ? 'credit' : 'payment', DAY, reference, amount, currency)
  const file = source === 'bank' ? statementOf(DAY, { lines: [line] }) : reportOf(DAY, [line])
  await importFile(deps, file, { importedVia: 'command' })
  const [difference] = await differences()
  return difference!.differenceId
}

const ask = (staff: StaffMember, id: string, resolution: string) =>
  outcome(staff.post(`/reconciliation/differences/${id}/resolution-requests`, { resolution, reason: REASON }))

async function resolve(id: string, resolution: string) {
  const { body } = await ask(sara, id, resolution)
  return outcome(decideRequest(omar, String(body.requestId), 'approve'))
}

async function changeOf(work: () => Promise<unknown>) {
  const before = await houseBalances(db)
  await work()
  const after = await houseBalances(db)
  const { differences: broken, wallets, explained } = await checkLedger(db)
  expect({ broken, missing: wallets - explained }).toEqual({ broken: [], missing: 0 })
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, balance]) => [name, balance - before[name as keyof typeof before]])
      .filter(([, change]) => change !== 0),
  )
}

describe('requestDifferenceResolution', () => {
  test.each([
    ['bank', 'suspense', { safeguarding: AMOUNT, suspense: -AMOUNT }],
    ['bank', 'fees', { safeguarding: AMOUNT, fees: -AMOUNT }],
    ['cards', 'suspense', { cards_in_transit: AMOUNT, suspense: -AMOUNT }],
    ['bank', 'explained', {}],
  ])('of the %s, %s posts what keeps the sum of the house accounts', async (source, resolution, change) => {
    const id = await unknownMoney(`${source}-${resolution}`, source)
    expect(await changeOf(() => resolve(id, resolution))).toEqual(change)
    for (const each of ['bank', 'cards'] as const) await findDifferences(deps, each)
    expect(await differences()).toEqual([])
    const [difference] = await differences('?status=resolved')
    expect(difference).toMatchObject({
      differenceId: id,
      resolution: { outcome: resolution },
      request: { requestedBy: { name: 'Sara' }, decision: { admin: { name: 'Omar' } } },
    })
    const { items } = await (await viewer.get('/events?type=difference_resolved')).json()
    expect(items[0]).toMatchObject({ admin: { name: 'Omar' }, subject: { id }, reason: REASON })
  })

  test('money that is charged goes the other way', async () => {
    const line = lineOf('other', DAY, 'CHARGE-1', -15_00)
    await importFile(deps, statementOf(DAY, { opening: 100_00, lines: [line] }), { importedVia: 'command' })
    const [charge] = await differences()
    const change = await changeOf(() => resolve(charge!.differenceId, 'fees'))
    expect(change).toEqual({ safeguarding: -15_00, fees: 15_00 })
  })

  test('is never decided by who asked, and posted once by several at once', async () => {
    const id = await unknownMoney('once')
    const { body } = await ask(sara, id, 'suspense')
    const requestId = String(body.requestId)
    expect(await outcome(decideRequest(sara, requestId, 'approve'))).toEqual(refusal(403, 'SECOND_PERSON_REQUIRED'))
    expect(await ask(omar, id, 'fees')).toEqual(refusal(409, 'REQUEST_PENDING'))
    const change = await changeOf(async () => {
      const all = await outcomes([1, 2, 3].map(() => decideRequest(omar, requestId, 'approve')))
      expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    })
    expect(change).toEqual({ safeguarding: AMOUNT, suspense: -AMOUNT })
    expect(await ask(sara, id, 'suspense')).toEqual(refusal(409, 'DIFFERENCE_CLOSED'))
  })

  test('posts nothing that cannot be posted, and nothing for a viewer', async () => {
    const id = await unknownMoney('dollars', 'cards', 'USD')
    expect(await ask(sara, id, 'suspense')).toEqual(refusal(422, 'RESOLUTION_NOT_POSSIBLE'))
    expect(await ask(viewer, id, 'explained')).toEqual(refusal(403, 'ADMIN_REQUIRED'))
    expect(await ask(sara, crypto.randomUUID(), 'explained')).toEqual(refusal(404, 'DIFFERENCE_NOT_FOUND'))
    expect(await ask(sara, id, 'explained')).toMatchObject({ status: 201 })
  })

  test('is refused once the difference has resolved itself', async () => {
    const credit = await receiveWithoutNotice()
    const id = await unknownMoney(credit.bankReference, 'bank', 'SAR', credit.amount)
    const { body } = await ask(sara, id, 'suspense')
    await bookBankCredit(deps, credit)
    await findDifferences(deps, 'bank')
    const change = await changeOf(async () => {
      const approval = await outcome(decideRequest(omar, String(body.requestId), 'approve'))
      expect(approval).toEqual(refusal(409, 'DIFFERENCE_CLOSED'))
    })
    expect(change).toEqual({})
    await decideRequest(omar, String(body.requestId), 'reject')
  })

  test('money that is booked after it was posted is a difference again', async () => {
    const credit = await receiveWithoutNotice()
    await resolve(await unknownMoney(credit.bankReference, 'bank', 'SAR', credit.amount), 'suspense')
    await bookBankCredit(deps, credit)
    clock.advance(4 * 86_400)
    await signIn()
    const later = statementOf('2026-01-07', { opening: credit.amount })
    await importFile(deps, later, { importedVia: 'command' })
    const [difference] = await differences()
    expect(difference).toMatchObject({
      kind: 'amount_differs',
      expected: { amount: 2 * credit.amount },
      stated: { amount: credit.amount },
      correction: -credit.amount,
    })
    const change = await changeOf(() => resolve(difference!.differenceId, 'suspense'))
    expect(change).toEqual({ safeguarding: -credit.amount, suspense: credit.amount })
  })
})

/** Money is at the bank, and its notice is lost. */
const receiveWithoutNotice = () =>
  bookSandboxCredit(db, clock, {
    iban: 'SA4430000000000000000002',
    amount: 123_00,
    remitterName: 'Najd Supplies Co.',
    remitterIban: null,
  })
