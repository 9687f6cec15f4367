import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { testApp } from '#api/testing/app.ts'
import { tryToPrepare } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { RECIPIENTS_PER_HOUR } from '#domain/constants.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

const [PHONE] = sandboxAccounts.wallet_three_sub_wallets
const CR_NUMBER = '9900000021'

let asker: WalletOwner
beforeEach(async () => {
  asker = await newWalletOwner(plink)
})

const find = (identifier: string, by = asker) =>
  outcome(by.customer.post('/api/v1/transfers/recipients', { identifier }))

describe('findRecipient', () => {
  test.each([PHONE, '+966 50 000 0021', '٠٥٠٠٠٠٠٠٢١'])('finds the phone %s and masks the name', async identifier => {
    const body = { name: 'Sa*** E*** Services', nameArabic: 'سد*** ل*** الفعاليات', crEnding: '0021' }
    expect(await find(identifier)).toMatchObject({ status: 200, body })
  })

  test.each([CR_NUMBER, '9900-000-021'])('finds %s with the name in the commercial registry', async identifier => {
    const body = { name: 'Sadeem Event Services', nameArabic: 'سديم لخدمات الفعاليات', crEnding: '0021' }
    expect(await find(identifier)).toMatchObject({ status: 200, body })
  })

  test('names the owner to whoever has the phone only, masked', async () => {
    const { customer } = await newWalletOwner(plink)
    const { db } = deps
    const [account] = await db.select().from(accounts).where(eq(accounts.id, customer.userId))
    const names = { personNameEnglish: 'Noura Alqahtani' }
    await db.update(applicants).set(names).where(eq(applicants.id, customer.userId))
    expect(await find(customer.identifier)).toMatchObject({ body: { name: 'Gr*** P*** T*** Est. · No*** A***' } })
    expect(await find(account!.crNumber)).toMatchObject({ body: { name: 'Green Palm Trading Est.' } })
  })

  test.each([
    [PHONE, 'Sa*** E*** Services'],
    [CR_NUMBER, 'Sadeem Event Services'],
  ])('the transfer to %s has the name that was shown', async (identifier, name) => {
    await asker.now(topUp(100_00))
    const { recipientToken } = (await find(identifier)).body
    const response = await tryToPrepare(asker.customer, { kind: 'customer', recipientToken }, 1_00)
    expect(response).toMatchObject({ status: 201, body: { transfer: { destination: { name } } } })
  })

  test('finds neither strangers nor those without a wallet nor closed accounts, and does not tell them apart', async () => {
    const { customer } = await newWalletOwner(plink)
    await deps.db.update(accounts).set({ closedAt: clock() }).where(eq(accounts.id, customer.userId))
    const [noProfile] = sandboxAccounts.profile_missing
    for (const identifier of ['0599999999', noProfile, customer.identifier, '1', 'Sadeem'])
      expect(await find(identifier)).toEqual(refused(404, 'RECIPIENT_NOT_FOUND'))
  })

  test('refuses the own number', async () => {
    expect(await find(asker.customer.identifier)).toEqual(refused(422, 'RECIPIENT_IS_SELF'))
  })

  test('counts every look-up', async () => {
    for (let count = 0; count < RECIPIENTS_PER_HOUR; count += 1)
      expect(await find(PHONE)).toMatchObject({ status: 200 })
    expect(await find(PHONE)).toMatchObject({ status: 429, body: { reason: 'recipients_per_hour' } })
    expect(await find('0599999999')).toMatchObject({ status: 429 })
    clock.advance(3600)
    await asker.customer.signIn()
    expect(await find(PHONE)).toMatchObject({ status: 200 })
  })

  test('returns a token for this account alone, for half an hour', async () => {
    const other = await newWalletOwner(plink)
    await asker.now(topUp(100_00))
    await other.now(topUp(100_00))
    const { recipientToken } = (await find(PHONE)).body
    const pay = ({ customer }: WalletOwner) => tryToPrepare(customer, { kind: 'customer', recipientToken }, 1_00)
    expect(await pay(other)).toEqual(refused(404, 'RECIPIENT_NOT_FOUND'))
    expect(await pay(asker)).toMatchObject({ status: 201 })
    clock.advance(1800)
    await asker.customer.signIn()
    expect(await pay(asker)).toEqual(refused(404, 'RECIPIENT_NOT_FOUND'))
  })
})
