import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxMessages } from '#api/kernel/db/schema/sandbox.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { ACTIVATE, carryOut, DEACTIVATE, named, refused, tryToAsk } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()

const freeze = ({ userId }: Newcomer, reason = 'Fraud report 2026-17') =>
  outcome(sara.post(`/customers/${userId}/freeze`, { reason }))
const unfreeze = ({ userId }: Newcomer) => outcome(sara.post(`/customers/${userId}/unfreeze`, { reason: 'Cleared up' }))
const customerOf = async ({ userId }: Newcomer) => (await sara.get(`/customers/${userId}`)).json()

describe('freezeCustomer', () => {
  test('no money leaves the wallet until the freeze is lifted', async () => {
    const noura = await signUp(app).toTheEnd()
    const walletId = await walletIdOfPhone(deps.db, noura.phoneNumber)
    expect(await freeze(noura)).toMatchObject({ status: 200, body: { reason: 'Fraud report 2026-17' } })
    await post(deps, walletId, topUp(100_00))
    await expect(post(deps, walletId, payment(1_00))).rejects.toMatchObject({ code: 'WALLET_FROZEN' })
    await unfreeze(noura)
    await post(deps, walletId, payment(1_00))
  })

  test('the customer may still deactivate the wallet, and nothing else', async () => {
    const { customer: noura } = await newWalletOwner({ app, deps })
    await sara.post(`/customers/${noura.userId}/freeze`, { reason: 'Fraud report 2026-17' })
    expect(await tryToAsk(noura, named('Savings'))).toEqual(refused(409, 'WALLET_FROZEN'))
    expect(await carryOut(noura, DEACTIVATE)).toMatchObject({ status: 200, body: { status: 'inactive' } })
    expect(await tryToAsk(noura, ACTIVATE)).toEqual(refused(409, 'WALLET_FROZEN'))
  })

  test('staff see who did it and why, also in the log, and the customer gets a message to call', async () => {
    const noura = await signUp(app).toTheEnd()
    await freeze(noura)
    await unfreeze(noura)
    await freeze(noura, '  Court order 7  ')
    const { wallet, adminEvents } = await customerOf(noura)
    expect(wallet).toMatchObject({ frozen: true, freeze: { reason: 'Court order 7', admin: { name: 'Sara' } } })
    expect(adminEvents[0]).toMatchObject({ type: 'wallet_frozen', reason: 'Court order 7' })
    await unfreeze(noura)
    expect((await customerOf(noura)).wallet.freeze).toBeUndefined()
    await deliverMessages(deps)
    const smsMessages = await deps.db.select().from(sandboxMessages).where(eq(sandboxMessages.phone, noura.phoneNumber))
    expect(smsMessages.map(({ body }) => body)).toContain('Your Plink wallet is frozen. Call +966 11 000 0000.')
    expect(smsMessages.map(({ body }) => body).join()).not.toContain('Court order')
  })

  test('of several at once one freezes the wallet', async () => {
    const noura = await signUp(app).toTheEnd()
    const outcomes = await Promise.all([freeze(noura), freeze(noura), freeze(noura)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(outcomes.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'WALLET_ALREADY_FROZEN' })
    const { adminEvents } = await customerOf(noura)
    expect(adminEvents.filter(({ type }: { type: string }) => type === 'wallet_frozen')).toHaveLength(1)
  })

  test('needs a wallet and a reason that can be read', async () => {
    const noura = await signUp(app).upTo('kyb')
    expect(await freeze(noura)).toMatchObject({ status: 404, body: { code: 'WALLET_NOT_FOUND' } })
    expect(await freeze(noura, '   \u200b')).toMatchObject({ status: 400 })
  })
})
