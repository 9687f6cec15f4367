import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { takesAdminToken, takesSignUpToken } from './token.ts'

interface Operation {
  security?: Record<string, unknown>[]
}

const contract: { paths: Record<string, Record<string, Operation>> } = parse(await readFile('openapi.yaml', 'utf8'))
const paths = Object.keys(contract.paths)

const openedBy = (scheme: string) =>
  paths.filter(path =>
    Object.values(contract.paths[path] ?? {}).some(({ security }) => security?.some(each => scheme in each)),
  )

describe('the token', () => {
  it('of a sign-up is sent to the operations that require it in the contract', () => {
    expect(openedBy('onboardingToken').length).toBeGreaterThan(5)
    expect(paths.filter(takesSignUpToken)).toEqual(openedBy('onboardingToken'))
  })

  it('of an administrator is sent to the operations that require it in the contract, and to the admin sign-in', () => {
    const adminPaths = openedBy('adminToken')
    expect(adminPaths.length).toBeGreaterThan(5)
    const taking = paths.filter(takesAdminToken)
    expect(taking.filter(path => path !== '/api/admin/auth/login')).toEqual(adminPaths)
  })
})
