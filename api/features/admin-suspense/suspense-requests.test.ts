import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bankCredits } from '#api/kernel/db/schema/top-ups.ts'
import { post } from '#api/money/ledger/post.ts'
import { freezeWallet } from '#api/money/ledger/wallets.ts'
import { emptySuspense, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import { type Receiver, suspenseTestApp } from '#api/testing/money/suspense-test-app.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { closeTogether, decideRequest, staffRequests } from '#api/testing/staff/closure-steps.ts'

const plink = await suspenseTestApp()
const { asked, clock, db, deps, lina, listed, newReceiver, omar, sara, viewer } = plink

const AMOUNT = 2_500_00

let owner: Receiver
let creditId: string
beforeEach(async () => {
  owner = await newReceiver()
  creditId = await newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
})

const askToCredit = (staff = sara, customerId = owner.customer.userId) =>
  staff.post(`/suspense/${creditId}/crediting-requests`, { customerId, reason: 'The payer named the shop' })

const askToReturn = (staff = sara) =>
  staff.post(`/suspense/${creditId}/return-requests`, { reason: 'The payer asked for it back' })

const stateOf = async () => (await db.select().from(bankCredits).where(eq(bankCredits.id, creditId)))[0]!.state
const inSuspense = () => listed('/suspense')

describe('requestSuspenseCrediting', () => {
  test('waits on the row of the transfer, and moves the money once a second person approves', async () => {
    const requestId = await asked(askToCredit())
    const { userId } = owner.customer
    const expectedRequest = {
      requestId,
      subject: { kind: 'suspense_credit', id: creditId },
      payload: { kind: 'suspense_crediting', creditId, customerId: userId, amount: { amount: AMOUNT } },
      customer: { customerId: userId },
    }
    expect(await inSuspense()).toMatchObject([{ creditId, request: expectedRequest }])
    expect(await staffRequests(omar)).toMatchObject([expectedRequest])
    expect(await owner.balance()).toBe(0)
    expect(await outcome(decideRequest(sara, requestId, 'approve'))).toEqual(refusal(403, 'SECOND_PERSON_REQUIRED'))
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
    expect([await stateOf(), await owner.balance(), await inSuspense()]).toEqual(['credited', AMOUNT, []])
    const [credit] = (await owner.read('/transactions')).items
    expect(credit).toMatchObject({ type: 'incoming_transfer', counterparty: 'Najd Supplies Co.' })
  })

  test('is in the log with both people, and counts as a view of the customer by each', async () => {
    await decideRequest(omar, await asked(askToCredit()), 'approve')
    const { items } = await (await viewer.get('/events')).json()
    const customer = { kind: 'customer', id: owner.customer.userId }
    expect(items.slice(0, 4)).toMatchObject([
      {
        type: 'suspense_credited',
        admin: { email: omar.email },
        subject: customer,
        reason: 'The payer named the shop',
        changes: [{ field: 'bankReference' }, { field: 'amount', to: '2,500.00 SAR' }],
      },
      { type: 'request_decided', admin: { email: omar.email } },
      { type: 'customer_viewed', admin: { email: sara.email }, subject: customer },
      { type: 'request_made', admin: { email: sara.email } },
    ])
    const second = await newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
    creditId = second
    await asked(askToCredit(omar))
    await staffRequests(viewer)
    const looks = (await (await viewer.get('/events')).json()).items
    expect(looks[0]).toMatchObject({ type: 'customer_viewed', admin: { email: viewer.email }, subject: customer })
  })

  test('reaches a frozen wallet, from which no money leaves', async () => {
    await freezeWallet(db, owner.customer.userId, clock())
    const requestId = await asked(askToCredit())
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
    expect(await owner.balance()).toBe(AMOUNT)
  })

  const limitedApp = plink.with({ licence: { maximumBalance: AMOUNT } })
  const close = () => closeTogether(sara, lina, owner.customer.userId)
  const fill = async () => void (await owner.now(topUp(1)))

  test.each([
    [409, 'WALLET_INACTIVE', () => owner.deactivate()],
    [422, 'MAXIMUM_BALANCE_EXCEEDED', fill],
    [409, 'ACCOUNT_CLOSED', close],
  ])('is refused with %i %s, before it is asked for and when it is approved', async (status, code, change) => {
    const requestId = await asked(askToCredit(sara.through(limitedApp)))
    await change()
    const approval = decideRequest(omar.through(limitedApp), requestId, 'approve')
    expect(await outcome(approval)).toEqual(refusal(status, code))
    expect(await stateOf()).toBe('suspense')
    expect((await decideRequest(omar, requestId, 'reject')).status).toBe(200)
    expect(await outcome(askToCredit(sara.through(limitedApp)))).toEqual(refusal(status, code))
    expect((await inSuspense())[0].request).toBeUndefined()
  })

  test('is approved once its wallet has room again', async () => {
    const requestId = await asked(askToCredit(sara.through(limitedApp)))
    await fill()
    const approve = () => outcome(decideRequest(omar.through(limitedApp), requestId, 'approve'))
    expect(await approve()).toEqual(refusal(422, 'MAXIMUM_BALANCE_EXCEEDED'))
    await post(deps, owner.walletId, payment(1))
    expect((await approve()).status).toBe(200)
  })

  test('needs a transfer and a customer with a wallet, and somebody who may write', async () => {
    expect(await outcome(askToCredit(viewer))).toEqual(refusal(403, 'ADMIN_REQUIRED'))
    expect(await outcome(askToCredit(sara, crypto.randomUUID()))).toEqual(refusal(404, 'CUSTOMER_NOT_FOUND'))
    creditId = crypto.randomUUID()
    expect(await outcome(askToCredit())).toEqual(refusal(404, 'SUSPENSE_CREDIT_NOT_FOUND'))
  })
})

describe('requestSuspenseReturn', () => {
  test('has the bank asked to send the money back', async () => {
    const requestId = await asked(askToReturn())
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
    expect([await stateOf(), await owner.balance()]).toEqual(['sent_back', 0])
    const { items } = await (await viewer.get('/events')).json()
    expect(items[0]).toMatchObject({ type: 'suspense_sent_back', subject: { kind: 'suspense_credit', id: creditId } })
  })

  test('names the customer whose IBAN it is', async () => {
    creditId = await newSuspenseCredit(deps, { stateCause: 'over_maximum', walletId: owner.walletId })
    await asked(askToReturn())
    const { customer } = (await staffRequests(omar)).find(({ subject }) => subject.id === creditId)!
    expect(customer).toMatchObject({ customerId: owner.customer.userId })
  })
})

describe('races', () => {
  test('one request about a transfer waits, whatever it asks for', async () => {
    const both = await outcomes([askToCredit(sara), askToReturn(omar), askToReturn(lina)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    for (const { status, body } of both) if (status === 409) expect(body).toMatchObject({ code: 'REQUEST_PENDING' })
  })

  test('two people who approve at once move the money once', async () => {
    const requestId = await asked(askToCredit())
    const both = await outcomes([omar, lina].map(each => decideRequest(each, requestId, 'approve')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both).toContainEqual(refusal(409, 'STAFF_REQUEST_CLOSED'))
    expect(await owner.balance()).toBe(AMOUNT)
  })

  test('what was decided meanwhile is neither approved nor asked for', async () => {
    const requestId = await asked(askToCredit())
    await emptySuspense(deps)
    expect(await outcome(decideRequest(omar, requestId, 'approve'))).toEqual(refusal(409, 'SUSPENSE_CREDIT_DECIDED'))
    expect((await staffRequests(omar)).map(each => each.requestId)).toContain(requestId)
    await decideRequest(omar, requestId, 'reject')
    for (const ask of [askToCredit, askToReturn])
      expect(await outcome(ask())).toEqual(refusal(409, 'SUSPENSE_CREDIT_DECIDED'))
    expect(await owner.balance()).toBe(0)
  })

  test('a request made while another one is approved does not wait for nothing', async () => {
    const requestId = await asked(askToCredit())
    const [approval, asking] = await outcomes([decideRequest(omar, requestId, 'approve'), askToReturn(lina)])
    expect(approval!.status).toBe(200)
    expect(asking!.status).toBe(409)
    expect((await staffRequests(omar)).map(({ subject }) => subject.id)).not.toContain(creditId)
    expect([await stateOf(), await owner.balance()]).toEqual(['credited', AMOUNT])
  })
})
