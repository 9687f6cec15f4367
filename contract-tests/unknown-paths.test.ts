import { afterAll, describe, expect, test } from 'vitest'
import { operations } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { errorOf } from './error-body.ts'
import { onePerKind } from './gate.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

describe('what is at no path or takes another method', () => {
  const paths = [...new Set(operations.map(({ path }) => path))]
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const filled = (path: string) => path.replaceAll(/{.+?}/g, crypto.randomUUID())
  const allowedAt = (path: string) => {
    const methods = operations.filter(operation => operation.path === path).map(({ method }) => method)
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods
  }

  test.each(paths)('%s responds 405 to other methods', async path => {
    const allowed = allowedAt(path)
    for (const method of METHODS.filter(candidate => !allowed.includes(candidate))) {
      const response = await plink.app.request(filled(path), { method })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('Allow')?.split(', ').sort()).toEqual(allowed.sort())
      if (method !== 'HEAD') expect(await errorOf(response)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    }
  })

  // Paths of one depth with their parameters in the same places are of one kind.
  const kindOf = (path: string) => path.replaceAll(/[^/{}]+/g, 'x')

  test.each([
    ...onePerKind(paths, kindOf).flatMap(path => [`${path}/a/b/c`, `${path}/`, `/x${path}`]),
    ...['/', '/api', '/api/v1', '/api/v2'],
  ])('%s responds 404', async path => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await plink.app.request(filled(path), { method })
      expect(response.status, method).toBe(404)
      expect(await errorOf(response)).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('a path that takes GET takes HEAD, without a body', async () => {
    const response = await plink.app.request('/health/live', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})
