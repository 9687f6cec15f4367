import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import * as apiKeySteps from '#api/testing/customers/api-keys.ts'
import { rule } from '#api/testing/customers/approvals.ts'
import { type Customer, wrongCode } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { confirmInvitation, invite, invited, TEAM } from '#api/testing/customers/team.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import * as walletSteps from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { askForEndpoint, ENDPOINTS } from '#api/testing/webhooks/webhook-steps.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

let opener: Customer
let other: Customer
let memberId: string
beforeEach(async () => {
  opener = (await newWalletOwner(plink)).customer
  other = await (await newMember(deps, app, opener.userId, 'owner')).signIn()
  memberId = (await (await newMember(deps, app, opener.userId, 'viewer')).signIn()).userId
})

interface CodeRequest {
  code: string
  confirm: (otp: string) => Promise<{ status: number }>
}

const codeOf = async (call: Promise<Response>): Promise<string> => String((await outcome(call)).body.otpCode)

const rules = [rule(1_000_00, 1)]

/** The requests that an owner confirms with a code. `shared-limits.test.ts` has the payments. */
const REQUESTS: Record<string, (owner: Customer) => Promise<CodeRequest>> = {
  'an API key': async owner => {
    const id = await apiKeySteps.ask(owner)
    return { code: owner.otp, confirm: otp => apiKeySteps.confirm(owner, id, otp) }
  },
  'a webhook endpoint': async owner => {
    const id = await askForEndpoint(owner, { url: 'https://example.com/hook', eventTypes: ['transfer.paid'] })
    return { code: owner.otp, confirm: otp => owner.post(`${ENDPOINTS}/${id}/confirm`, { otp }) }
  },
  'an action of the wallet': async owner => {
    const action = await walletSteps.ask(owner, walletSteps.named('Rent'))
    return { code: action.otpCode, confirm: otpCode => walletSteps.confirm(owner, { ...action, otpCode }) }
  },
  'an invitation': async owner => {
    const id = await invite(owner, invited())
    return { code: owner.otp, confirm: otp => confirmInvitation(owner, id, otp) }
  },
  'a role': async owner => {
    const path = `${TEAM}/members/${memberId}`
    const code = await codeOf(owner.post(`${path}/code`, { role: 'maker' }))
    return { code, confirm: otp => owner.patch(path, { role: 'maker', otp }) }
  },
  'rules of approval': async owner => {
    const code = await codeOf(owner.post('/api/v1/approval-rules/code', { rules }))
    return { code, confirm: otp => owner.post('/api/v1/approval-rules', { rules, otp }) }
  },
}

describe('wrong codes of one owner lock no other owner:', () => {
  test.each(Object.entries(REQUESTS))('%s', async (_, ask) => {
    const request = await ask(other)
    for (const index of [0, 1, 2, 3, 4]) await request.confirm(wrongCode(request.code, index))
    expect(await request.confirm(request.code)).toMatchObject({ status: 423 })
    clock.advance(31)
    const ownRequest = await ask(opener)
    expect((await ownRequest.confirm(ownRequest.code)).status).toBeLessThan(300)
  })
})
