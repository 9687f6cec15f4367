import { afterAll, expect, test } from 'vitest'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { takeLease } from './lease.ts'

const { db, close } = await testDatabase()
afterAll(() => close())

const NOW = new Date('2026-01-05T09:00:00Z')
const after = (seconds: number) => addSeconds(NOW, seconds)
const take = (subject: string, now = NOW) => takeLease(db, { kind: 'lease', subject }, 30, now)

test('is of one holder until it ends', async () => {
  const lease = await take('ends')
  expect(await take('ends')).toBeUndefined()
  await lease?.end()
  expect(await take('ends')).toBeDefined()
})

test('is of another holder after its time, and cannot be renewed then', async () => {
  const lease = await take('expires')
  expect(await take('expires', after(29))).toBeUndefined()
  expect(await take('expires', after(30))).toBeDefined()
  expect(await lease?.renew(after(31))).toBe(false)
})

test('that is renewed lasts longer', async () => {
  const lease = await take('renewed')
  expect(await lease?.renew(after(20))).toBe(true)
  expect(await take('renewed', after(49))).toBeUndefined()
})

test('that was taken before the clock was set back is free', async () => {
  expect(await take('set back', after(3600))).toBeDefined()
  expect(await take('set back')).toBeDefined()
})

test('of a process whose clock is slightly fast is not free', async () => {
  expect(await take('fast', after(30))).toBeDefined()
  expect(await take('fast')).toBeUndefined()
})
