import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { testApp } from '#api/testing/app.ts'
import { screenId } from '#api/testing/customers/identity-steps.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome, outcomes } from '#api/testing/outcome.ts'
import { deny, denyList, removeFromDenyList } from '#api/testing/staff/deny-list-steps.ts'
import { newestAdminEvent } from '#api/testing/staff/kyb-option-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newNationalId } from '#api/testing/unique-values.ts'

const { app, clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
beforeAll(async () => {
  await Promise.all([sara.signIn(), omar.signIn()])
})

describe('removeFromDenyList', () => {
  test('admits the number in sign-up again', async () => {
    const idNumber = newNationalId('1')
    const noura = await signUp(app).upTo('id')
    const { entryId } = await deny(sara, idNumber)
    await removeFromDenyList(omar, entryId)
    expect(await outcome(screenId(noura, idNumber))).toEqual({ status: 200, body: { status: 'CLEAR' } })
  })

  test('keeps the entry with who removed it, when and why, and the log says it', async () => {
    const entry = await deny(sara, newNationalId('1'))
    const { entryId, lastDigits: name } = entry
    clock.advance(60)
    const admin = { name: 'Omar', email: omar.email }
    const reason = 'Court order lifted'
    const entryWithRemoval = { ...entry, removal: { admin, reason, removedAt: clock().toISOString() } }
    expect(await outcome(removeFromDenyList(omar, entryId, ` ${reason} `))).toEqual({
      status: 200,
      body: entryWithRemoval,
    })
    expect(await denyList(sara, '?status=removed')).toContainEqual(entryWithRemoval)
    expect((await denyList(sara)).map(each => each.entryId)).not.toContain(entryId)
    const subject = { kind: 'deny_list_entry', id: entryId, name }
    expect(await newestAdminEvent(sara)).toMatchObject({ type: 'deny_list_removed', admin, subject, reason })
  })

  test('happens once', async () => {
    const { entryId } = await deny(sara, newNationalId('1'))
    const both = await outcomes([removeFromDenyList(sara, entryId), removeFromDenyList(omar, entryId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both).toContainEqual({ status: 409, body: expect.objectContaining({ code: 'DENY_LIST_ENTRY_REMOVED' }) })
  })

  test('needs an entry and a reason', async () => {
    expect(await outcome(removeFromDenyList(sara, crypto.randomUUID()))).toMatchObject({
      status: 404,
      body: { code: 'DENY_LIST_ENTRY_NOT_FOUND' },
    })
    const { entryId } = await deny(sara, newNationalId('1'))
    expect(await outcome(removeFromDenyList(sara, entryId, 'o\u200b\u200bk'))).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    })
  })
})

test('the database refuses any other change of an entry', async () => {
  const { entryId } = await deny(sara, newNationalId('1'))
  const isIt = eq(denyListEntries.id, entryId)
  const triggerError = { cause: { message: 'entries of deny_list_entries can only be removed, once' } }
  await expect(db.delete(denyListEntries).where(isIt)).rejects.toMatchObject(triggerError)
  await expect(db.update(denyListEntries).set({ reason: 'None' }).where(isIt)).rejects.toMatchObject(triggerError)
  await removeFromDenyList(sara, entryId)
  const back = { removedBy: null, removedAt: null, removalReason: null }
  await expect(db.update(denyListEntries).set(back).where(isIt)).rejects.toMatchObject(triggerError)
})
