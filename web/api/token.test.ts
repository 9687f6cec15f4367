import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { takesSignUpToken } from './token.ts'

interface Operation {
  security?: Record<string, unknown>[]
}

it('the token of a sign-up goes to those operations that the contract opens with it', async () => {
  const contract: { paths: Record<string, Record<string, Operation>> } = parse(await readFile('openapi.yaml', 'utf8'))
  const opened = Object.entries(contract.paths).filter(([, operations]) =>
    Object.values(operations).some(({ security }) => security?.some(scheme => 'onboardingToken' in scheme)),
  )
  const names = opened.map(([path]) => path)
  expect(names.length).toBeGreaterThan(5)
  expect(Object.keys(contract.paths).filter(takesSignUpToken)).toEqual(names)
})
