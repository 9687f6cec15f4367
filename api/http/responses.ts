import type { Context } from 'hono'

export type HeaderFields = Record<string, string>

/**
 * Sets the headers of every response of `c.json` and `jsonResponse`. Do not use `c.header`, whose headers get lost: with it Hono builds
 * a Headers object per response that the listener takes apart again, which costs as much as validation.
 */
export function setResponseHeaders(c: Context, headers: HeaderFields): void {
  c.set('headers', headers)
  // Hono's type of `json` carries the type of the body, which holds handlers to the contract.
  c.json = json as unknown as Context['json']
}

/** A method of the context. An arrow function would be another object for each request. */
function json(this: Context, body: unknown, status: number, more?: HeaderFields): Response {
  return jsonResponse(this, JSON.stringify(body), status, more)
}

/** Responds with JSON that is serialised already. */
export function jsonResponse(c: Context, text: string, status: number, more?: HeaderFields): Response {
  if (status === 204) return noContent(c, more)
  const headers: HeaderFields = c.get('headers')
  return new Response(text, { status, headers: more ? { ...headers, ...more } : headers })
}

/** Responds 204. */
export function noContent(c: Context, more?: HeaderFields) {
  const { 'Content-Type': _, ...headers }: HeaderFields = c.get('headers')
  return c.body(null, 204, { ...headers, ...more })
}

/** Responds with a file to be saved, whole or as a stream. */
export function download(
  c: Context,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  file: { name: string; type: string },
) {
  const headers: HeaderFields = c.get('headers')
  return c.body(body, 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename="${file.name}"`,
  })
}

/** Responds with server-sent events. A proxy must not hold them back. */
export function eventStream(c: Context, body: ReadableStream<Uint8Array>) {
  const headers: HeaderFields = c.get('headers')
  return c.body(body, 200, { ...headers, 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
}
