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

test.each([
  { message: 'sorry, too many clients already', code: '53300', advice: 'No connection to the database is free.' },
  { message: 'could not write init file', code: 'XX000', advice: 'The disk of the database is full.' },
])('a database without a free connection or space leads to what to do: $message', ({ message, code, advice }) => {
  const cause = Object.assign(new Error(message), { code })
  for (const error of [cause, new Error('Failed query: select 1\nparams: 0512345678', { cause })]) {
    const [first = '', ...lines] = explainStartupError(error).split('\n')
    expect(first).toContain(advice)
    expect(lines).toEqual([`(${message})`])
  }
})
