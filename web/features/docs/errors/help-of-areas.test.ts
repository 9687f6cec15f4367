import { expect, test } from 'vitest'
import { areaOf } from './error-areas.ts'
import { ERROR_CODES } from './error-facts.ts'

const files = import.meta.glob<Record<string, object>>('./help/*.ts', { eager: true })

const helped = Object.entries(files).flatMap(([path, exported]) =>
  Object.values(exported).flatMap(help =>
    ERROR_CODES.filter(code => Object.hasOwn(help, code)).map(code => ({ path, code })),
  ),
)

/** The errors of the staff's operations are many, so that they have a file for each kind of work. */
const areaOfFile = (path: string) => path.replace(/^\.\/help\/(staff(?=[-.])|.*?(?=\.ts)).*$/, '$1')

test('the help of a code stands in the file of its area', () => {
  expect(helped).toHaveLength(ERROR_CODES.length)
  const elsewhere = helped.filter(({ path, code }) => areaOf(code) !== areaOfFile(path))
  expect(elsewhere.map(({ path, code }) => `${path} has ${code} of ${areaOf(code)}`)).toEqual([])
})
