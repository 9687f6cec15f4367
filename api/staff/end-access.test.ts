import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { refresh, UNAUTHENTICATED } from '#api/testing/customers/session-steps.ts'
import { joined, openInvitation, TEAM } from '#api/testing/customers/team.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { endpointsOf, newEndpoint } from '#api/testing/webhooks/webhook-steps.ts'
import { ACCESS, type Access } from './end-access.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const end = (what: Access) => ACCESS[what](db, clock())

describe('what a restored backup lets in again', () => {
  let owner: Customer
  let member: Customer
  let admin: StaffMember
  let key: string
  beforeAll(async () => {
    owner = await (await newCustomer(app)).signIn()
    member = await joined(app, owner)
    admin = await new StaffMember(app).signIn()
    await openInvitation(owner, newPhone())
    key = await storeApiKey(deps, owner.userId, { scopes: ['wallet:read'] })
    await newEndpoint(owner, { url: 'https://shop.example/plink' })
  })

  test('endpoints are disabled, until their owner enables them', async () => {
    expect(await end('webhooks')).toBeGreaterThanOrEqual(1)
    expect(await endpointsOf(owner)).toMatchObject([{ state: 'disabled', disabledCause: 'owner' }])
    expect(await end('webhooks')).toBe(0)
  })

  test('API keys are revoked', async () => {
    expect((await callWith(app, key)).status).toBe(200)
    expect(await end('keys')).toBeGreaterThanOrEqual(1)
    expect(await callWith(app, key)).toEqual(refusal(401, 'API_KEY_REVOKED'))
    expect(await end('keys')).toBe(0)
  })

  test('members are removed and invitations end, and whoever opened the business stays', async () => {
    expect((await member.get('/api/v1/wallet')).status).toBe(200)
    expect(await end('members')).toBeGreaterThanOrEqual(2)
    expect((await member.get('/api/v1/wallet')).status).toBe(401)
    expect((await member.tryPassword(member.password)).status).toBe(401)
    const team = await outcome(owner.get(TEAM))
    expect(team.body).toMatchObject({ members: [{ memberId: owner.userId }], invitations: [] })
    expect(await end('members')).toBe(0)
  })

  test('everybody is signed out, staff too', async () => {
    expect((await admin.get('/customers')).status).toBe(200)
    expect(await end('sessions')).toBeGreaterThanOrEqual(2)
    expect(await outcome(owner.get('/api/v1/auth/me'))).toMatchObject(UNAUTHENTICATED)
    expect((await refresh(app, owner)).status).toBe(401)
    expect((await admin.get('/customers')).status).toBe(401)
    expect(await end('sessions')).toBe(0)
    expect((await owner.signIn()).accessToken).toBeTruthy()
  })
})
