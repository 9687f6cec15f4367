import { expect, test } from 'vitest'
import { explainStartupError } from './startup-errors.ts'

test('a failed statement is explained with the error of the database and without secrets', () => {
  const cause = new Error('column "sort_order" of relation "kyb_options" does not exist')
  const text = explainStartupError(new Error('Failed query: update kyb_options\nparams: 0512345678,Sara', { cause }))
  expect(text).toContain('Failed query: update kyb_options')
  expect(text).toContain('column "sort_order" of relation "kyb_options" does not exist')
  expect(text).not.toContain('0512345678')
  expect(text).not.toContain('Sara')
})

test('a role without the rights for the tables leads to the rights that it needs', () => {
  const denied = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
  const text = explainStartupError(new Error('Failed query: CREATE TABLE "accounts"', { cause: denied }))
  expect(text).toMatch(
    /which needs CREATE on the database and on its schema public\.\n\(permission denied for schema public\)$/,
  )
})

test('a wrong setting leads to advice, even if the error wraps it in a statement', () => {
  const refused = Object.assign(new Error('password authentication failed for user "plink"'), { code: '28P01' })
  const text = explainStartupError(new Error('Failed query: select 1', { cause: refused }))
  expect(text).toContain('The database refuses the user or password of DATABASE_URL.')
})

test('a database without a free connection leads to what may hold them', () => {
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
  const text = explainStartupError(refused)
  expect(text).toMatch(/^No connection to the database is free\. .*\n\(sorry, too many clients already\)$/)
})
