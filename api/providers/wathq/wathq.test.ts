import { afterAll, describe, expect, test } from 'vitest'
import type { RegistryProvider } from '#api/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/provider.ts'
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
        legalName: expect.stringMatching(/[a-z]/),
        legalNameArabic: expect.stringMatching(/[ء-ي]/),
        issueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        expiryDate: null,
        status: 'active',
      },
    })
  })

  test('finds a suspended company', async () => {
    expect(await of().lookUp('9900000003')).toMatchObject({ registration: { status: 'suspended' } })
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

  test.each([
    ['in liquidation', '7000000003', ACTIVE],
    ['with a status that nobody knows', '7001234567', new Set<number>()],
  ])('has no active company %s', async (_what, number, statuses) => {
    const found = await wathqRegistry(wathq.client(), statuses).lookUp(number)
    expect(found).toMatchObject({ registration: { status: 'suspended' } })
  })

  describeFaults(wathq, client => live(client).lookUp('7001234567'), { kind: 'unavailable' })
})
