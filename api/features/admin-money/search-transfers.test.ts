import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminTransferList } from '#api/contract/generated/schemas.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { execute, leaveUndecided, newBeneficiary, newDraft } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { searchTransfers } from './search-transfers.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const viewer = new StaffMember(app, VIEWER)
let payer: WalletOwner
let other: WalletOwner
/** The ids of the payer's transfers, the newest first. The state of the middle one is unknown. */
let ids: string[]

async function send({ walletId, customer }: WalletOwner): Promise<string> {
  clock.advance(1)
  const beneficiaryId = await newBeneficiary(deps, customer.userId, newIban())
  return (await execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount: 10_00 }))).id
}

beforeAll(async () => {
  ;[payer, other] = [await newWalletOwner(plink), await newWalletOwner(plink)]
  for (const each of [payer, other]) await each.now(topUp(1_000_00))
  const [first, second] = [await send(payer), await send(payer)]
  await leaveUndecided(deps, clock, second)
  await advanceTransfer(deps, first)
  const third = await send(payer)
  await send(other)
  ids = [third, second, first]
  await viewer.signIn()
})

const search = async (query: Record<string, string> = {}): Promise<AdminTransferList> => {
  const response = await viewer.get(`/transfers?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json()
}
const idsOf = ({ items }: AdminTransferList) => items.map(({ transfer }) => transfer.transferId)
const ofPayer = () => ({ customerId: payer.customer.userId })

describe('searchTransfers', () => {
  test('lists all, newest first, or those of a customer, in a state, that need a decision', async () => {
    expect(idsOf(await search())).toHaveLength(4)
    expect(idsOf(await search(ofPayer()))).toEqual(ids)
    expect(idsOf(await search({ ...ofPayer(), state: 'held' }))).toEqual([ids[0]])
    const list = await search({ status: 'undecided' })
    expect(idsOf(list)).toEqual([ids[1]])
    expect(list.items[0]).toMatchObject({
      transfer: { state: 'unknown', amount: { amount: 10_00 } },
      customer: { customerId: payer.customer.userId },
      payout: { submissions: 1, questions: 1, lastAnswer: 'unavailable', undecidedSince: expect.any(String) },
    })
  })

  test('finds by id, by our number and by the reference of the provider, as they are pasted', async () => {
    const [transfer] = (await search({ q: ids[2]! })).items
    const { sequenceNumber, providerReference } = transfer!.payout!
    const queries = [ids[2]!.toUpperCase(), ` ${sequenceNumber.replace(/(.{4})/g, '$1 ')}`, providerReference!]
    for (const q of [...queries, arabic(sequenceNumber)]) expect(idsOf(await search({ q }))).toEqual([ids[2]])
    expect(idsOf(await search({ q: sequenceNumber.slice(0, 15) }))).toEqual([])
    expect(idsOf(await search({ q: ids[2]!, customerId: other.customer.userId }))).toEqual([])
  })

  test('finds by what the payer is called and by the transaction, together with the other filters', async () => {
    const { phoneNumber, businessName } = (await search({ q: ids[2]! })).items[0]!.customer
    const { transfer } = (await search({ q: ids[2]! })).items[0]!
    for (const q of [phoneNumber, `0${phoneNumber.slice(4)}`]) expect(idsOf(await search({ q })), q).toEqual(ids)
    expect(idsOf(await search({ q: transfer.transactionRef!.toLowerCase() }))).toEqual([ids[2]])
    expect(idsOf(await search({ q: phoneNumber, state: 'held' }))).toEqual([ids[0]])
    if (businessName) expect(idsOf(await search({ q: businessName.slice(0, 5), ...ofPayer() }))).toEqual(ids)
    for (const q of ['Nobody is called so', ' ']) expect(idsOf(await search({ q })), q).toEqual([])
  })

  test('finds the transfers of each payer who is called so, however many people are', async () => {
    const name = 'Namesake Trading'
    const namesakes = Array.from({ length: 201 }, () => ({
      id: crypto.randomUUID(),
      phone: `+966${newPhone().slice(1)}`,
      businessType: 'freelancer' as const,
      phoneVerifiedAt: clock(),
      createdAt: clock(),
      businessName: name,
    }))
    await deps.db.insert(applicants).values(namesakes)
    await deps.db.update(applicants).set({ businessName: name }).where(eq(applicants.id, payer.customer.userId))
    expect(idsOf(await search({ q: name }))).toEqual(ids)
    const { items } = await (await viewer.get(`/events?customer=${name}`)).json()
    expect(items.map(({ subject }: { subject: { id: string } }) => subject.id)).toContain(payer.customer.userId)
  })

  test('finds a draft by its number, as it is read out', async () => {
    const beneficiaryId = await newBeneficiary(deps, payer.customer.userId, newIban())
    const { id, referenceId } = await newDraft(deps, { walletId: payer.walletId, beneficiaryId, amount: 10_00 })
    for (const q of [referenceId!, referenceId!.toLowerCase(), ` ${referenceId!.replace(/(.{4})/g, '$1 ')}`]) {
      expect(idsOf(await search({ q })), q).toEqual([id])
    }
  })

  test('finds by amount and by days in Riyadh', async () => {
    expect(idsOf(await search({ ...ofPayer(), amount: '1000' }))).toEqual(ids)
    expect(idsOf(await search({ ...ofPayer(), amount: '1001' }))).toEqual([])
    const today = riyadhDay(clock())
    expect(idsOf(await search({ ...ofPayer(), from: today, to: today }))).toEqual(ids)
    expect(idsOf(await search({ ...ofPayer(), to: addDays(today, -1) }))).toEqual([])
    expect(idsOf(await search({ ...ofPayer(), from: addDays(today, 1) }))).toEqual([])
  })

  test('finds by a part of the name of the payee in any case, as far back as a page looks', async () => {
    const { transfer } = (await search({ q: ids[2]! })).items[0]!
    const { name } = transfer.destination
    // A draft, which no list without a number or a state shows.
    await newDraft(deps, {
      walletId: payer.walletId,
      beneficiaryId: transfer.destination.beneficiaryId!,
      amount: 10_00,
    })
    expect(idsOf(await search({ ...ofPayer(), payee: name.slice(2).toUpperCase() }))).toEqual(ids)
    expect(await search({ payee: 'Nobody is called so' })).toEqual({ items: [], nextCursor: null })
  })

  test('a search for a payee says how far back a page looked, and goes on from there', async () => {
    const [admin] = await deps.db.select().from(admins)
    const { transfer } = (await search({ q: ids[2]! })).items[0]!
    const pageAfter = (payee: string, cursor?: string) =>
      searchTransfers(deps, { admin: admin! }, { ...ofPayer(), payee, status: 'all', cursor }, 2)
    const [first, nobody] = [await pageAfter(transfer.destination.name), await pageAfter('Nobody is called so')]
    const searchedBackTo = (await search({ q: ids[1]! })).items[0]!.transfer.createdAt
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    for (const page of [first, nobody]) expect(page).toMatchObject({ nextCursor: ids[1], searchedBackTo })
    expect(nobody.items).toEqual([])
    const last = await pageAfter(transfer.destination.name, first.nextCursor!)
    expect(idsOf(last)).toEqual(ids.slice(2))
    expect(last).toMatchObject({ nextCursor: null })
    expect(last).not.toHaveProperty('searchedBackTo')
  })

  test('continues after a transfer, and refuses a cursor of nothing', async () => {
    expect(idsOf(await search({ ...ofPayer(), cursor: ids[0]! }))).toEqual(ids.slice(1))
    const response = await viewer.get(`/transfers?cursor=${crypto.randomUUID()}`)
    expect(await response.json()).toMatchObject({ code: 'CURSOR_INVALID' })
  })

  test('counts as a view of each payer, and so does one transfer', async () => {
    clock.advance(3600)
    await viewer.signIn()
    const looks = async () => (await (await viewer.get('/events?type=customer_viewed')).json()).items
    const before = (await looks()).length
    await search()
    await viewer.get(`/transfers/${ids[0]}`)
    const views = (await looks()).slice(0, -before || undefined)
    expect(views.map(({ subject }: { subject: { id: string } }) => subject.id).sort()).toEqual(
      [payer, other].map(({ customer }) => customer.userId).sort(),
    )
  })
})

const arabic = (digits: string) => digits.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
