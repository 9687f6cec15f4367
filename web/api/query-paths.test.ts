import { expect, test } from 'vitest'
import * as paths from './generated/query-paths.ts'

/** The functions of the generated hooks that return a key, by name. */
type Keys = Record<string, unknown>
const modules = import.meta.glob<Keys>('./generated/*.ts', { eager: true })
const keys: Keys = Object.assign({}, ...Object.values(modules))

/** A download has no key function, because it is not a query. */
const isQuery = ([name]: [string, string]) => keyFunction(name) !== undefined

function keyFunction(name: string): unknown {
  const operation = name.replace(/Path$/, '')
  return keys[`get${operation.charAt(0).toUpperCase()}${operation.slice(1)}QueryKey`]
}

test.each(Object.entries(paths).filter(isQuery))('%s begins the key of its query', (name, path) => {
  const keyOf = keyFunction(name)
  expect(typeof keyOf === 'function' && keyOf()).toEqual([path])
})
