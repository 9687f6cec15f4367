import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { announceSunset } from './deprecation.ts'

test('every response of a deprecated operation has its dates, and no other one', async () => {
  const app = new Hono()
  app.use('/old', ...announceSunset({ 'x-deprecated-at': '2027-01-31', 'x-sunset': '2027-07-31' }))
  app.use('/new', ...announceSunset({}))
  app.get('/:age', c => {
    if (c.req.query('refused') !== undefined) throw new Error('refused')
    return c.json({})
  })
  app.onError((_, c) => c.json({}, 500))
  for (const path of ['/old', '/old?refused']) {
    const { headers } = await app.request(path)
    expect(headers.get('Deprecation')).toBe('@1801353600')
    expect(headers.get('Sunset')).toBe('Sat, 31 Jul 2027 00:00:00 GMT')
  }
  const { headers } = await app.request('/new')
  expect([headers.get('Deprecation'), headers.get('Sunset')]).toEqual([null, null])
})
