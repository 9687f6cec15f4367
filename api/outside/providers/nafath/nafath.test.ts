import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NafathProvider } from '#api/outside/providers/providers.ts'
import { decideSandboxRequest } from '#api/outside/sandbox/nafath.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { nafathWeb } from './nafath.ts'
import { nafathTokens } from './nafath-tokens.ts'

const { clock, database, deps } = await testApp()
afterAll(database.close)

const NATIONAL_ID = '1990800003'
const portal = providerUnderTest('nafath', { 'APP-ID': 'the app', 'APP-KEY': 'the key' })
const tokensOf = (client = portal.client()) => nafathTokens(client, { audience: 'plink', clock, log: deps.log })
const live = (client = portal.client(), tokens = tokensOf(client)): NafathProvider =>
  nafathWeb(client, tokens, deps.log)

const start = (nafath: NafathProvider, requestId: string = randomUUID()) =>
  nafath.start({
    requestId,
    nationalId: NATIONAL_ID,
    phone: '+966512345678',
    address: '203.0.113.7',
    expiresAt: new Date(clock().getTime() + 60_000),
  })

async function started(nafath: NafathProvider): Promise<string> {
  const outcome = await start(nafath)
  return outcome.kind === 'started' ? outcome.reference : ''
}

const outcomeOf = (nafath: NafathProvider, reference: string) => nafath.outcome({ reference, nationalId: NATIONAL_ID })

describe.each<[string, () => NafathProvider, (reference: string) => Promise<string>]>([
  [
    'the sandbox',
    () => deps.providers.nafath,
    async reference => (await decideSandboxRequest(database.db, reference, 'expire'))?.id ?? '',
  ],
  ['the web flow', live, async () => 'expired'],
])('Nafath by %s', (_name, of, expire) => {
  test('starts a request with a page for the person', async () => {
    expect(await start(of())).toEqual({
      kind: 'started',
      reference: expect.stringMatching(/./),
      portalUrl: expect.stringMatching(/^https?:/),
    })
  })

  test('waits for the person', async () => {
    const nafath = of()
    expect(await outcomeOf(nafath, await started(nafath))).toEqual({ kind: 'waiting' })
  })

  test('says when a request has expired', async () => {
    const nafath = of()
    expect(await outcomeOf(nafath, await expire(await started(nafath)))).toEqual({ kind: 'expired' })
  })

  test('cancels a request', async () => {
    const nafath = of()
    await expect(nafath.cancel(await started(nafath))).resolves.toBeUndefined()
  })

  test.each([
    ['reject', 'rejected'],
    ['ask_again', 'expired'],
  ] as const)('ends a request with the decision to %s', async (decision, kind) => {
    const nafath = of()
    expect(await nafath.decide(await started(nafath), decision)).toEqual({ kind })
  })
})

describe('the web flow of Nafath', () => {
  const requests = () => portal.standIn().requests

  test('redeems the state of the page, not its hash', async () => {
    const nafath = live()
    await outcomeOf(nafath, await started(nafath))
    expect(requests()).toMatchObject([
      {
        operationId: 'createSession',
        headers: { 'app-id': 'the app', 'app-key': 'the key', 'x-forwarded-for': '203.0.113.7' },
      },
      { operationId: 'getKeys' },
      { operationId: 'redeemState', body: { state: 'waiting+1=' } },
    ])
  })

  test('redeems the hash when the page has no state', async () => {
    expect(await start(live(), '6f2f4c2e-7d0f-4c0e-9a1e-0d1c5b1f0013')).toMatchObject({ reference: 'aGFzaA==' })
  })

  test.each([
    ['without a page', '6f2f4c2e-7d0f-4c0e-9a1e-0d1c5b1f0012'],
    ['with a page that is none', '6f2f4c2e-7d0f-4c0e-9a1e-0d1c5b1f0014'],
    ['while another one is active', '6f2f4c2e-7d0f-4c0e-9a1e-0d1c5b1f0015'],
  ])('starts no request %s', async (_what, requestId) => {
    expect(await start(live(), requestId)).toEqual({ kind: 'failed' })
  })

  test.each([
    ['active', 'waiting'],
    ['unknown', 'waiting'],
    ['other_code', 'unavailable'],
    ['wrong_key', 'unavailable'],
    ['approved', 'unavailable'],
  ])('for the state %s says %s', async (state, kind) => {
    expect(await outcomeOf(live(), state)).toEqual({ kind })
  })

  test('counts wrong keys as failures, and waiting for the person not', async () => {
    const client = portal.client()
    const nafath = live(client)
    for (let count = 0; count < 6; count++) await outcomeOf(nafath, 'waiting+1=')
    expect(client.isBroken()).toBe(false)
    for (let count = 0; count < 6; count++) await outcomeOf(nafath, 'wrong_key')
    expect(client.isBroken()).toBe(true)
  })

  test('redeems a state once for several calls at a time', async () => {
    const nafath = live()
    await Promise.all([1, 2, 3].map(() => outcomeOf(nafath, 'waiting+1=')))
    expect(requests().filter(({ operationId }) => operationId === 'redeemState')).toHaveLength(1)
  })

  test('redeems no state while it has no keys to check the token with', async () => {
    portal.standIn().setFault('error')
    expect(await outcomeOf(live(), 'approved')).toEqual({ kind: 'unavailable' })
    expect(requests().map(({ operationId }) => operationId)).toEqual(['getKeys', 'getKeys'])
  })

  test('cannot approve in place of the person', async () => {
    expect(await live().decide('state', 'approve')).toEqual({ kind: 'unavailable' })
  })

  describe('that starts', () => {
    describeFaults(portal, client => start(live(client)), { kind: 'failed' })
  })

  describe('that redeems', () => {
    let tokens: ReturnType<typeof tokensOf>
    beforeAll(async () => {
      tokens = tokensOf()
      await tokens.loadKeys()
    })
    describeFaults(portal, client => outcomeOf(live(client, tokens), 'waiting+1='), { kind: 'unavailable' })
  })
})
