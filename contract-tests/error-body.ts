import { expect } from 'vitest'
import { Error as ErrorSchema } from '#api/contract/generated/schemas.ts'

/** Returns the body of an error, which has only the fields of the contract and the request id of the headers. */
export async function errorOf(response: Response): Promise<unknown> {
  const error = ErrorSchema.parse(await response.json())
  expect(error.documentationUrl).toBe(`http://localhost:3000/docs/errors/${error.code}`)
  expect(response.headers.get('X-Request-Id')).toBe(error.requestId)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return error
}
