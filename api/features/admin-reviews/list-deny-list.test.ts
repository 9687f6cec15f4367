import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { deny, denyList } from '#api/testing/staff/deny-list-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

/** Stores this many entries. Their last digits count from 0000. */
async function fill(count: number): Promise<void> {
  const [admin] = await db.select().from(admins)
  const entries = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    nationalId: randomUUID(),
    lastDigits: String(index).padStart(4, '0'),
    reason: 'Court order',
    addedBy: admin!.id,
    addedAt: clock(),
  }))
  await db.insert(denyListEntries).values(entries)
}

describe('listDenyList', () => {
  test('returns pages of 50, the last added first, and finds entries by their last digits', async () => {
    await fill(60)
    await deny(sara, '1990800003')
    const first = await (await sara.get('/deny-list')).json()
    expect(first.items).toHaveLength(50)
    expect(first.items[0]).toMatchObject({ lastDigits: '0003', reason: expect.stringContaining('fraud') })
    expect(first.nextCursor).toBe(first.items.at(-1).entryId)
    const second = await (await sara.get(`/deny-list?cursor=${first.nextCursor}`)).json()
    expect(second).toMatchObject({ nextCursor: null })
    expect(second.items.map(({ lastDigits }: { lastDigits: string }) => lastDigits)).toEqual(
      Array.from({ length: 11 }, (_, index) => String(10 - index).padStart(4, '0')),
    )
    expect((await denyList(sara, '?lastDigits=0003')).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('fraud'),
      'Court order',
    ])
    expect(await denyList(sara, '?status=removed&lastDigits=0003')).toEqual([])
  })

  test('refuses a cursor that is no entry', async () => {
    expect(await outcome(sara.get(`/deny-list?cursor=${randomUUID()}`))).toMatchObject({
      status: 400,
      body: { code: 'CURSOR_INVALID' },
    })
  })
})
