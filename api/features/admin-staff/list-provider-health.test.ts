import { afterAll, describe, expect, test } from 'vitest'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'
import { testApp } from '#api/testing/app.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, with: appWith } = await testApp()
afterAll(database.close)

const healthFor = (server: Server, { token }: StaffMember) =>
  outcome(server.request('/health/providers', { headers: { Authorization: `Bearer ${token}` } }))

describe('listProviderHealth', () => {
  test('is empty in the sandbox, which calls nobody', async () => {
    const sara = await new StaffMember(app).signIn()
    expect(await healthFor(app, sara)).toEqual({ status: 200, body: { items: [], nextCursor: null } })
  })

  test('names the providers that are called', async () => {
    const providerHealth = new ProviderHealth(clock)
    providerHealth.register('wathq', () => false)
    const sara = await new StaffMember(app).signIn()
    expect(await healthFor(appWith({ providerHealth }), sara)).toMatchObject({
      body: { items: [{ name: 'wathq', state: 'unused', lastFailure: null }] },
    })
  })
})
