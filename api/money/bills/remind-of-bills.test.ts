import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import type { BillInquiry } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { remindOfBills } from './remind-of-bills.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const DAY_SECONDS = 86_400
const never = new AbortController().signal
let owner: WalletOwner
let inquiries: string[]
let dueIn: number | 'paid' | 'away'
beforeEach(async () => {
  owner = await newWalletOwner(plink)
  await db.delete(messages)
  await db.delete(savedBills)
  inquiries = []
  dueIn = 10
})

let dueOn = ''
const inquire = async ({ account }: { account: string }): Promise<BillInquiry> => {
  inquiries.push(account)
  if (dueIn === 'away') return { kind: 'unavailable' }
  if (dueIn === 'paid') return { kind: 'paid' }
  return { kind: 'found', bill: { billNumber: dueOn, amount: 345_00, minimum: 345_00, dueOn } }
}
const own = { ...deps, providers: { ...deps.providers, bills: { ...deps.providers.bills, inquire } } }
const run = () => remindOfBills(own, never)

async function save(remind = true): Promise<string> {
  const bill = { billerCode: '002', account: '77001234', name: 'Shop', remind }
  const response = await owner.customer.post('/api/v1/saved-bills', bill)
  expect(response.status).toBe(201)
  return (await response.json()).savedBillId
}

const reminders = async () => (await db.select().from(messages)).map(({ content }) => content)

test('a message tells of a saved bill three days before it is due, once', async () => {
  await save()
  dueOn = addDays(riyadhDay(clock()), 5)
  for (let day = 0; day < 2; day += 1) {
    await run()
    clock.advance(DAY_SECONDS)
  }
  expect(await reminders()).toEqual([])
  await Promise.all([run(), run()])
  expect(await reminders()).toEqual([{ key: 'bill_due', name: 'Shop', amount: 345_00, dueOn }])
  clock.advance(DAY_SECONDS)
  await run()
  expect(await reminders()).toHaveLength(1)
  dueOn = addDays(riyadhDay(clock()), 4)
  clock.advance(DAY_SECONDS)
  await run()
  expect(await reminders()).toHaveLength(2)
})

test('a biller is asked once a day, and a biller that is away an hour later', async () => {
  await save()
  dueIn = 'away'
  await run()
  await run()
  expect(inquiries).toHaveLength(1)
  clock.advance(3600)
  dueIn = 'paid'
  await run()
  clock.advance(3600)
  await run()
  expect(inquiries).toHaveLength(2)
  expect(await reminders()).toEqual([])
})

test('without a reminder no biller is asked', async () => {
  const id = await save(false)
  await run()
  expect(inquiries).toEqual([])
  const change = { remind: true }
  expect((await owner.customer.patch(`/api/v1/saved-bills/${id}`, change)).status).toBe(200)
  await run()
  expect(inquiries).toEqual(['77001234'])
})

test('a bill that is overdue, or removed, is not told of', async () => {
  const id = await save()
  dueOn = addDays(riyadhDay(clock()), -1)
  await run()
  expect(await reminders()).toEqual([])
  await db.delete(savedBills).where(eq(savedBills.id, id))
  clock.advance(DAY_SECONDS)
  await run()
  expect(inquiries).toHaveLength(1)
})
