import type { StepRequest } from '#arazzo/workflow-run.ts'

/** A call to show as a snippet and to run. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT'
  /** The path with its leading slash. The call goes to the page's own origin. */
  path: string
  body?: unknown
  /** The bearer token. */
  token?: string
  /** The headers besides those of the token and of the body. */
  headers?: Readonly<Record<string, string>>
}

export interface ApiResponse {
  status: number
  milliseconds: number
  body: unknown
}

export function apiRequestOf({ method, path, headers, body }: StepRequest): ApiRequest {
  const { Authorization, 'Content-Type': _, ...others } = headers
  const token = Authorization?.replace(/^Bearer /, '')
  return { method, path, ...(body !== undefined && { body }), ...(token !== undefined && { token }), headers: others }
}

export function headersOf({ body, token, headers }: ApiRequest): Record<string, string> {
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  }
}

/** Sends the request exactly as the snippet shows it, without retries and session. Returns null if the server did not respond. */
export async function send(request: ApiRequest): Promise<ApiResponse | null> {
  const startedAt = performance.now()
  const body = request.body === undefined ? undefined : JSON.stringify(request.body)
  try {
    const response = await fetch(request.path, { method: request.method, headers: headersOf(request), body })
    const text = await response.text()
    return { status: response.status, milliseconds: Math.round(performance.now() - startedAt), body: asJson(text) }
  } catch {
    return null
  }
}

/** The code of an error body. */
export function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
