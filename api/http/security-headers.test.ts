import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'

const world = await testApp()
afterAll(() => world.database.close())

test.each(['/api/v1/support', '/api/v1/auth/me', '/api/v1/nothing', '/health/live'])(
  '%s demands HTTPS in live mode only',
  async path => {
    const live = await world.with({ sandbox: undefined }).request(path)
    expect(live.headers.get('Strict-Transport-Security')).toContain('max-age=')
    expect((await world.app.request(path)).headers.get('Strict-Transport-Security')).toBeNull()
  },
)
