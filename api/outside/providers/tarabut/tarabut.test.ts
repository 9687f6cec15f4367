import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import type { PayeeCheckProvider } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { tarabutPayeeCheck } from './tarabut.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const lines: string[] = []
const log = createLog({ level: 'warn', destination: { write: line => void lines.push(line) } })
const tarabut = providerUnderTest('tarabut', { Authorization: 'Bearer the key' })
const live = (client = tarabut.client()): PayeeCheckProvider => tarabutPayeeCheck(client, log)

const payee = (iban: string) => ({ iban, identifier: '1012345678', name: 'Oasis Trading' })

describe.each([
  ['the sandbox', () => deps.providers.payeeCheck],
  ['Tarabut', live],
])('the check of a payee through %s', (_name, of) => {
  test.each([
    ['match', 'SA1280608010000000000001'],
    ['mismatch', sandboxValues.iban.payee_mismatch[0]],
    ['unavailable', sandboxValues.iban.payee_check_unavailable[0]],
  ])('says: %s', async (outcome, iban) => {
    expect(await of().check(payee(iban))).toBe(outcome)
  })
})

describe('Tarabut', () => {
  test.each(['SA0680608010000000000012', 'SA7680608010000000000013'])('refuses what is no account: %s', async iban => {
    expect(await live().check(payee(iban))).toBe('mismatch')
  })

  test('is unavailable with a result that nobody knows, and the log says so', async () => {
    expect(await live().check(payee('SA3380608010000000000011'))).toBe('unavailable')
    expect(lines.join()).toContain('VERIFICATION PENDING')
    expect(lines.join()).not.toMatch(/SA33|1012345678/)
  })

  test('gets our key, and no name', async () => {
    await live().check(payee('SA1280608010000000000001'))
    const [request] = tarabut.standIn().requests
    expect(request?.headers.authorization).toBe('Bearer the key')
    expect(request?.body).toEqual({ iban: 'SA1280608010000000000001', identifier: '1012345678' })
  })

  describeFaults(tarabut, client => live(client).check(payee('SA1280608010000000000001')), 'unavailable')
})
