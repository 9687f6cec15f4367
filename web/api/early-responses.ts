import { session } from '#web/session/session-state.ts'

declare global {
  /** The requests that boot.js sent with this access token, by path. A body is present once its response has arrived. */
  var early:
    | { token: string; responses: Record<string, Promise<Response>>; bodies: Record<string, unknown> }
    | undefined
}

/** The age after which a response is out of date, counted from the start of the page. The slowest phones start their scripts after half a minute. */
const LIFETIME_MILLISECONDS = 60_000

/** Returns the response that boot.js requested for the same request, if there is one. Each response is used once. */
export function takeEarlyResponse(
  path: string,
  { method = 'GET', headers, signal }: RequestInit,
): Promise<Response> | undefined {
  const token = new Headers(headers).get('Authorization')?.replace('Bearer ', '')
  const response = method === 'GET' ? take(path, token)?.response : undefined
  return response && signal ? Promise.race([response, rejectedOnAbort(signal)]) : response
}

/** Returns the body of that response if it has arrived. A page that starts with it needs no placeholder. */
export function takeEarlyBody<T>(path: string): T | undefined {
  if (globalThis.early?.bodies[path] === undefined) return undefined
  // The contract tests check the server's responses against the type of the generated caller.
  return take(path, session.get()?.accessToken)?.body as T
}

function take(path: string, token: string | undefined) {
  const { early } = globalThis
  const response = early?.responses[path]
  if (!response || early?.token !== token || performance.now() > LIFETIME_MILLISECONDS) return undefined
  delete early.responses[path]
  return { response, body: early.bodies[path] }
}

function rejectedOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
