import { describe, expect, test } from 'vitest'
import { type ApiKeyScope, type MemberRole, WebhookEndpoint } from '#api/contract/generated/schemas.ts'
import { freezeWallet, unfreezeWallet } from '#api/money/ledger/wallets.ts'
import { recordEvent } from '#api/people/events/record-event.ts'
import { deleteExpired } from '#api/run/jobs/delete-expired.ts'
import { eventsOf, typesOf } from '#api/testing/customers/account-events.ts'
import { ask as askForKey, callWith, confirmed, listed, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { bankTransfers } from '#api/testing/money/bank-transfers.ts'
import { add, confirm, newIban } from '#api/testing/money/beneficiaries.ts'
import { bill, confirmBills, prepareBills, readBill } from '#api/testing/money/bills.ts'
import { TOP_UPS } from '#api/testing/money/card-top-ups.ts'
import { setBeneficiary } from '#api/testing/money/transfers.ts'
import { hold, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { ACTIVATE, carryOut, DEACTIVATE, dailyLimit } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_BILLS, SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'

const plink = await bankTransfers()
const { clock, db, deps, payer, held, run, runAfter } = plink

const DAY = 86_400

const get = async ({ customer }: WalletOwner, path: string) => (await customer.get(path)).json()

const objectOf = (events: Awaited<ReturnType<typeof eventsOf>>, type: string) =>
  events.find(event => event.type === type)?.data.object

describe('listEvents', () => {
  test('shows a transfer in each state as it was then', async () => {
    const { id } = await held()
    const read = () => get(payer(), `/api/v1/transfers/${id}`)
    const then = [await read()]
    await run()
    then.push(await read())
    await runAfter(10)
    then.push(await read())
    const ofTransfer = (await eventsOf(payer().customer)).filter(({ type }) => type.startsWith('transfer.'))
    expect(typesOf(ofTransfer)).toEqual(['transfer.created', 'transfer.held', 'transfer.submitted', 'transfer.paid'])
    expect(ofTransfer.slice(1).map(({ data }) => data.object)).toEqual(then)
    expect(ofTransfer[0]?.data.object).toMatchObject({ transferId: id, state: 'draft', history: [{ state: 'draft' }] })
    expect(ofTransfer[0]?.data.object).not.toHaveProperty('confirmedAt')
    expect(new Set(ofTransfer.map(({ eventId }) => eventId)).size).toBe(4)
  })

  test('shows the payment of a bill in each state as it was then, and no transfer', async () => {
    const { customer } = payer()
    const draft = await prepareBills(customer, [bill()])
    const read = () => readBill(customer, draft.payments[0]!.billPaymentId)
    const then = [await read()]
    await confirmBills(customer, draft)
    then.push(await read())
    await run()
    const failing = await prepareBills(customer, [bill(SANDBOX_BILLS.failed)])
    await confirmBills(customer, failing)
    await run()
    await runAfter(60)
    const events = (await eventsOf(customer)).filter(({ type }) => type !== 'transaction.posted')
    expect(events.map(({ type }) => type)).toEqual([
      ...['bill.created', 'bill.held', 'bill.submitted', 'bill.paid'],
      ...['bill.created', 'bill.held', 'bill.submitted', 'hold.released', 'bill.failed'],
    ])
    expect(events.slice(0, 2).map(({ data }) => data.object)).toEqual(then)
    expect(events[3]?.data.object).toEqual(await read())
    expect(objectOf(events, 'bill.failed')).toMatchObject({ state: 'failed', failureReason: expect.any(String) })
  })

  test('shows money that has moved, and what a hold has given back, in their order', async () => {
    const owner = payer()
    const release = new Date(clock().getTime() + DAY * 1000).toISOString()
    const [outgoing, back] = [
      await owner.now(hold(80_00, { expectedRelease: release })),
      await owner.now(hold(90_00, { expectedRelease: release })),
    ]
    await owner.now({ kind: 'capture', key: crypto.randomUUID(), holdId: outgoing.hold!.id })
    await owner.now({ kind: 'release', key: crypto.randomUUID(), holdId: back.hold!.id })
    await expect(owner.now(payment(9_000_00))).rejects.toThrow()
    const events = await eventsOf(owner.customer)
    expect(typesOf(events)).toEqual(['transaction.posted', 'transaction.posted', 'hold.released'])
    const { referenceId } = outgoing.transaction
    expect(events[1]?.data.object).toEqual(await get(owner, `/api/v1/wallet/transactions/${referenceId}`))
    expect(events[2]?.data.object).toMatchObject({ holdId: back.hold!.id, status: 'released', amount: sar(90_00) })
  })

  test('does not tell of a payment what became of it later', async () => {
    const owner = payer()
    const { transaction } = await owner.now(payment(50_00))
    const before = await eventsOf(owner.customer)
    await owner.now({ kind: 'reversal', key: crypto.randomUUID(), referenceId: transaction.referenceId })
    expect((await eventsOf(owner.customer)).slice(0, -1)).toEqual(before)
  })

  test('shows a top-up by card with its states', async () => {
    const { customer } = payer()
    const { body } = await outcome(customer.post(TOP_UPS, { amount: sar(250_00) }))
    const { cardForm: _, ...topUp } = body
    await customer.post(`${TOP_UPS}/${body.topUpId}/pay`, { cardToken: SANDBOX_CARDS.paid })
    const paidTopUp = await get(payer(), `${TOP_UPS}/${body.topUpId}`)
    const events = await eventsOf(customer)
    expect(typesOf(events).slice(1)).toEqual(['top_up.created', 'transaction.posted', 'top_up.paid'])
    expect(objectOf(events, 'top_up.created')).toEqual(topUp)
    expect(objectOf(events, 'top_up.paid')).toEqual(paidTopUp)
  })

  test('shows a beneficiary with its states', async () => {
    const { customer } = payer()
    const id = await add(customer, { name: 'Riyadh Supplies Co.', iban: newIban() })
    await confirm(customer, id)
    const active = await get(payer(), `/api/v1/beneficiaries/${id}`)
    await setBeneficiary(deps, id, 'suspended')
    const events = await eventsOf(customer)
    expect(typesOf(events).slice(1)).toEqual([
      'beneficiary.created',
      'beneficiary.cooling_off',
      'beneficiary.active',
      'beneficiary.suspended',
    ])
    expect(objectOf(events, 'beneficiary.created')).toMatchObject({ state: 'unconfirmed', payeeCheck: 'waiting' })
    expect(objectOf(events, 'beneficiary.active')).toEqual(active)
  })

  test('shows what was done to the wallet', async () => {
    const { customer } = payer()
    await carryOut(customer, dailyLimit(5_000_00))
    const ofType = { transactionType: 'local_pos', period: 'daily', limit: null }
    await carryOut(customer, { type: 'set_limit', ...ofType })
    await carryOut(customer, DEACTIVATE)
    await freezeWallet(db, customer.userId, clock())
    await unfreezeWallet(db, customer.userId, clock())
    await carryOut(customer, ACTIVATE)
    const events = (await eventsOf(customer)).slice(1)
    expect(events.map(({ type, data }) => [type, data.object])).toEqual([
      ['wallet.limit_set', { period: 'daily', limit: sar(5_000_00) }],
      ['wallet.limit_set', ofType],
      ['wallet.deactivated', { status: 'inactive' }],
      ['wallet.frozen', { status: 'inactive', frozen: true }],
      ['wallet.unfrozen', { status: 'inactive' }],
      ['wallet.activated', { status: 'active' }],
    ])
  })

  test('shows what became of API keys, without the key', async () => {
    const { customer } = payer()
    const { key, apiKey } = await confirmed(customer, await askForKey(customer))
    await customer.delete(`/api/v1/api-keys/${apiKey.apiKeyId}`)
    expect(await listed(customer)).toEqual([])
    const events = (await eventsOf(customer)).slice(1)
    expect(events.map(({ type }) => type)).toEqual(['api_key.created', 'api_key.revoked'])
    expect(events[0]?.data.object).toEqual(apiKey)
    expect(JSON.stringify(events)).not.toContain(key)
  })

  test('tells nobody of keys and endpoints who may not list them', async () => {
    const { customer } = payer()
    const { apiKey } = await confirmed(customer, await askForKey(customer))
    const endpoint = WebhookEndpoint.parse({
      webhookEndpointId: crypto.randomUUID(),
      url: 'https://shop.example/plink?token=secret',
      state: 'disabled',
      disabledCause: 'failing',
      createdAt: clock().toISOString(),
    })
    const event = { accountId: customer.userId, objectId: endpoint.webhookEndpointId, was: endpoint, at: clock() }
    await recordEvent(db, { ...event, type: 'webhook_endpoint.disabled' })

    const ofDevelopers = (events: { type: string }[]) =>
      events.map(({ type }) => type).filter(type => /^(api_key|webhook_endpoint)/.test(type))
    const { app } = plink
    const member = async (role: MemberRole) => (await newMember(deps, app, customer.userId, role)).signIn()
    for (const role of ['maker', 'approver', 'viewer'] as const)
      expect(ofDevelopers(await eventsOf(await member(role))), role).toEqual([])
    const seenBy = async (scopes: ApiKeyScope[], slot: number) => {
      const key = await storeApiKey(deps, customer.userId, { scopes, slot })
      return ofDevelopers((await callWith(app, key, '/api/v1/events')).body.items as { type: string }[])
    }
    expect(await seenBy(['wallet:read'], 2)).toEqual([])
    expect(await seenBy(['wallet:read', 'webhooks:manage'], 3)).toEqual(['webhook_endpoint.disabled'])

    const list = await eventsOf(customer)
    expect(ofDevelopers(list)).toEqual(['api_key.created', 'webhook_endpoint.disabled'])
    expect(objectOf(list, 'api_key.created')).toEqual(apiKey)
    expect(objectOf(list, 'webhook_endpoint.disabled')).toMatchObject({ url: 'https://shop.example/plink' })
  })

  test('lists one type, page by page', async () => {
    const { customer, now } = payer()
    await carryOut(customer, dailyLimit(5_000_00))
    await now(topUp(10_00))
    const types: string[] = []
    let cursor = ''
    do {
      const { body } = await outcome(customer.get(`/api/v1/events?type=transaction.posted&limit=1${cursor}`))
      types.push(...(body.items as { type: string }[]).map(({ type }) => type))
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : ''
    } while (cursor)
    expect(types).toEqual(['transaction.posted', 'transaction.posted'])
  })

  test('shows nobody what happened to another account', async () => {
    const other = await newWalletOwner(plink)
    await other.now(topUp(10_00))
    expect(typesOf(await eventsOf(payer().customer))).toEqual(['transaction.posted'])
  })

  test('forgets after 30 days', async () => {
    const { customer } = payer()
    clock.advance(30 * DAY)
    await customer.signIn()
    expect(await eventsOf(customer)).toEqual([])
    clock.advance(1)
    await deleteExpired(deps)
    clock.advance(-2)
    await customer.signIn()
    expect(await eventsOf(customer)).toEqual([])
  })
})
