import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { DocumentRequest, Member } from '#api/contract/generated/schemas.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith } from '#api/testing/customers/api-keys.ts'
import { newestApproval, withdraw } from '#api/testing/customers/approvals.ts'
import { Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import { askForChange, takeEffect } from '#api/testing/customers/phone-changes.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { changeRole } from '#api/testing/customers/team.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { LOCKOUT_FAILURES, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { tendSandbox } from './tend-sandbox.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const RUNNING = new AbortController().signal
const DAY_SECONDS = 86_400

const demo = ([phone]: readonly [string, ...string[]]) => seededCustomer(app, phone)

/** Returns what a person who signs in meets. */
const signInOf = async (customer: Customer) => {
  const { status, body } = await outcome(customer.tryPassword(customer.password))
  return { status, code: body.code, reason: body.reason }
}

const ALL = Object.values(sandboxAccounts)
const signIns = () => Promise.all(ALL.map(each => signInOf(demo(each))))
const walletStates = () =>
  db.select({ id: wallets.id, status: wallets.status, frozenAt: wallets.frozenAt }).from(wallets)
const sorted = <Row extends { id: string }>(rows: Row[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))

const membersOf = async (owner: Customer): Promise<Member[]> =>
  (await (await owner.get('/api/v1/team')).json()).members.filter(({ openedAccount }: Member) => !openedAccount)
const nationalOf = ({ phoneNumber = '' }: Member) => phoneFromE164(phoneNumber)
const teamOf = async (owner: Customer) =>
  Object.fromEntries((await membersOf(owner)).map(member => [nationalOf(member), member.role]))

describe('a demo account', () => {
  test('is as documented again, whatever somebody has done to it', async () => {
    await tendSandbox(deps, RUNNING)
    const before = { signIns: await signIns(), wallets: sorted(await walletStates()) }
    const one = await demo(sandboxAccounts.login_without_code).signIn()
    const passwords = { currentPassword: one.password, newPassword: 'Dates&Coffee77' }
    expect((await one.post('/api/v1/auth/change-password', passwords)).status).toBe(200)
    clock.advance(OTP_RESEND_SECONDS)
    await askForChange(await demo(sandboxAccounts.login_with_code).signIn())
    await takeEffect(deps)
    for (let failure = 0; failure < LOCKOUT_FAILURES; failure++) {
      await demo(sandboxAccounts.wallet_empty).tryPassword('Palm#Trees2032')
    }
    await db.update(accounts).set({ signInCheck: 'code_and_call' }).where(eq(accounts.id, one.userId))
    await db.update(wallets).set({ status: 'inactive', frozenAt: clock() })
    expect(await signIns()).not.toEqual(before.signIns)
    await tendSandbox(deps, RUNNING)
    expect({ signIns: await signIns(), wallets: sorted(await walletStates()) }).toEqual({
      ...before,
      wallets: before.wallets.map(wallet => ({ ...wallet, frozenAt: wallet.frozenAt && expect.any(Date) })),
    })
  })

  test('of the team has its role and a waiting payment again, also when an owner has removed it', async () => {
    clock.advance(OTP_RESEND_SECONDS)
    const owner = await demo(sandboxAccounts.team_owner).signIn()
    const [maker, approver] = [sandboxAccounts.team_maker, sandboxAccounts.team_approver]
    const before = await teamOf(owner)
    expect(before).toEqual({
      [maker[0]]: 'maker',
      [approver[0]]: 'approver',
      [sandboxAccounts.team_viewer[0]]: 'viewer',
    })
    const idOf = async ([phone]: readonly [string]) => (await membersOf(owner)).find(each => nationalOf(each) === phone)
    await withdraw(owner, await newestApproval(owner))
    await changeRole(owner, (await idOf(approver))?.memberId ?? '', 'viewer')
    await owner.delete(`/api/v1/team/members/${(await idOf(maker))?.memberId}`)
    expect(await teamOf(owner)).not.toEqual(before)
    await tendSandbox(deps, RUNNING)
    expect(await teamOf(owner)).toEqual(before)
    expect(await newestApproval(await demo(approver).signIn())).toMatchObject({ state: 'waiting', mayApprove: true })
    const newest = await newestApproval(owner)
    await tendSandbox(deps, RUNNING)
    expect(await newestApproval(owner)).toEqual(newest)
    expect((await signInOf(demo(maker))).status).toBe(200)
  })

  test('of the team is asked for a document that is never late, and again when the staff have settled it', async () => {
    clock.advance(OTP_RESEND_SECONDS)
    const owner = await demo(sandboxAccounts.team_owner).signIn()
    const requests = async (): Promise<DocumentRequest[]> =>
      (await (await owner.get('/api/v1/business-documents')).json()).requests
    await tendSandbox(deps, RUNNING)
    const [first] = await requests()
    expect(first).toMatchObject({ kind: 'vat_certificate', state: 'open' })
    await db.update(documentRequests).set({ dueOn: riyadhDay(clock()) })
    await tendSandbox(deps, RUNNING)
    expect(await requests()).toEqual([first])
    await db.update(documentRequests).set({ closedAt: clock(), outcome: 'withdrawn' })
    await tendSandbox(deps, RUNNING)
    expect(await requests()).toEqual([
      {
        ...first,
        documentRequestId: expect.not.stringContaining(first!.documentRequestId),
        createdAt: expect.any(String),
      },
    ])
  })

  test('is left alone in live mode', async () => {
    const live = { ...deps, sandbox: undefined }
    await db.update(wallets).set({ frozenAt: clock() })
    const before = await walletStates()
    await tendSandbox(live, RUNNING)
    expect(await walletStates()).toEqual(before)
  })
})

describe('a test business', () => {
  test('is closed when nothing has used it for 30 days, and one that is used stays', async () => {
    const [used, unused, visited] = [
      await newSandboxBusiness(app),
      await newSandboxBusiness(app),
      await newSandboxBusiness(app),
    ]
    clock.advance(29 * DAY_SECONDS)
    await tendSandbox(deps, RUNNING)
    for (const { key } of [used]) expect((await callWith(app, key)).status).toBe(200)
    const { password, business } = visited
    await new Customer(app, { identifier: business.phoneNumber.replace('+966', '0'), password }).signIn()
    clock.advance(2 * DAY_SECONDS)
    await tendSandbox(deps, RUNNING)
    expect(await callWith(app, unused.key)).toEqual(refusal(401, 'API_KEY_REVOKED'))
    for (const { key } of [used, visited]) expect((await callWith(app, key)).status).toBe(200)
  })
})
