import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ERRORS } from '#api/contract/generated/errors.ts'
import type { ErrorCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { errorBody } from '#api/http/errors.ts'
import { transportSecurity } from '#api/http/static/security-headers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** The error codes by the code of Node's error. Every other error means that the request is not valid HTTP. */
const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}

export interface MalformedHttp {
  /** Handles the `clientError` event of the server: the bytes that arrived never became a request. */
  onClientError(error: NodeJS.ErrnoException, socket: Duplex): void
  /** The response to a request whose URL or Host headers do not form a valid URL. */
  malformedRequest(): Response
  /** The response to an `Expect` that is not `100-continue`. */
  refusedExpectation(): Response
}

/** Responds with the contract's error body where HTTP itself is broken, which no operation sees. */
export function malformedHttp(deps: Deps): MalformedHttp {
  function refuse(code: ErrorCode) {
    const requestId = crypto.randomUUID()
    const { status } = ERRORS[code]
    deps.metrics.recordError(undefined, code)
    deps.log.request({ requestId, operation: undefined, status, milliseconds: 0 })
    const body = JSON.stringify(errorBody(deps, new PlinkError(code), requestId))
    const headers = {
      'Content-Type': 'application/json',
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
      ...transportSecurity(deps.sandbox ? 'sandbox' : 'live'),
    }
    return { status, body, headers }
  }
  const responseOf = (code: ErrorCode) => {
    const { status, body, headers } = refuse(code)
    return new Response(body, { status, headers })
  }
  return {
    onClientError(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const { status, body, headers } = refuse(CODES[error.code ?? ''] ?? 'MALFORMED_REQUEST')
      const fields = { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }
      const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () => socket.destroy())
    },
    malformedRequest: () => responseOf('MALFORMED_REQUEST'),
    refusedExpectation: () => responseOf('EXPECTATION_FAILED'),
  }
}
