import { expect, test } from 'vitest'
import { curlOf, fetchOf } from './request-code.ts'

const request = {
  method: 'POST',
  path: '/api/v1/kyb?category=a&locale=ar',
  headers: { 'Content-Type': 'application/json' },
  body: { businessName: "Noura's", password: 'a $b "d"' },
}

test('curl gets every word as it is', () => {
  expect(curlOf(request, 'https://plink.test')).toBe(
    [
      "curl --request POST 'https://plink.test/api/v1/kyb?category=a&locale=ar' \\",
      "  --header 'Content-Type: application/json' \\",
      String.raw`  --data '{"businessName":"Noura'\''s","password":"a $b \"d\""}'`,
    ].join('\n'),
  )
})

test('fetch sends the same', async () => {
  const sent: unknown[] = []
  const fetch = async (url: string, init: object) => {
    sent.push(url, init)
    return { status: 200, text: async () => '' }
  }
  const run = new Function('fetch', 'console', `return (async () => {${fetchOf(request, 'https://plink.test')}})()`)
  await run(fetch, { log: () => {} })
  const { body, path, ...init } = request
  expect(sent).toEqual([`https://plink.test${path}`, { ...init, body: JSON.stringify(body) }])
})
