import { readdir } from 'node:fs/promises'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CustomerExport } from '#api/contract/generated/schemas.ts'
import { sealedColumnsOf } from '#api/kernel/db/sealed/sealed-columns.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { EXPORTED, NOT_EXPORTED } from '#api/staff/personal-data.ts'
import { testApp } from '#api/testing/app.ts'
import { DEVICE, newCustomer, signedUpCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { hold, topUp } from '#api/testing/money/wallet.ts'
import { outcome } from '#api/testing/outcome.ts'
import { closeTogether } from '#api/testing/staff/closure-steps.ts'
import { idOf, lockBy, WRONG_PASSWORD } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const viewer = new StaffMember(app, VIEWER)
beforeAll(async () => {
  await Promise.all([sara.signIn(), omar.signIn(), viewer.signIn()])
})

const REASON = 'Asked for it by letter'
const tryToExport = (staff: StaffMember, id: string, reason = REASON) =>
  staff.post(`/customers/${id}/export`, { reason })

async function exportOf(id: string): Promise<CustomerExport['data']> {
  return (await (await tryToExport(sara, id)).json()).data
}

describe('exportCustomer', () => {
  test('returns what is stored about person, business, devices and wallet', async () => {
    const noura = await (await signedUpCustomer(app)).signIn()
    const id = await idOf(sara, noura)
    const walletId = await walletIdOfPhone(deps.db, phoneToE164(noura.identifier))
    await post(deps, walletId, topUp(100_00))
    await post(deps, walletId, hold(20_00))
    const {
      signUp,
      account,
      identityRequests,
      profile,
      devices,
      sessions,
      securityEvents,
      wallet,
      transactions,
      holds,
    } = await exportOf(id)
    const identity = { nationalId: noura.idNumber, phone: phoneToE164(noura.identifier), dateOfBirth: '2012-12-03' }
    expect(signUp).toMatchObject([{ id, ...identity, businessType: 'freelancer', riskRating: 'low' }])
    expect(account).toMatchObject([{ id, ...identity }])
    expect(identityRequests).toMatchObject([{ nationalId: noura.idNumber, status: 'approved' }])
    expect(profile).toMatchObject([{ accountId: id, annualRevenue: 'under_500k' }])
    expect(devices).toMatchObject([DEVICE])
    expect(sessions).toHaveLength(1)
    expect(securityEvents).toMatchObject([{ type: 'signed_in' }])
    expect(wallet).toMatchObject([{ id: walletId, status: 'active' }])
    expect(transactions).toMatchObject([{ amount: 100_00 }, { amount: 20_00 }])
    expect(holds).toMatchObject([{ amount: 20_00, status: 'active' }])
  })

  test('has no secret, nothing of the staff, and nothing of anybody else', async () => {
    const noura = await (await newCustomer(app)).signIn()
    const other = await (await newCustomer(app)).signIn()
    const id = await idOf(sara, noura)
    await lockBy(() => noura.tryPassword(WRONG_PASSWORD))
    await sara.post(`/customers/${id}/unlock`, { reason: 'The neighbour has called' })
    const text = JSON.stringify(await exportOf(id))
    expect(text).not.toMatch(/argon2|[Tt]okenHash|passwordHash|neighbour|plink\.example/)
    expect(text).not.toContain(other.idNumber)
    expect(text).toContain('"type":"unlocked"')
  })

  test('is for administrators with a reason, which the log keeps', async () => {
    const { userId } = await signUp(app).upTo('cr')
    expect(await outcome(tryToExport(viewer, userId))).toMatchObject({ status: 403, body: { code: 'ADMIN_REQUIRED' } })
    expect(await outcome(tryToExport(sara, userId, 'o\u200b\u200bk'))).toMatchObject({ status: 400 })
    expect(await outcome(tryToExport(sara, crypto.randomUUID()))).toMatchObject({
      body: { code: 'CUSTOMER_NOT_FOUND' },
    })
    expect(Object.keys(await exportOf(userId))).toEqual(['signUp', 'acceptedTerms'])
    const { items } = await (await viewer.get('/events?type=customer_exported')).json()
    expect(items[0]).toMatchObject({ admin: { email: sara.email }, subject: { id: userId }, reason: REASON })
    expect(items.filter(({ subject }: { subject: { id: string } }) => subject.id === userId)).toHaveLength(1)
  })

  test('has what is kept of a closed account', async () => {
    const noura = await (await newCustomer(app)).signIn()
    const id = await idOf(sara, noura)
    await closeTogether(sara, omar, id)
    const { account, devices } = await exportOf(id)
    expect(account).toMatchObject([{ nationalId: noura.idNumber, closedAt: expect.any(String) }])
    expect(devices).toMatchObject([{ userAgent: '' }])
  })
})

describe('every table about customers', () => {
  const exportedTables = Object.values(EXPORTED).map(({ table }) => getTableName(table))
  const exceptions = Object.keys(NOT_EXPORTED)

  test('is exported, or named as an exception', async () => {
    const tables = await allTables()
    const about = tables.filter(table => refersToCustomer(table) || sealedColumnsOf(table).length > 0).map(getTableName)
    expect(about.length).toBeGreaterThan(20)
    expect(about.filter(name => !exportedTables.includes(name) && !exceptions.includes(name))).toEqual([])
  })

  test('is named once, and exists', async () => {
    const names = (await allTables()).map(getTableName)
    expect([...exportedTables, ...exceptions].filter(name => !names.includes(name))).toEqual([])
    expect(exportedTables.filter(name => exceptions.includes(name))).toEqual([])
  })

  test('leaves out only columns that exist', () => {
    for (const { table, without = [] } of Object.values(EXPORTED))
      for (const name of without) expect(table, getTableName(table)).toHaveProperty(name)
  })
})

const SCHEMA = new URL('api/kernel/db/schema/', PROJECT_ROOT)

async function allTables(): Promise<PgTable[]> {
  const modules = await Promise.all((await readdir(SCHEMA)).map(file => import(new URL(file, SCHEMA).href)))
  return modules.flatMap(module => Object.values(module)).filter((value): value is PgTable => is(value, PgTable))
}

const CUSTOMERS = ['applicants', 'accounts']

/** Returns whether the table is one of customers, or refers to one by foreign keys, directly or through other tables. */
function refersToCustomer(table: PgTable, path: readonly PgTable[] = []): boolean {
  if (CUSTOMERS.includes(getTableName(table))) return true
  if (path.includes(table)) return false
  const referredTables = getTableConfig(table).foreignKeys.map(key => key.reference().foreignTable)
  return referredTables.some(other => refersToCustomer(other, [...path, table]))
}
