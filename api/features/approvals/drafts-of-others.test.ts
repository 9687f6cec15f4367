import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { approvals } from '#api/kernel/db/schema/approvals.ts'
import { testApp } from '#api/testing/app.ts'
import { ACCOUNTING } from '#api/testing/customers/api-keys.ts'
import {
  approve,
  dayAhead,
  newestApproval,
  newTeamWithRules,
  readApproval,
  rule,
  type Team,
} from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { INVITATIONS, invited, TEAM } from '#api/testing/customers/team.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { bill } from '#api/testing/money/bills.ts'
import { ANY_IBAN } from '#api/testing/money/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { DEACTIVATE, dailyLimit, named } from '#api/testing/money/wallet-requests.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { database, deps, clock } = plink
const { db } = database
afterAll(() => database.close())

let team: Team
let second: Customer
beforeEach(async () => {
  team = await newTeamWithRules(plink)
  second = await (await newMember(deps, plink.app, team.businessId, 'owner')).signIn()
})

/** The calls on a draft that waits for a code. */
interface Draft {
  again?: (by: Customer) => Response | Promise<Response>
  confirm: (by: Customer) => Response | Promise<Response>
}

async function create(by: Customer, path: string, body: object): Promise<Record<string, unknown>> {
  const { status, body: response } = await outcome(by.post(`/api/v1${path}`, body))
  expect(status, JSON.stringify(response)).toBeLessThan(300)
  return response
}

const draftAt = (path: string, otp: unknown, again = 'resend'): Draft => ({
  again: by => by.post(`/api/v1${path}/${again}`, {}),
  confirm: by => by.post(`/api/v1${path}/confirm`, { otp }),
})

const transferOf = (amount: number, more: object = {}) => ({
  destination: { kind: 'beneficiary', beneficiaryId: team.beneficiaryId },
  amount: sar(amount),
  purpose: 'expenses_services',
  ...more,
})

async function transferBy(by: Customer, more: object = {}): Promise<Draft> {
  const { transfer, otpCode } = await create(by, '/transfers', transferOf(100_00, more))
  return draftAt(`/transfers/${(transfer as { transferId: string }).transferId}`, otpCode)
}

const FILE = { csv: `iban,amount,purpose\n${ANY_IBAN},100,payroll_benefits\n` }

async function uploadBy(by: Customer): Promise<string> {
  const { batch } = await create(by, '/transfer-batches', FILE)
  return `/transfer-batches/${(batch as { batchId: string }).batchId}`
}

async function fileBy(by: Customer): Promise<Draft> {
  const path = await uploadBy(by)
  return draftAt(path, (await create(by, `${path}/code`, {})).otpCode, 'code')
}

async function billsBy(by: Customer): Promise<Draft> {
  const { billOrderId, otpCode } = await create(by, '/bill-orders', { bills: [bill()] })
  return draftAt(`/bill-orders/${billOrderId}`, otpCode)
}

async function beneficiaryBy(by: Customer): Promise<Draft> {
  const payee = { name: 'Jeddah Paper Co.', iban: newIban() }
  const { beneficiaryId, otpCode } = await create(by, '/beneficiaries', payee)
  return draftAt(`/beneficiaries/${beneficiaryId}`, otpCode)
}

const actionBy = (change: object) => async (by: Customer) => {
  const { actionId, otpCode } = await create(by, '/wallet/actions', change)
  return draftAt(`/wallet/actions/${actionId}`, otpCode)
}

async function apiKeyBy(by: Customer): Promise<Draft> {
  const { apiKeyId, otpCode } = await create(by, '/api-keys', ACCOUNTING)
  return draftAt(`/api-keys/${apiKeyId}`, otpCode)
}

async function endpointBy(by: Customer): Promise<Draft> {
  const { webhookEndpoint, confirmation } = await create(by, '/webhook-endpoints', {
    url: 'https://shop.example/plink',
  })
  const { webhookEndpointId } = webhookEndpoint as { webhookEndpointId: string }
  return draftAt(`/webhook-endpoints/${webhookEndpointId}`, (confirmation as { otpCode: string }).otpCode)
}

async function invitationBy(by: Customer): Promise<Draft> {
  const { status, body } = await outcome(by.post(INVITATIONS, invited()))
  expect(status).toBe(201)
  return draftAt(`/team/invitations/${body.invitationId}`, body.otpCode)
}

async function rulesBy(by: Customer): Promise<Draft> {
  const rules = [rule(10_00, 1)]
  const { otpCode: otp } = await create(by, '/approval-rules/code', { rules })
  return { confirm: customer => customer.post('/api/v1/approval-rules', { rules, otp }) }
}

async function roleBy(by: Customer): Promise<Draft> {
  const path = `${TEAM}/members/${team.maker.userId}`
  const { otpCode: otp } = (await outcome(by.post(`${path}/code`, { role: 'viewer' }))).body
  return { confirm: customer => customer.patch(path, { role: 'viewer', otp }) }
}

const KINDS: [kind: string, make: (by: Customer) => Promise<Draft>, code: string][] = [
  ['a transfer', transferBy, 'TRANSFER_EXPIRED'],
  [
    'a scheduled transfer',
    by => transferBy(by, { schedule: { startsOn: dayAhead(clock(), 2), repeats: 'monthly' } }),
    'TRANSFER_EXPIRED',
  ],
  ['a file of transfers', fileBy, 'TRANSFER_BATCH_EXPIRED'],
  ['an order of bills', billsBy, 'BILL_PAYMENT_EXPIRED'],
  ['a beneficiary', beneficiaryBy, 'ACTION_EXPIRED'],
  ['a limit', actionBy(dailyLimit(10_00)), 'ACTION_EXPIRED'],
  ['a new sub-wallet', actionBy(named('Savings')), 'ACTION_EXPIRED'],
  ['a stop of the wallet', actionBy(DEACTIVATE), 'ACTION_EXPIRED'],
  ['an API key', apiKeyBy, 'ACTION_EXPIRED'],
  ['a webhook endpoint', endpointBy, 'ACTION_EXPIRED'],
  ['an invitation', invitationBy, 'ACTION_EXPIRED'],
  ['rules of approval', rulesBy, 'OTP_EXPIRED'],
  ['a role', roleBy, 'OTP_EXPIRED'],
]

describe('what one person of a business prepared', () => {
  test.each(KINDS)('is confirmed by nobody else: %s', async (_kind, make, code) => {
    const { again, confirm } = await make(second)
    expect(await outcome(confirm(team.owner))).toEqual(refusal(410, code))
    clock.advance(31)
    if (again) expect(await outcome(again(team.owner))).toEqual(refusal(410, code))
    expect((await confirm(second)).status).toBeLessThan(300)
  })

  test.each(KINDS.slice(0, 4))('is not confirmed by a maker for an owner: %s', async (_kind, make, code) => {
    const { again, confirm } = await make(team.owner)
    expect(await outcome(confirm(team.maker))).toEqual(refusal(410, code))
    clock.advance(31)
    expect(await outcome(again!(team.maker))).toEqual(refusal(410, code))
    expect(await outcome(confirm(team.owner))).toMatchObject({ status: 200 })
    expect(await approve(team.owner, await newestApproval(team.owner))).toEqual(refusal(403, 'APPROVAL_BY_MAKER'))
  })

  test('is not approved by whoever prepared it, whoever has confirmed it', async () => {
    const { confirm } = await fileBy(team.maker)
    await confirm(team.maker)
    const waiting = await newestApproval(team.owner)
    expect(waiting.mayApprove).toBe(true)
    // The previous release let another person confirm a file than the one who made it.
    await db.execute(sql`alter table transfer_batches disable trigger user`)
    await db.execute(
      sql`update transfer_batches set made_by = ${team.owner.userId} where id = ${waiting.batch!.batchId}`,
    )
    await db.execute(sql`alter table transfer_batches enable trigger user`)
    const approval = await readApproval(team.owner, waiting)
    expect(approval.mayApprove).toBe(false)
    expect(await approve(team.owner, approval)).toEqual(refusal(403, 'APPROVAL_BY_MAKER'))
    const row = { requestId: waiting.approvalId, revision: 1, personId: team.owner.userId, at: clock() }
    await expect(db.insert(approvals).values(row)).rejects.toMatchObject({ cause: { code: '23514' } })
    expect(await approve(team.approver, approval)).toMatchObject({ status: 200 })
  })
})

describe('createTransferBatch', () => {
  test('makes a draft of whoever uploads the same rows, in place of that of somebody else', async () => {
    const first = await uploadBy(team.owner)
    const next = await uploadBy(team.maker)
    expect(next).not.toBe(first)
    expect(await outcome(team.maker.get(`/api/v1${first}`))).toMatchObject({ body: { batch: { state: 'cancelled' } } })
    const { otpCode: otp } = await create(team.maker, `${next}/code`, {})
    expect(await create(team.maker, `${next}/confirm`, { otp })).toMatchObject({ state: 'awaiting_approval' })
    expect(await uploadBy(team.owner)).toBe(next)
  })
})
