import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { testApp } from '#api/testing/app.ts'

const plink = await testApp()
afterAll(() => plink.database.close())

describe('getReadiness', () => {
  test.each([
    ['works', 200, () => Promise.resolve()],
    ['does not', 503, () => Promise.reject(new Error('Query read timeout'))],
  ])(
    'tests a database that %s once for all callers of a second, and writes at most a line',
    async (_what, expected, ping) => {
      const lines: string[] = []
      let pings = 0
      const countedPing = () => {
        pings += 1
        return ping()
      }
      const app = plink.with({
        log: createLog({ level: 'warn', destination: { write: line => lines.push(line) } }),
        readiness: { ...plink.deps.readiness, ping: countedPing },
      })
      const responses = await Promise.all(Array.from({ length: 64 }, () => app.request('/health/ready')))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([expected]))
      expect(pings).toBe(1)
      expect(lines).toHaveLength(expected === 200 ? 0 : 1)
    },
  )
})
