import { expect } from 'vitest'
import { Error as ErrorSchema } from '#api/contract/generated/schemas.ts'

/** An error body of the contract and nothing more, under the request id that the headers name too. */
export async function errorOf(response: Response): Promise<unknown> {
  const error = ErrorSchema.parse(await response.json())
  expect(error.documentationUrl).toBe(`http://localhost:3000/docs/errors/${error.code}`)
  expect(response.headers.get('X-Request-Id')).toBe(error.requestId)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return error
}
