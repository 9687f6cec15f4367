import { afterAll, expect, test } from 'vitest'
import { createLog } from '#api/platform/log.ts'
import { testApp } from '#api/testing/app.ts'

const { database, with: appWith } = await testApp()
afterAll(() => database.close())

test('what fails outside the operations is answered and logged like everything else', async () => {
  const lines: string[] = []
  const app = appWith({ log: createLog({ level: 'info', destination: { write: line => lines.push(line) } }) })
  app.get('/broken', () => {
    throw new Error('no file for 0512345678')
  })
  const answer = await app.request('/broken')
  const requestId = answer.headers.get('X-Request-Id')
  expect(answer.status).toBe(500)
  const documentationUrl = expect.stringMatching(/\/docs\/errors#UNKNOWN_ERROR$/)
  expect(await answer.json()).toEqual({ error: 'Request failed', code: 'UNKNOWN_ERROR', requestId, documentationUrl })
  const log = lines.join('')
  expect(log).toContain(`"requestId":"${requestId}"`)
  expect(log).toContain('no file for')
  expect(log).not.toContain('0512345678')
})
