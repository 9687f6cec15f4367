import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const first = await testDatabase()
const second = await testDatabase()
afterAll(async () => {
  await first.close()
  await second.close()
})

test('every test database is of the kind asked for and stands alone', async () => {
  expect(first.kind).toBe(process.env.TEST_DB === 'postgres' ? 'postgres' : 'pglite')
  await first.db.execute(sql`create table mine (id integer)`)
  await first.db.execute(sql`insert into mine values (1)`)
  await expect(second.db.execute(sql`select * from mine`)).rejects.toThrow()
})

test('truncate empties every table', async () => {
  await first.truncate()
  expect(await first.db.$count(sql`mine`)).toBe(0)
})
