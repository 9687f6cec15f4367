import { expect, test } from 'vitest'
import { certificateFile } from '#api/testing/database/tls-postgres.ts'
import { DATABASE_URLS, readDatabaseUrls } from './database-urls.ts'

const CA = certificateFile('ca.crt')
const REMOTE = 'postgres://plink@db.example/plink'
const read = (values: Record<string, string>) => readDatabaseUrls({ values, problems: [] })

test.each([
  [{ DATABASE_CA_FILE: CA }, `?sslrootcert=${encodeURIComponent(CA)}`],
  [{ PGSSLMODE: 'verify-full' }, '?sslmode=verify-full'],
  [{}, ''],
])('the URLs get what other variables say about TLS: %o', (variables, query) => {
  for (const name of DATABASE_URLS)
    expect(read({ ...variables, [name]: REMOTE }).values[name]).toBe(`${REMOTE}${query}`)
})

test.each([
  `${REMOTE}?sslmode=disable`,
  `${REMOTE}?sslrootcert=system`,
  'postgres://plink@db.example/plink?host=/run/postgresql',
])('a URL keeps what it says itself: %s', url => {
  expect(read({ DATABASE_CA_FILE: CA, DATABASE_URL: url }).values.DATABASE_URL).toBe(url)
})

test('the CA of a variable is a file, or the variable is refused with the URL', () => {
  expect(read({ DATABASE_CA_FILE: '/nowhere', DATABASE_URL: REMOTE }).problems).toEqual([
    'DATABASE_URL names sslrootcert=/nowhere, which cannot be read (ENOENT)',
  ])
})

test.each(DATABASE_URLS)('live mode refuses a %s that leads to another machine in the clear or to anybody', name => {
  const problems = (url: string, more = {}) => read({ PLINK_MODE: 'live', [name]: url, ...more }).problems.join('\n')
  expect(problems(REMOTE)).toMatch(`${name} leads to db.example, and the connection is not encrypted: in live mode`)
  expect(problems(`${REMOTE}?sslmode=disable`)).toContain('is not encrypted')
  expect(problems(`${REMOTE}?sslmode=require`)).toContain('accepts any certificate')
  expect(problems(`${REMOTE}?sslmode=verify-full`)).toBe('')
  expect(problems(REMOTE, { DATABASE_CA_FILE: CA })).toBe('')
  expect(problems(REMOTE, { ALLOW_UNVERIFIED_DATABASE: '1' })).toBe('')
  expect(problems('postgres://plink@127.0.0.1/plink')).toBe('')
  expect(read({ [name]: REMOTE }).problems).toEqual([])
})
