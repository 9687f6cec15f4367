import { afterAll, describe, expect, test } from 'vitest'
import type { RegistryProvider } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { wathqRegistry } from './wathq.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const ACTIVE = new Set([1])
const wathq = providerUnderTest('wathq', { apiKey: 'the key' })

const live = (client = wathq.client()): RegistryProvider => wathqRegistry(client, ACTIVE)

describe.each([
  ['the sandbox', () => deps.providers.registry],
  ['Wathq', live],
])('the commercial registry of %s', (_name, of) => {
  test('finds an active company with its names and its date', async () => {
    expect(await of().lookUp('1010123456')).toEqual({
      kind: 'found',
      registration: {
        unifiedNumber: expect.stringMatching(/^7\d{9}$/),
        legalName: expect.stringMatching(/[a-z]/),
        legalNameArabic: expect.stringMatching(/[ء-ي]/),
        issueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        expiryDate: null,
        status: 'active',
        parties: expect.arrayContaining([
          { role: 'owner', idNumber: expect.stringMatching(/^\d{10}$/), name: expect.stringMatching(/[ء-ي]/) },
          { role: 'manager', idNumber: expect.stringMatching(/^\d{10}$/), name: expect.stringMatching(/[ء-ي]/) },
        ]),
      },
    })
  })

  test.each([
    ['suspended', '9900000003'],
    ['in_liquidation', '9900000006'],
    ['deleted', '9900000002'],
  ])('finds a company that is %s', async (status, number) => {
    expect(await of().lookUp(number)).toMatchObject({ registration: { status } })
  })

  test.each([
    ['a number that nobody has', 'not_found', '9900000001'],
    ['a record without the necessary data', 'no_data', '9900000005'],
    ['a number that is refused', 'refused', '9900000004'],
  ])('says so for %s', async (_what, kind, number) => {
    expect(await of().lookUp(number)).toEqual({ kind })
  })
})

describe('Wathq', () => {
  const operations = () => wathq.standIn().requests.map(({ operationId }) => operationId)

  test('is asked for the unified number of an older one first', async () => {
    await live().lookUp('1010123456')
    expect(operations()[0]).toBe('getUnifiedNumber')
    expect(wathq.standIn().requests.at(-1)?.parameters).toMatchObject({ crNationalNumber: '7001234567' })
  })

  test('is not asked for the unified number of a unified number', async () => {
    await live().lookUp('7001234567')
    expect(operations().toSorted()).toEqual(['getFullInfo', 'getInfo'])
  })

  test('gets our key in its header', async () => {
    await live().lookUp('7001234567')
    expect(wathq.standIn().requests[0]?.headers).toMatchObject({ apikey: 'the key' })
  })

  test('is asked for the unified number of an older one once', async () => {
    const registry = live()
    await registry.lookUp('1010123456')
    await registry.lookUp('1010123456')
    expect(operations().filter(name => name === 'getUnifiedNumber')).toHaveLength(1)
    expect(operations().filter(name => name === 'getFullInfo')).toHaveLength(2)
  })

  test('has no active company with a status that nobody knows', async () => {
    const result = await wathqRegistry(wathq.client(), new Set<number>()).lookUp('7001234567')
    expect(result).toMatchObject({ registration: { status: 'suspended' } })
  })

  describeFaults(wathq, client => live(client).lookUp('7001234567'), { kind: 'unavailable' })
})
