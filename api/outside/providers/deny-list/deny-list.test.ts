import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { deny, removeFromDenyList } from '#api/testing/staff/deny-list-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newNationalId } from '#api/testing/unique-values.ts'
import { denyListScreening } from './deny-list.ts'

const { app, database, deps } = await testApp()
afterAll(database.close)

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

describe.each([
  ['the sandbox', deps.providers.idScreening],
  ['the deny list', denyListScreening(database.db)],
])('the screening of ID numbers by %s', (_name, provider) => {
  test('is clear for a number that is not on the list', async () => {
    await deny(sara, newNationalId('1'))
    expect(await provider.screen(newNationalId('1'))).toBe('clear')
  })

  test('is a hit as long as the number is on the list', async () => {
    const idNumber = newNationalId('2')
    const { entryId } = await deny(sara, idNumber)
    expect(await provider.screen(idNumber)).toBe('hit')
    await removeFromDenyList(sara, entryId)
    expect(await provider.screen(idNumber)).toBe('clear')
    await deny(sara, idNumber)
    expect(await provider.screen(idNumber)).toBe('hit')
  })
})

test('the deny list knows no test values of the sandbox', async () => {
  const { screen } = denyListScreening(database.db)
  expect([await screen('1990700013'), await screen('1990500033')]).toEqual(['clear', 'clear'])
})
