import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { NewSandboxBusiness, Transaction, Transfer } from '#api/contract/generated/schemas.ts'
import { deliverEvents } from '#api/features/webhook-endpoints/deliver-events.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { serverProcesses } from '#api/kernel/db/schema/http.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds, runAhead } from '#api/kernel/platform/clock.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { askForEmail, newestToken, tryToken } from '#api/testing/customers/email-changes.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { add, confirm, newIban, read } from '#api/testing/money/beneficiaries.ts'
import { newSuspenseCredit } from '#api/testing/money/suspense.ts'
import { confirmDraft, prepare, prepareTo, read as readTransfer } from '#api/testing/money/transfers.ts'
import { hold, sar, topUp } from '#api/testing/money/wallet.ts'
import { atOnce, type Outcome, outcome, refusal } from '#api/testing/outcome.ts'
import { decideRequest } from '#api/testing/staff/closure-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { watch } from '#api/testing/webhooks/events.ts'
import { webhookReceiver } from '#api/testing/webhooks/webhook-receiver.ts'
import { newEndpoint } from '#api/testing/webhooks/webhook-steps.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const DAY = 86_400
const CLOCK = '/api/sandbox/clock'

const inDays = (days: number) => addSeconds(clock(), days * DAY).toISOString()

function callAs({ key }: NewSandboxBusiness, path: string, body?: object): Promise<Outcome> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  return callWith(app, key, path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
}

const move = (sandbox: NewSandboxBusiness, now: string) => callAs(sandbox, CLOCK, { now })

const listOf = async <Item>(sandbox: NewSandboxBusiness, path: string): Promise<Item[]> =>
  (await callAs(sandbox, `/api/v1/${path}`)).body.items as Item[]

const postTo = async ({ business: { phoneNumber } }: NewSandboxBusiness, instruction: object): Promise<void> => {
  const body = JSON.stringify({ ...instruction, phoneNumber })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  expect((await app.request('/api/sandbox/postings', init)).status).toBe(201)
}

const ownerOf = ({ password, business: { phoneNumber } }: NewSandboxBusiness) =>
  new Customer(app, { identifier: phoneNumber.replace('+966', '0'), password }).signIn()

const payeeOf = ({ business: { beneficiaries } }: NewSandboxBusiness, index = 0) => ({
  kind: 'beneficiary',
  beneficiaryId: beneficiaries[index]!.beneficiaryId,
})

/** Returns the id of a transfer that the owner has confirmed. */
async function transfer(owner: Customer, destination: object, more: object = {}): Promise<string> {
  const draft = await prepare(owner, destination, 100_00, more)
  expect(await confirmDraft(owner, draft)).toMatchObject({ status: 200 })
  return draft.transfer.transferId
}

const WEEKLY = { schedule: { startsOn: '2026-01-10', repeats: 'weekly' } }

const runsOf = async (sandbox: NewSandboxBusiness): Promise<Transfer[]> =>
  (await listOf<Transfer>(sandbox, 'transfers?limit=50')).filter(
    ({ scheduleId, state }) => scheduleId !== undefined && state !== 'scheduled',
  )

/** A confirmed beneficiary of the owner with this IBAN. */
async function newBeneficiary(owner: Customer, iban: string): Promise<string> {
  const id = await add(owner, { name: 'Palm Trading', iban })
  expect(await confirm(owner, id)).toMatchObject({ status: 200 })
  return id
}

const ledgerDifferences = async () => (await checkLedger(deps.db)).differences

describe('moveSandboxClock', () => {
  test('does within a month what falls due in it, each at its time', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    await transfer(owner, payeeOf(sandbox), WEEKLY)
    await postTo(sandbox, hold(50_00, { expectedRelease: inDays(7) }))
    const cooling = await newBeneficiary(owner, sandboxValues.iban.beneficiary_cooling_off[0])
    const { topUpId } = (await callAs(sandbox, '/api/v1/top-ups', { amount: sar(20_00) })).body
    await owner.post(`/api/v1/top-ups/${topUpId}/pay`, { cardToken: SANDBOX_CARDS.paid })
    const draft = await prepare(owner, payeeOf(sandbox), 100_00)
    const topUp = (await callAs(sandbox, '/api/v1/top-ups', { amount: sar(30_00) })).body
    const beneficiaryId = await add(owner, { name: 'Blue Sea', iban: newIban() })

    expect(await move(sandbox, inDays(31))).toMatchObject({ status: 200, body: { now: inDays(31) } })

    expect((await runsOf(sandbox)).map(({ state, createdAt }) => [state, createdAt])).toEqual(
      ['2026-01-30', '2026-01-23', '2026-01-16', '2026-01-09'].map(day => ['paid', `${day}T21:00:00.000Z`]),
    )
    const postingTimes = (await listOf<Transaction>(sandbox, 'wallet/transactions')).map(({ createdAt }) => createdAt)
    expect(postingTimes).toEqual(postingTimes.toSorted().reverse())
    expect(postingTimes).toContain('2026-01-30T21:00:00.000Z')
    expect(await readTransfer(owner, draft.transfer.transferId)).toMatchObject({ state: 'expired' })
    expect((await read(owner, cooling)).body.history).toContainEqual({
      state: 'active',
      cause: 'cooling_off_over',
      at: inDays(1),
    })
    expect(await callAs(sandbox, `/api/v1/top-ups/${topUpId}`)).toMatchObject({
      body: {
        history: expect.arrayContaining([{ state: 'settled', cause: 'settled', at: inDays(1) }]),
      },
    })
    const events = await listOf<{ type: string; createdAt: string }>(sandbox, 'events?limit=100')
    expect(events.find(({ type }) => type === 'hold.released')?.createdAt).toBe(inDays(7))
    // Everything that falls due within the first hour happens at its end.
    const response = await callAs(sandbox, `/api/v1/top-ups/${topUp.topUpId}`)
    expect(response.body.history).toContainEqual({ state: 'expired', cause: 'not_paid_in_time', at: inDays(1 / 24) })
    const [beneficiary] = await deps.db.select().from(beneficiaries).where(eq(beneficiaries.id, beneficiaryId))
    expect(beneficiary).toMatchObject({ state: 'removed', stateSince: new Date(inDays(1 / 24)) })
    expect(await ledgerDifferences()).toEqual([])
  })

  test('leaves every other business at our time, also one that it pays', async () => {
    const [one, other] = [await newSandboxBusiness(app), await newSandboxBusiness(app)]
    await transfer(await ownerOf(other), payeeOf(other), WEEKLY)
    await move(one, inDays(20))
    expect(await runsOf(other)).toEqual([])
    expect(await callAs(other, CLOCK)).toMatchObject({ status: 200, body: { now: inDays(0) } })
    const owner = await ownerOf(one)
    const draft = await prepareTo(owner, other.business.phoneNumber, 5_00)
    await confirmDraft(owner, draft)
    const [outgoing] = await listOf<Transaction>(one, 'wallet/transactions')
    const [incoming] = await listOf<Transaction>(other, 'wallet/transactions')
    expect(outgoing).toMatchObject({ amount: sar(5_00), createdAt: inDays(20) })
    expect(incoming).toMatchObject({ amount: sar(5_00), createdAt: inDays(0) })
  })

  test('lets a bank return a payment the day after', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    const beneficiaryId = await newBeneficiary(owner, SANDBOX_PAYOUTS.returned)
    await move(sandbox, inDays(2))
    const id = await transfer(owner, { kind: 'beneficiary', beneficiaryId })
    await move(sandbox, inDays(4))
    const { body } = await callAs(sandbox, `/api/v1/transfers/${id}`)
    expect(body.state).toBe('returned')
    expect(await callAs(sandbox, '/api/v1/wallet')).toMatchObject({ body: { available: sar(10_000_00) } })
    expect(await ledgerDifferences()).toEqual([])
  })

  test('keeps its time from then on, and tells programs and people at once', async () => {
    const sandbox = await newSandboxBusiness(app)
    const receiver = await webhookReceiver()
    const owner = await ownerOf(sandbox)
    await newEndpoint(owner, { url: receiver.url })
    await move(sandbox, inDays(31))
    clock.advance(60)
    await postTo(sandbox, topUp(3_00))
    expect((await listOf<Transaction>(sandbox, 'wallet/transactions'))[0]?.createdAt).toBe(inDays(31))
    const id = await transfer(owner, payeeOf(sandbox))
    await advanceTransfers(deps)
    clock.advance(60)
    await advanceTransfers(deps)
    expect(await callAs(sandbox, `/api/v1/transfers/${id}`)).toMatchObject({ body: { state: 'paid' } })
    await deliverEvents(deps)
    await deliverMessages(deps)
    receiver.close()
    const events = receiver.received.map(({ event }) => event).filter(({ type }) => type === 'transaction.posted')
    expect(events).toContainEqual(
      expect.objectContaining({ createdAt: addSeconds(clock(), 31 * DAY - 60).toISOString() }),
    )
    expect((await messagesTo(owner)).some(text => text.includes('100.00 SAR was paid'))).toBe(true)
  })

  test('gives its time to what comes from outside', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    await move(sandbox, inDays(31))
    const { body: bank } = await callAs(sandbox, '/api/v1/top-ups/bank-details')
    const credit = { iban: bank.iban, amount: sar(7_00), remitterName: 'Najd Supplies Co.' }
    expect(await outcome(owner.post('/api/sandbox/bank-credits', credit))).toMatchObject({
      body: { state: 'credited' },
    })
    const [incoming] = await listOf<Transaction>(sandbox, 'wallet/transactions')
    expect(incoming).toMatchObject({ amount: sar(7_00), createdAt: inDays(31) })
    const id = await transfer(owner, payeeOf(sandbox, 1))
    expect((await owner.post(`/api/sandbox/transfers/${id}/settle`, {})).status).toBe(200)
    const { history } = await readTransfer(owner, id)
    expect(history.map(({ at }) => at)).toEqual(history.map(() => inDays(31)))
  })

  test('keeps the stream of its wallet open as long as the token is valid', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    await move(sandbox, inDays(31))
    const events = await watch(owner)
    await postTo(sandbox, topUp(3_00))
    expect(await events.change()).toEqual(['money', 'notifications'])
    await events.close()
  })

  /** Marks the transfer as being worked on by another process that is still alive. */
  async function claimTransfer(transferId: string): Promise<void> {
    const claimedBy = crypto.randomUUID()
    await deps.db.insert(serverProcesses).values({ id: claimedBy, leaseUntil: addSeconds(clock(), DAY) })
    const turn = { claimedBy, dueAt: addSeconds(clock(), 180) }
    await deps.db.update(transfers).set(turn).where(eq(transfers.id, transferId))
  }

  test('never lets two processes submit a transfer that one of them has taken up', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    const id = await transfer(owner, payeeOf(sandbox))
    await claimTransfer(id)
    await move(sandbox, inDays(1))
    expect(await callAs(sandbox, `/api/v1/transfers/${id}`)).toMatchObject({ body: { state: 'held' } })
  })

  test('waits for what another process has taken up before it goes on', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    const id = await transfer(owner, payeeOf(sandbox))
    await claimTransfer(id)
    const looks = vi.spyOn(deps.db, '$count')
    onTestFinished(() => looks.mockRestore())
    const moving = move(sandbox, inDays(1))
    await expect.poll(() => looks.mock.calls.some(([table]) => table === transfers)).toBe(true)
    // The other process ends its turn and leaves work that is due within this move.
    const turn = { claimedBy: null, dueAt: addSeconds(clock(), 5) }
    await deps.db.update(transfers).set(turn).where(eq(transfers.id, id))
    await moving
    expect(await callAs(sandbox, `/api/v1/transfers/${id}`)).toMatchObject({ body: { state: 'held' } })
    await move(sandbox, inDays(2))
    expect(await callAs(sandbox, `/api/v1/transfers/${id}`)).toMatchObject({ body: { state: 'paid' } })
  })

  test('moves two calls at once to the later time, and runs everything once', async () => {
    const sandbox = await newSandboxBusiness(app)
    await transfer(await ownerOf(sandbox), payeeOf(sandbox), WEEKLY)
    const now = inDays(30)
    const results = await atOnce(2, () =>
      app.request(CLOCK, {
        method: 'POST',
        headers: { Authorization: `Bearer ${sandbox.key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ now }),
      }),
    )
    expect(results.map(({ status }) => status)).toEqual([200, 200])
    expect((await runsOf(sandbox)).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect(await callAs(sandbox, CLOCK)).toMatchObject({ body: { now } })
    expect(await ledgerDifferences()).toEqual([])
  })

  test('leaves sessions, keys and limits on calls at the real time', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    await move(sandbox, inDays(31))
    expect((await owner.get('/api/v1/wallet')).status).toBe(200)
    const newKey = await callAs(sandbox, '/api/v1/api-keys/roll', { overlapHours: 1 })
    expect(newKey.status).toBe(201)
    clock.advance(3601)
    expect(await callAs(sandbox, '/api/v1/wallet')).toMatchObject({ status: 401, body: { code: 'API_KEY_EXPIRED' } })
  })

  test('lets a key send as long as the key is valid at the real time', async () => {
    const sandbox = await newSandboxBusiness(app)
    await move(sandbox, inDays(31))
    await deps.db
      .update(apiKeys)
      .set({ expiresAt: new Date(inDays(1)) })
      .where(eq(apiKeys.accountId, sandbox.business.accountId))
    const { beneficiaryId } = payeeOf(sandbox)
    const request = { beneficiaryId, amount: sar(10_00), purpose: 'expenses_services' }
    expect(await callAs(sandbox, '/api/v1/transfers/send', request)).toMatchObject({ status: 201 })
  })

  test('leaves the link that confirms an email valid', async () => {
    const sandbox = await newSandboxBusiness(app)
    await move(sandbox, inDays(31))
    const owner = await ownerOf(sandbox)
    await askForEmail(deps, owner)
    const token = await newestToken(app, sandbox.business.phoneNumber)
    expect(await tryToken(app, token)).toMatchObject({ status: 200, body: { email: 'noura@palm.example' } })
  })

  test('leaves the drafts of others as they are, whoever wakes the job', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    const { transfer } = await prepare(owner, payeeOf(sandbox), 100_00)
    await runAhead(DAY * 1000, () => advanceTransfers(deps))
    expect(await readTransfer(owner, transfer.transferId)).toMatchObject({ state: 'draft' })
  })

  test('is refused to a key that only reads', async () => {
    const sandbox = await newSandboxBusiness(app)
    await deps.db.delete(apiKeys).where(eq(apiKeys.accountId, sandbox.business.accountId))
    const key = await storeApiKey(deps, sandbox.business.accountId, { scopes: ['wallet:read'] })
    for (const path of [CLOCK, '/api/sandbox/businesses/reset'])
      expect(await callAs({ ...sandbox, key }, path, { now: inDays(1) })).toEqual(refusal(403, 'SCOPE_MISSING'))
  })

  test('lets the staff decide about its money at its time, although a month is closed', async () => {
    const sandbox = await newSandboxBusiness(app)
    const owner = await ownerOf(sandbox)
    await move(sandbox, inDays(31))
    expect((await outcome(owner.get('/api/v1/statements'))).body.items).toMatchObject([
      { state: 'open' },
      { state: 'closed' },
    ])
    const creditId = await newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
    const [sara, omar] = [
      await new StaffMember(app).signIn(),
      await new StaffMember(app, 'omar@plink.example').signIn(),
    ]
    const reason = 'The payer named the shop'
    const customerId = sandbox.business.accountId
    const request = await outcome(sara.post(`/suspense/${creditId}/crediting-requests`, { customerId, reason }))
    expect(await outcome(decideRequest(omar, String(request.body.requestId), 'approve'))).toMatchObject({ status: 200 })
    const [transaction] = await listOf<Transaction>(sandbox, 'wallet/transactions')
    expect(transaction).toMatchObject({ type: 'incoming_transfer', createdAt: inDays(31) })
  })

  test('refuses a time that is not ahead, too far ahead, and a customer who is no test business', async () => {
    const [sandbox, other] = [await newSandboxBusiness(app), await newSandboxBusiness(app)]
    const outOfRange = refusal(422, 'SANDBOX_CLOCK_OUT_OF_RANGE')
    for (const days of [-1, 0, 32]) expect(await move(sandbox, inDays(days))).toEqual(outOfRange)
    await move(sandbox, inDays(31))
    expect(await move(sandbox, inDays(30))).toEqual(outOfRange)
    const years = { millisecondsAhead: 5 * 366 * DAY * 1000 }
    await deps.db.update(sandboxBusinesses).set(years).where(eq(sandboxBusinesses.accountId, other.business.accountId))
    expect(await move(other, inDays(5 * 366 + 1))).toEqual(outOfRange)
    expect(await callAs(sandbox, CLOCK)).toMatchObject({ body: { now: inDays(31) } })
    const noura = await signedInCustomer(app)
    expect(await outcome(noura.post(CLOCK, { now: inDays(1) }))).toEqual(refusal(404, 'SANDBOX_BUSINESS_NOT_FOUND'))
  })

  test('gives the business the real time again with a reset', async () => {
    const sandbox = await newSandboxBusiness(app)
    await move(sandbox, inDays(31))
    await callAs(sandbox, '/api/sandbox/businesses/reset', {})
    expect(await callAs(sandbox, CLOCK)).toMatchObject({ body: { now: inDays(0) } })
  })
})
