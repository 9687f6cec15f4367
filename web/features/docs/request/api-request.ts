/** A call to show and to run. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT'
  /** With its leading slash; it is called on the page's own origin. */
  path: string
  body?: unknown
  /** Bearer. */
  token?: string
}

/** What the call answered; `null` where there was no answer. */
export interface ApiAnswer {
  status: number
  milliseconds: number
  body: unknown
}

export function headersOf({ body, token }: ApiRequest): Record<string, string> {
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
}

/** Runs it as it stands in the snippet: no retries, no session of this browser. */
export async function send(request: ApiRequest): Promise<ApiAnswer | null> {
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
