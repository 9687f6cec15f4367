import type { Context } from 'hono'

export type HeaderFields = Record<string, string>

/**
 * Gives these headers to every answer of `c.json` and `jsonReply`. They replace `c.header`, whose headers would get lost:
 * with it Hono builds a Headers for each answer that the listener takes apart again, which costs as much as validation.
 */
export function replyWith(c: Context, headers: HeaderFields): void {
  headers['Content-Type'] = 'application/json'
  c.set('headers', headers)
  const json = (body: unknown, status: number, more?: HeaderFields) => jsonReply(c, JSON.stringify(body), status, more)
  // Hono's type of it also tells the type of the body, by which handlers are held to the contract.
  c.json = json as unknown as Context['json']
}

/** Answers JSON that is text already. */
export function jsonReply(c: Context, text: string, status: number, more?: HeaderFields): Response {
  if (status === 204) return noContent(c, more)
  const headers: HeaderFields = c.get('headers')
  return new Response(text, { status, headers: more ? { ...headers, ...more } : headers })
}

/** The answer of an operation that has done what it was asked and has nothing to say. */
export function noContent(c: Context, more?: HeaderFields) {
  const { 'Content-Type': _, ...headers }: HeaderFields = c.get('headers')
  return c.body(null, 204, { ...headers, ...more })
}

/** Answers a file while it is being made. */
export function download(c: Context, body: ReadableStream<Uint8Array>, file: { name: string; type: string }) {
  const headers: HeaderFields = c.get('headers')
  return c.body(body, 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename="${file.name}"`,
  })
}
