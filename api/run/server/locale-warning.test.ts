import { describe, expect, test } from 'vitest'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { createUtf8Database } from '#api/testing/database/postgres-admin.ts'
import { warnAboutLocale } from './locale-warning.ts'

describe.runIf(process.env.TEST_DB === 'postgres')('the locale of the database', () => {
  /** The Postgres of the tests has the locale `C`. */
  test.each([
    ['C', undefined, [expect.stringContaining("locale 'C.UTF-8'")]],
    ['C.UTF-8', createUtf8Database, []],
  ])('is reported at the start if it has no Arabic letters: %s', async (_locale, create, expected) => {
    const { url, drop } = await emptyPostgres(create)
    const database = connectPostgres(url)
    await database.executeSql('create extension pg_trgm')
    const lines: string[] = []
    await warnAboutLocale(database.db, createLog({ destination: { write: line => lines.push(line) } }))
    expect(lines).toEqual(expected)
    await database.close()
    await drop()
  })
})
