import { afterAll, describe, expect, test } from 'vitest'
import type { IdentityProvider } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { yakeenIdentity } from './yakeen.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const yakeen = providerUnderTest('yakeen', {
  'APP-ID': 'the app',
  'APP-KEY': 'the app key',
  SERVICE_KEY: 'the service key',
  'ORGANIZATION-NUMBER': '7001234567',
})

const live = (client = yakeen.client()): IdentityProvider => yakeenIdentity(client)
const verify = (provider: IdentityProvider, idNumber: string) =>
  provider.matchPhone({ idNumber, phone: '+966512345678' })

describe.each([
  ['the sandbox', () => deps.providers.identity],
  ['Yakeen', live],
])('the owners of phones of %s', (_name, of) => {
  test.each([
    ['match', 'the owner', '1990800003'],
    ['mismatch', 'somebody else', '1990600023'],
  ])('says %s for %s', async (outcome, _who, idNumber) => {
    expect(await verify(of(), idNumber)).toBe(outcome)
  })
})

describe('Yakeen', () => {
  test('gets the number without a plus sign, and our keys', async () => {
    await verify(live(), '1990800003')
    expect(yakeen.standIn().requests).toMatchObject([
      {
        operationId: 'getMobileOwnership',
        parameters: { id: '1990800003', mobile: '966512345678' },
        headers: {
          'app-id': 'the app',
          'app-key': 'the app key',
          service_key: 'the service key',
          'organization-number': '7001234567',
        },
      },
    ])
  })

  test.each([
    ['an ID that it does not accept', '1000000123', 'mismatch'],
    ['an ID that it does not accept, with 200', '1000000164', 'mismatch'],
    ['a number that it does not accept', '1000000131', 'mismatch'],
    ['a response without a word about the owner', '1000000107', 'unavailable'],
    ['a response about another person', '1000000115', 'unavailable'],
    ['an error of its own', '1000000149', 'unavailable'],
    ['a wrong service key', '1000000156', 'unavailable'],
  ])('and %s', async (_what, idNumber, outcome) => {
    expect(await verify(live(), idNumber)).toBe(outcome)
  })

  test('is asked no more when it reports a wrong service key five times', async () => {
    const client = yakeen.client()
    for (let count = 0; count < 6; count++) await verify(live(client), '1000000156')
    expect(yakeen.standIn().requests).toHaveLength(5)
    expect(client.isBroken()).toBe(true)
  })

  describeFaults(yakeen, client => verify(live(client), '1990800003'), 'unavailable')
})
