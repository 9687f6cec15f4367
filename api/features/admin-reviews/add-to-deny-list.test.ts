import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { screenId } from '#api/testing/customers/identity-steps.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome, outcomes } from '#api/testing/outcome.ts'
import { addToDenyList, DENIAL, deny, denyList } from '#api/testing/staff/deny-list-steps.ts'
import { newestAdminEvent } from '#api/testing/staff/kyb-option-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newNationalId } from '#api/testing/unique-values.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
beforeAll(async () => {
  await Promise.all([sara.signIn(), omar.signIn()])
})

describe('addToDenyList', () => {
  test('refuses the number in sign-up with the documented hit', async () => {
    const idNumber = newNationalId('1')
    const noura = await signUp(app).upTo('id')
    await deny(sara, idNumber)
    expect(await outcome(screenId(noura, idNumber))).toEqual({ status: 200, body: { status: 'HIT' } })
  })

  test('lists who added which digits, when and why, and so does the log', async () => {
    const idNumber = newNationalId('1')
    const admin = { name: 'Sara', email: sara.email }
    const entry = await deny(sara, idNumber)
    const lastDigits = idNumber.slice(-4)
    expect(entry).toEqual({
      entryId: expect.any(String),
      lastDigits,
      reason: DENIAL,
      addedBy: admin,
      addedAt: clock().toISOString(),
    })
    expect(await denyList(omar)).toContainEqual(entry)
    expect(await newestAdminEvent(sara)).toMatchObject({
      type: 'deny_list_added',
      admin,
      subject: { kind: 'deny_list_entry', id: entry.entryId, name: lastDigits },
      reason: DENIAL,
    })
  })

  test('stores the number encrypted', async () => {
    const idNumber = newNationalId('2')
    await deny(sara, idNumber)
    const entries = await database.db.select({ text: sql`entry::text` }).from(sql`deny_list_entries entry`)
    const json = JSON.stringify([entries, await newestAdminEvent(sara)])
    expect(json).toContain(idNumber.slice(-4))
    expect(json).not.toContain(idNumber)
  })

  test('refuses a number that is on the list, also of two at once', async () => {
    const idNumber = newNationalId('1')
    const both = await outcomes([addToDenyList(sara, idNumber), addToDenyList(omar, idNumber)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await outcome(addToDenyList(omar, idNumber, 'Court order'))).toMatchObject({
      status: 409,
      body: { code: 'DENY_LIST_DUPLICATE' },
    })
    expect(await denyList(sara, `?lastDigits=${idNumber.slice(-4)}`)).toHaveLength(1)
  })

  test.each([
    ['a wrong check digit', { idNumber: '1990800004' }, 'idNumber'],
    ['a reason with too few visible characters', { reason: 'o\u200b\u200bk' }, 'reason'],
  ])('refuses %s', async (_what, changes, field) => {
    const request = { idNumber: '1990800003', reason: DENIAL, ...changes }
    expect(await outcome(sara.post('/deny-list', request))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { [field]: expect.any(String) } },
    })
  })
})
