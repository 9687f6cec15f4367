import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { AccountOpeningProvider } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { accountOpening } from './account-opening.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const institution = providerUnderTest('account-opening', { Authorization: 'Bearer the key' })
const live = (client = institution.client()): AccountOpeningProvider => accountOpening(client)
const requests = () => institution.standIn().requests

const requestFor = (nationalId = '1990800003', reference: string = randomUUID()) => ({
  reference,
  attempt: randomUUID(),
  nationalId,
  crNumber: '1010123456',
})

describe.each([
  ['the sandbox', () => deps.providers.accountOpening],
  ['the institution', live],
])('account opening by %s', (_name, of) => {
  test('opens an account', async () => {
    expect(await of().open(requestFor())).toBe('opened')
  })

  test('returns the same for a repeated reference', async () => {
    const { reference } = requestFor()
    expect(await of().open(requestFor('1990800003', reference))).toBe('opened')
    expect(await of().open(requestFor('1990800003', reference))).toBe('opened')
  })

  test('refuses a person whom the institution does not accept', async () => {
    expect(await of().open(requestFor('1990600130'))).toBe('forbidden')
  })
})

describe('the institution', () => {
  test('gets our key, our reference and whom the account is for', async () => {
    const { reference } = requestFor()
    await live().open(requestFor('1990800003', reference))
    expect(requests()).toMatchObject([
      {
        operationId: 'openAccount',
        headers: { authorization: 'Bearer the key' },
        parameters: { reference },
        body: { nationalId: '1990800003', crNumber: '1010123456' },
      },
    ])
  })

  test('may say that the account is open now, or that it was open before', async () => {
    expect(await live().open(requestFor('1990800003', '6f2f4c2e-7d0f-4c0e-9a1e-0d1c5b1f0001'))).toBe('opened')
    expect(await live().open(requestFor('1990800003', '6f2f4c2e-7d0f-4c0e-9a1e-0d1c5b1f0002'))).toBe('opened')
  })

  test('gets the same reference again when it failed, so that no second account opens', async () => {
    institution.standIn().setFault('reset')
    const { reference } = requestFor()
    expect(await live().open(requestFor('1990800003', reference))).toBe('unavailable')
    expect(requests().map(({ parameters }) => parameters.reference)).toEqual([reference, reference])
  })

  describeFaults(institution, client => live(client).open(requestFor()), 'unavailable')
})
