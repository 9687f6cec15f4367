import { expect, vi } from 'vitest'
import { createPlink, type PlinkOptions } from '../src/create-plink.ts'
import { PlinkError } from '../src/plink-error.ts'

export type MockResponse = () => Response | Promise<Response>

export const sendOtp = { phoneNumber: '+966512345678', businessType: 'freelancer' } as const

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): MockResponse =>
  () =>
    Response.json(body, { status, headers })
export const down: MockResponse = () => Promise.reject(new TypeError('fetch failed'))
export const broken = json(500, { error: 'Request failed', code: 'UNKNOWN_ERROR', requestId: 'r-1' })

/** A client that receives these responses in order. The last one repeats. */
export function clientWith(responses: MockResponse[], options: Partial<PlinkOptions> = {}) {
  const sent: Request[] = []
  const plink = createPlink({
    baseUrl: 'https://plink.test',
    ...options,
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      const response = responses[Math.min(sent.length, responses.length) - 1]
      return response!()
    },
  })
  return { plink, sent }
}

/** The error of a call, with all its pauses passed. */
export async function failureOf(call: Promise<unknown>): Promise<PlinkError> {
  const failed = call.then(
    () => Promise.reject(new Error('it succeeded')),
    error => error,
  )
  await vi.runAllTimersAsync()
  const error = await failed
  expect(error).toBeInstanceOf(PlinkError)
  return error
}
